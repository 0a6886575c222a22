import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, test } from 'vitest';
import { CheckboxField } from './CheckboxField.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { SelectField } from './SelectField.tsx';
import { TextAreaField } from './TextAreaField.tsx';
import { TextField } from './TextField.tsx';

const texts = { label: 'Question', name: 'question', hint: 'A hint.', error: 'Answer this.' };
const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];

const fields: Record<string, ReactElement> = {
  TextField: <TextField {...texts} suggestion={{ text: 'A note.' }} />,
  TextAreaField: <TextAreaField {...texts} note={<p>A note.</p>} />,
  SelectField: <SelectField {...texts} options={options} />,
  CheckboxGroup: <CheckboxGroup {...texts} options={options} />,
};

test.each(Object.entries(fields))(
  '%s has its hint above the control, and its error and note under it',
  (_name, field) => {
    const { container } = render(field);
    const hint = screen.getByText('A hint.');
    const error = screen.getByText('Answer this.');
    const note = screen.queryByText('A note.');
    for (const control of container.querySelectorAll<HTMLElement>('input, select, textarea')) {
      expect(control).toAppearAfter(hint);
      expect(control).toAppearBefore(error);
    }
    if (note) expect(note).toAppearAfter(error);
  },
);

test('CheckboxField has its error under the row with its label, which checks it', async () => {
  render(<CheckboxField {...texts} />);
  await userEvent.click(screen.getByText('Question'));
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('A hint. Error: Answer this.');
  const error = screen.getByText('Answer this.');
  expect(screen.getByText('Question')).toAppearBefore(error);
  expect(screen.getByText('A hint.')).toAppearAfter(error);
});

describe.each([
  { Field: TextField, longest: 5_000 },
  { Field: TextAreaField, longest: 12_000 },
])('$Field.name', ({ Field, longest }) => {
  test('is described by its hint and error and is invalid only with an error', () => {
    const { rerender } = render(<Field label="Message" hint="In short." />);
    const field = screen.getByRole('textbox', { name: 'Message' });
    expect(field).toHaveAccessibleDescription('In short.');
    expect(field).not.toHaveAttribute('aria-invalid');

    rerender(<Field label="Message" hint="In short." error="Too long." />);

    expect(field).toHaveAccessibleDescription('In short. Error: Too long.');
    expect(field).toBeInvalid();
  });

  test('cuts a paste of megabytes to what the form still refuses as too long', async () => {
    render(<Field label="Message" />);
    const field = screen.getByRole('textbox', { name: 'Message' });
    await userEvent.click(field);
    await userEvent.paste('1'.repeat(2_000_000));
    expect(field).toHaveValue('1'.repeat(longest));
  });
});
