import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { RateTextField } from './RateTextField.tsx';

function open(stored = '') {
  function Form() {
    const [text, setText] = useState(stored);
    return (
      <RateTextField
        name="arm51"
        label="5/1 ARM"
        text={text}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onTake={setText}
      />
    );
  }
  render(<Form />);
  return screen.getByRole('textbox', { name: '5/1 ARM' });
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('asks beside a rate that is hardly meant, and takes the likely one on a press', async () => {
  const arm = open();
  await userEvent.type(arm, '0.0625');
  await screen.findByText('Did you mean 6.25%?', {}, { timeout: 5_000 });
  await press('Use 6.25%');
  expect(arm).toHaveValue('6.25%');
});

test('goes by eighths, which a text has not', async () => {
  const arm = open('5.7%');
  await press('Raise 5/1 ARM by an eighth');
  expect(arm).toHaveValue('5.75%');
  await press('Lower 5/1 ARM by an eighth');
  expect(arm).toHaveValue('5.625%');
  await userEvent.clear(arm);
  await userEvent.type(arm, 'on request');
  expect(screen.getByRole('button', { name: 'Raise 5/1 ARM by an eighth' })).toBeDisabled();
});
