import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { RangeField } from './RangeField.tsx';

test('shows its value in words, also to screen readers', () => {
  render(
    <RangeField
      label="Loan term"
      name="term"
      min={5}
      max={30}
      value={15}
      valueText="15 years"
      onChange={vi.fn()}
    />,
  );

  const slider = screen.getByRole('slider', { name: 'Loan term' });
  expect(slider).toHaveValue('15');
  expect(slider).toHaveAttribute('aria-valuetext', '15 years');
  expect(screen.getByDisplayValue('15 years')).toBeVisible();
});

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

test('moves by a step with its buttons, and to the number that is typed', async () => {
  render(<Term />);
  const typed = screen.getByRole('textbox', { name: 'Loan term, typed' });
  await userEvent.click(screen.getByRole('button', { name: 'More: Loan term' }));
  expect(typed).toHaveValue('30 years');
  await userEvent.click(screen.getByRole('button', { name: 'Less: Loan term' }));
  expect(screen.getByRole('slider')).toHaveValue('29');

  await userEvent.click(typed);
  await userEvent.keyboard('12');
  expect(screen.getByRole('slider')).toHaveValue('12');
  expect(typed).toHaveValue('12');
  await userEvent.tab();
  expect(typed).toHaveValue('12 years');
});
