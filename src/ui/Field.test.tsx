import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
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
