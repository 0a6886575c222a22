import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RangeField } from './RangeField.tsx';

function Term() {
  const [years, setYears] = useState(29);
  return (
    <RangeField
      label="Loan term"
      min={5}
      max={30}
      value={years}
      valueText={`${years} years`}
      onChange={(event) => setYears(event.target.valueAsNumber)}
    />
  );
}

test('shows its value in words, moves by a step with its buttons, and to the number that is typed', async () => {
  render(<Term />);
  const slider = screen.getByRole('slider', { name: 'Loan term' });
  expect(slider).toHaveAttribute('aria-valuetext', '29 years');
  const typed = screen.getByRole('textbox', { name: 'Loan term, typed' });
  expect(typed).toHaveValue('29 years');
  await userEvent.click(screen.getByRole('button', { name: 'More: Loan term' }));
  expect(typed).toHaveValue('30 years');
  await userEvent.click(screen.getByRole('button', { name: 'Less: Loan term' }));
  expect(slider).toHaveValue('29');

  await userEvent.click(typed);
  await userEvent.keyboard('12');
  expect(slider).toHaveValue('12');
  expect(typed).toHaveValue('12');
  await userEvent.tab();
  expect(typed).toHaveValue('12 years');
});
