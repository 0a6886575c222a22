import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { leadStateLimits } from '#src/domain/leads/lead-state.ts';
import { NoteForm } from './WorkPanel.tsx';

const { notesUpToLine } = leadStateLimits;
const onChange = vi.fn(async () => true);

const form = (lineCount: number) => (
  <NoteForm lineCount={lineCount} busy={false} onChange={onChange} />
);
const field = () => screen.getByRole('textbox', { name: 'Note' });
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add the note' }));

test('says at its field when the history takes no more notes, and keeps what is typed', async () => {
  const { rerender } = render(form(notesUpToLine - 1));
  fireEvent.change(field(), { target: { value: 'Called twice.' } });
  expect(field()).toBeValid();

  // Somebody else has added a line in the meantime.
  rerender(form(notesUpToLine));
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/has 200 lines and takes no more notes/);
  add();

  expect(onChange).not.toHaveBeenCalled();
  expect(field()).toHaveValue('Called twice.');
  expect(field()).toHaveFocus();

  rerender(form(notesUpToLine - 1));
  add();
  expect(onChange).toHaveBeenCalledWith('note', 'Called twice.');
  await vi.waitFor(() => expect(field()).toHaveValue(''));
});
