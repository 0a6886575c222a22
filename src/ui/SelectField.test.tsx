import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SelectField } from './SelectField.tsx';

test('starts without an answer and accepts one', async () => {
  render(
    <SelectField
      label="Timeline"
      name="timeline"
      placeholder="Choose a time"
      options={[{ value: 'immediately', label: 'Immediately' }]}
    />,
  );
  const field = screen.getByRole('combobox', { name: 'Timeline' });
  expect(field).toHaveValue('');
  expect(field).toHaveDisplayValue('Choose a time');

  await userEvent.selectOptions(field, 'Immediately');

  expect(field).toHaveValue('immediately');
});
