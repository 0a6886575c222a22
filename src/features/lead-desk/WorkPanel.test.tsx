import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { leadStateLimits } from '#src/domain/leads/lead-history.ts';
import { changedState, type LeadState, openedState } from '#src/domain/leads/lead-state.ts';
import { checkContact } from '#src/domain/leads/may-contact.ts';
import { siteTime } from '#src/lib/site-clock.ts';
import { mayLeave } from '#src/lib/use-leave-guard.ts';
import { toDeskLead } from './desk-lead.ts';
import { WorkPanel } from './WorkPanel.tsx';

vi.mock('#src/lib/site-clock.ts', { spy: true });

const onChange = vi.fn(async () => true);
beforeEach(() => void onChange.mockReset().mockResolvedValue(true));

const line = { at: '2026-11-21T15:00:00.000Z', by: 'owner@example.com' };
const opened: LeadState = openedState('contacts', line);
const lead = toDeskLead('contacts', 'lead', { name: 'Ana' }, opened);
const open = { lead, consent: undefined, contact: checkContact(lead, []) };

const panel = (state = opened, mayCall = true) => (
  <MemoryRouter>
    <WorkPanel
      open={{ ...open, contact: { ...open.contact, mayCall } }}
      state={state}
      status="idle"
      unsavedAbove=""
      onChange={onChange}
    />
    <Link to="/blog">Blog</Link>
    <Link to="#contacts/another">Another lead</Link>
  </MemoryRouter>
);
const field = () => screen.getByRole('textbox', { name: 'Note' });
const status = () => screen.getByRole('combobox', { name: 'Status' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('says at its field when the history takes no more notes, and keeps what is typed', async () => {
  const stateAfter = (length: number): LeadState => ({
    ...opened,
    history: Array.from({ length }, () => ({ ...line, kind: 'opened' })),
  });
  const { rerender } = render(panel(stateAfter(leadStateLimits.notesUpToLine - 1)));
  await userEvent.type(field(), ' Called twice. ');
  expect(field()).toBeValid();

  // Somebody else has added a line in the meantime.
  rerender(panel(stateAfter(leadStateLimits.notesUpToLine)));
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription(/has 200 lines and takes no more notes/);
  await press('Add the note');
  expect(onChange).not.toHaveBeenCalled();
  expect(field()).toHaveValue(' Called twice. ');
  expect(field()).toHaveFocus();

  rerender(panel(opened));
  await press('Add the note');
  expect(onChange.mock.calls).toEqual([[{ kind: 'note', note: 'Called twice.' }]]);
  expect(field()).toHaveValue('');
});

test('stores a status when its button is pressed, and none before', async () => {
  const { rerender } = render(panel());
  for (const value of ['contacted', 'qualified', 'closed']) {
    await userEvent.selectOptions(status(), value);
  }
  expect(onChange).not.toHaveBeenCalled();
  expect(status()).toHaveAccessibleDescription('Not saved yet.');

  await press('Save the status');
  expect(onChange.mock.calls).toEqual([[{ kind: 'status', status: 'closed' }]]);
  rerender(panel(changedState(opened, { ...line, kind: 'status', status: 'closed' })));
  expect(status()).toHaveDisplayValue('Closed');
  expect(status()).not.toHaveAccessibleDescription();
  rerender(panel({ ...opened, status: 'passed-on' }));
  expect(status()).toHaveDisplayValue('Passed on');
  rerender(panel({ ...opened, status: 'qualified' }));
  expect(status()).toHaveDisplayValue('Qualified');
});

test('asks for another status before it stores the one that the lead has', async () => {
  render(panel());
  await userEvent.selectOptions(status(), 'spam');
  await userEvent.selectOptions(status(), 'New');
  await press('Save the status');

  expect(onChange).not.toHaveBeenCalled();
  expect(status()).toHaveFocus();
  expect(status()).toHaveAccessibleDescription('Error: Choose another status first.');
});

test('keeps the chosen status and the typed note if they were not stored', async () => {
  onChange.mockResolvedValue(false);
  const { rerender } = render(panel());
  await userEvent.selectOptions(status(), 'spam');
  await press('Save the status');

  // Somebody else has stored another status.
  rerender(panel({ ...opened, status: 'closed' }));
  expect(status()).toHaveDisplayValue('Spam');
  await userEvent.type(field(), 'Called.');
  await press('Add the note');
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

  await press('Save the status');
  await press('Add the note');
  expect(asksUnload()).toBe(false);
});

describe('a reminder', () => {
  const form = (followUp: string, mayCall = true) => panel({ ...opened, followUp }, mayCall);
  const day = () => screen.getByLabelText('Call again on');

  beforeEach(() => {
    // Late in the evening of November 23 in New York.
    vi.mocked(siteTime).mockReturnValue(new Date('2026-11-24T04:00:00Z'));
  });

  test('sets a reminder for today in New York or later, and for no day before', async () => {
    render(panel());
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
    const { rerender } = render(form('2026-12-01', false));
    expect(screen.getByText('A reminder to call again is set for 12/1/2026.')).toBeVisible();
    expect(screen.queryByLabelText('Call again on')).toBeNull();
    await press('Remove the reminder');
    expect(onChange.mock.calls).toEqual([[{ kind: 'reminder', followUp: '' }]]);

    rerender(form('', false));
    expect(screen.queryByRole('button', { name: /reminder/ })).toBeNull();
  });
});
