import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { CheckboxField } from './CheckboxField.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import { RangeField } from './RangeField.tsx';
import { SelectField } from './SelectField.tsx';
import { CharactersLeft, TextAreaField } from './TextAreaField.tsx';
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

test('a group of choices is described as a whole by its error, whose link leads to its first choice', () => {
  render(<CheckboxGroup {...texts} options={options} />);
  expect(screen.getByRole('group', { name: 'Question' })).toHaveAccessibleDescription(
    'A hint. Error: Answer this.',
  );
  const [first, second] = screen.getAllByRole('checkbox');
  expect([first?.id, second?.id]).toEqual(['question', 'question-2']);
});

test('a summary of errors moves the focus to the field without changing the URL', async () => {
  render(
    <>
      <ErrorSummary errors={[{ id: 'question', message: 'Enter an answer' }]} />
      <TextField {...texts} />
    </>,
  );
  const address = window.location.href;
  await userEvent.click(screen.getByRole('link', { name: 'Enter an answer' }));
  expect(screen.getByRole('textbox', { name: 'Question' })).toHaveFocus();
  expect(window.location.href).toBe(address);
});

test('announces a suggestion and returns the focus when it is accepted', async () => {
  function Email() {
    const [email, setEmail] = useState('ana@gmail.con');
    const suggestion = {
      text: 'Did you mean ana@gmail.com?',
      action: 'Use it',
      onAccept: () => setEmail('ana@gmail.com'),
    };
    return (
      <TextField
        label="Email"
        name="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        suggestion={email.endsWith('.con') ? suggestion : undefined}
      />
    );
  }
  render(<Email />);
  const offer = screen.getByText('Did you mean ana@gmail.com?');
  expect(offer.closest('[aria-live="polite"]')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: 'Use it' }));

  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toHaveValue('ana@gmail.com');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Use it' })).not.toBeInTheDocument();
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

const seen = (container: HTMLElement) =>
  container.querySelector('[aria-hidden="true"]')?.textContent ?? '';

test.each([
  [501, '', ''],
  [500, '500 characters left', 'At most 500 characters left'],
  [201, '201 characters left', 'At most 500 characters left'],
  [200, '200 characters left', 'At most 200 characters left'],
  [1, '1 character left', 'At most 20 characters left'],
  [0, '0 characters left', 'At most 0 characters left'],
  [-1, '1 character too many', 'The text is too long'],
  [-1_200, '1,200 characters too many', 'The text is too long'],
])('with %d characters left: shows %j, says %j', (left, shown, said) => {
  const { container } = render(<CharactersLeft left={left} />);

  expect(seen(container)).toBe(shown);
  expect(screen.getByRole('status').textContent).toBe(said);
});
