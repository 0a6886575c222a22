import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { leadStateLimits } from '#src/domain/leads/lead-history.ts';
import { changedState, type LeadState, openedState } from '#src/domain/leads/lead-state.ts';
import { checkContact } from '#src/domain/leads/may-contact.ts';
import { siteTime } from '#src/lib/site-clock.ts';
import { mayLeave } from '#src/lib/use-leave-guard.ts';
import { toDeskLead } from './desk-lead.ts';
import { FollowUpForm, NoteForm, WorkPanel } from './WorkPanel.tsx';

vi.mock('#src/lib/site-clock.ts', { spy: true });

const { notesUpToLine } = leadStateLimits;
const onChange = vi.fn(async () => true);
beforeEach(() => void onChange.mockReset().mockResolvedValue(true));

const field = () => screen.getByRole('textbox', { name: 'Note' });
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add the note' }));

function Note({ lineCount }: { lineCount: number }) {
  const [typed, setTyped] = useState('');
  return (
    <NoteForm
      lineCount={lineCount}
      typed={typed}
      onTyped={setTyped}
      busy={false}
      onChange={onChange}
    />
  );
}

test('says at its field when the history takes no more notes, and keeps what is typed', async () => {
  const { rerender } = render(<Note lineCount={notesUpToLine - 1} />);
  fireEvent.change(field(), { target: { value: 'Called twice.' } });
  expect(field()).toBeValid();

  // Somebody else has added a line in the meantime.
  rerender(<Note lineCount={notesUpToLine} />);
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/has 200 lines and takes no more notes/);
  add();

  expect(onChange).not.toHaveBeenCalled();
  expect(field()).toHaveValue('Called twice.');
  expect(field()).toHaveFocus();

  rerender(<Note lineCount={notesUpToLine - 1} />);
  add();
  expect(onChange).toHaveBeenCalledWith({ kind: 'note', note: 'Called twice.' });
  await vi.waitFor(() => expect(field()).toHaveValue(''));
});

const line = { at: '2026-11-21T15:00:00.000Z', by: 'owner@example.com' };
const opened: LeadState = openedState('contacts', line);
const lead = toDeskLead('contacts', 'lead', { name: 'Ana' }, opened);
const open = { lead, consent: undefined, contact: checkContact(lead, []) };

const panel = (state = opened) => (
  <MemoryRouter>
    <WorkPanel open={open} state={state} status="idle" onChange={onChange} />
    <Link to="/blog">Blog</Link>
    <Link to="#contacts/another">Another lead</Link>
  </MemoryRouter>
);
const status = () => screen.getByRole('combobox', { name: 'Status' });
const saveStatus = () => userEvent.click(screen.getByRole('button', { name: 'Save the status' }));

test('stores a status when its button is pressed, and none before', async () => {
  const { rerender } = render(panel());
  for (const value of ['contacted', 'qualified', 'closed']) {
    await userEvent.selectOptions(status(), value);
  }
  expect(onChange).not.toHaveBeenCalled();
  expect(status()).toHaveAccessibleDescription('Not saved yet.');

  await saveStatus();
  expect(onChange.mock.calls).toEqual([[{ kind: 'status', status: 'closed' }]]);
  rerender(panel(changedState(opened, { ...line, kind: 'status', status: 'closed' })));
  expect(status()).toHaveValue('closed');
  expect(status()).not.toHaveAccessibleDescription();
});

test('asks for another status before it stores the one that the lead has', async () => {
  render(panel());
  await userEvent.selectOptions(status(), 'spam');
  await userEvent.selectOptions(status(), 'new');
  await saveStatus();

  expect(onChange).not.toHaveBeenCalled();
  expect(status()).toHaveFocus();
  expect(status()).toHaveAccessibleDescription('Error: Choose another status first.');
});

test('keeps the chosen status and the typed note if they were not stored', async () => {
  onChange.mockResolvedValue(false);
  render(panel());
  await userEvent.selectOptions(status(), 'spam');
  await saveStatus();

  expect(status()).toHaveValue('spam');
  await userEvent.type(field(), 'Called.');
  await userEvent.click(screen.getByRole('button', { name: 'Add the note' }));
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'note', note: 'Called.' });
  expect(field()).toHaveValue('Called.');
});

const asksUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });

test('asks before a typed note is left, by a link, to another lead, by a reload, or by signing out', async () => {
  render(panel());
  expect(asksUnload()).toBe(false);
  await userEvent.type(field(), 'Half a thought');
  expect(asksUnload()).toBe(true);

  for (const name of ['Blog', 'Another lead']) {
    await userEvent.click(screen.getByRole('link', { name }));
    expect(question()).toHaveAccessibleDescription('Not saved yet: your note.');
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(question()).toBeNull();
    expect(field()).toHaveValue('Half a thought');
  }
  const leaves = mayLeave();
  await screen.findByRole('alertdialog');
  await userEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await leaves).toBe(true);

  await userEvent.clear(field());
  expect(asksUnload()).toBe(false);
});

test('names everything that is not saved, and asks no more once it is', async () => {
  render(panel());
  await userEvent.type(field(), 'Called.');
  await userEvent.selectOptions(status(), 'contacted');
  await userEvent.click(screen.getByRole('link', { name: 'Blog' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(question()).toHaveAccessibleDescription('Not saved yet: the new status and your note.');
  await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));

  await saveStatus();
  await userEvent.click(screen.getByRole('button', { name: 'Add the note' }));
  expect(asksUnload()).toBe(false);
});

describe('a reminder', () => {
  const form = (followUp: string | undefined, isRefused = false) => (
    <FollowUpForm followUp={followUp} isRefused={isRefused} busy={false} onChange={onChange} />
  );
  const day = () => screen.getByLabelText('Call again on');
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  beforeEach(() => {
    // Late in the evening of November 23 in New York.
    vi.mocked(siteTime).mockReturnValue(new Date('2026-11-24T04:00:00Z'));
  });

  test('sets a reminder for today in New York or later, and for no day before', async () => {
    render(form(undefined));
    for (const [value, refusal] of [
      ['', 'Choose a day.'],
      ['2026-11-22', 'Choose today or a later day.'],
    ] as const) {
      fireEvent.change(day(), { target: { value } });
      await press('Set the reminder');
      expect(day()).toHaveFocus();
      expect(day()).toHaveAccessibleDescription(`Error: ${refusal}`);
    }
    expect(onChange).not.toHaveBeenCalled();

    fireEvent.change(day(), { target: { value: '2026-11-23' } });
    await press('Set the reminder');
    expect(onChange.mock.calls).toEqual([[{ kind: 'reminder', followUp: '2026-11-23' }]]);
    expect(day()).toBeValid();
  });

  test('says which day is set, and removes it', async () => {
    const { rerender } = render(form('2026-12-01'));
    expect(day()).toHaveValue('2026-12-01');
    expect(day()).toHaveAccessibleDescription('A reminder is set for 12/1/2026.');
    await press('Remove the reminder');
    expect(onChange.mock.calls).toEqual([[{ kind: 'reminder', followUp: '' }]]);

    rerender(form(''));
    expect(day()).toHaveValue('');
    expect(day()).not.toHaveAccessibleDescription();
    expect(screen.queryByRole('button', { name: 'Remove the reminder' })).toBeNull();
  });

  test('of a person who asked not to be contacted, a reminder can only be removed', async () => {
    const { rerender } = render(form('2026-12-01', true));
    expect(screen.getByText('A reminder to call again is set for 12/1/2026.')).toBeVisible();
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await press('Remove the reminder');
    expect(onChange.mock.calls).toEqual([[{ kind: 'reminder', followUp: '' }]]);

    rerender(form('', true));
    expect(screen.queryByRole('button')).toBeNull();
  });
});
