import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { toDeskLead } from '#src/model/leads/desk-lead.ts';
import { type LeadState, openedState } from '#src/model/leads/lead-state.ts';
import { checkContact } from '#src/model/leads/may-contact.ts';
import { spyExports } from '#tests/fixtures/mock-exports.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { WorkPanel } from './WorkPanel.tsx';

const { siteTime } = spyExports(await import('#src/data/state/site-clock.ts'));

const onChange = vi.fn(async () => true);

const line = { at: '2026-11-21T15:00:00.000Z', by: 'owner@example.com' };
const opened: LeadState = openedState('contacts', line);
const data = { name: 'Ana', phone: '(555) 123-4567' };
const lead = toDeskLead('contacts', 'lead', data, opened);
const open = { lead, consent: undefined, contact: checkContact(lead, []) };

const panel = (state = opened, mayCall = true) => (
  <>
    <WorkPanel
      open={{ ...open, contact: { ...open.contact, mayCall } }}
      state={state}
      busy={false}
      othersCount={0}
      unsavedAbove=""
      onChange={onChange}
    />
    <Link to="/blog">Blog</Link>
    <Link to="#contacts/another">Another lead</Link>
  </>
);
const field = () => screen.getByRole('textbox', { name: 'Note' });
const status = () => screen.getByRole('combobox', { name: 'Status' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('stores a status when Save is pressed and none before, after what happened in a line of its own', async () => {
  const { rerender } = renderAt(panel());
  for (const value of ['contacted', 'qualified', 'closed']) {
    await userEvent.selectOptions(status(), value);
  }
  await userEvent.type(field(), 'Has a lender.');
  expect(onChange).not.toHaveBeenCalled();
  expect(status()).toHaveAccessibleDescription('Not saved yet.');

  await press('Save');
  expect(onChange.mock.calls).toEqual([
    [{ kind: 'note', note: 'Has a lender.' }],
    [{ kind: 'status', status: 'closed' }],
  ]);
  for (const [stored, shown] of [
    ['closed', 'Closed'],
    ['passed-on', 'Passed on'],
    ['qualified', 'Qualified'],
  ] as const) {
    rerender(panel({ ...opened, status: stored }));
    expect(status()).toHaveDisplayValue(shown);
    expect(status()).not.toHaveAccessibleDescription();
  }
});

test('keeps the chosen status and the typed note if they were not stored, and what is left if one was', async () => {
  onChange.mockResolvedValue(false);
  const { rerender } = renderAt(panel());
  await userEvent.selectOptions(status(), 'spam');
  await userEvent.type(field(), 'Called.');
  await press('Save');
  expect(onChange.mock.calls).toEqual([[{ kind: 'note', note: 'Called.' }]]);
  expect(field()).toHaveValue('Called.');
  // Somebody else has stored another status.
  rerender(panel({ ...opened, status: 'closed' }));
  expect(status()).toHaveDisplayValue('Spam');

  onChange.mockResolvedValueOnce(true);
  await press('Save');
  expect(onChange).toHaveBeenLastCalledWith({ kind: 'status', status: 'spam' });
  expect(field()).toHaveValue('');
  expect(status()).toHaveDisplayValue('Spam');
});

const asksUnload = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const question = () => screen.queryByRole('alertdialog', { name: 'Leave without saving?' });

test('names everything that is not saved, and asks no more once it is', async () => {
  renderAt(panel());
  await userEvent.type(field(), 'Called.');
  await userEvent.selectOptions(status(), 'contacted');
  await userEvent.click(screen.getByRole('link', { name: 'Blog' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(question()).toHaveAccessibleDescription('Not saved yet: the new status and your note.');
  await userEvent.click(dialog.getByRole('button', { name: 'Stay' }));
  await press('Save');
  expect(asksUnload()).toBe(false);
});

describe('what happened', () => {
  const radio = (name: string) => screen.getByRole('radio', { name });
  const day = () => screen.queryByLabelText('Call again on');

  beforeEach(() => {
    // Late in the evening of November 23 in New York.
    siteTime.mockReturnValue(new Date('2026-11-24T04:00:00Z'));
  });

  test.each([
    [['Left a voicemail', 'Tomorrow'], '', { outcome: 'voicemail', followUp: '2026-11-24' }],
    [['Reached', 'Remove the reminder'], ' Yes. ', { outcome: 'reached', followUp: '' }],
    [['Wrong number'], '', { outcome: 'wrong-number' }],
    [['Not interested'], 'No.', { outcome: 'not-interested' }],
    [['In three days'], 'Asks.', { kind: 'note', followUp: '2026-11-26' }],
    [['Remove the reminder'], '', { kind: 'reminder', followUp: '' }],
  ])('%j with the note %j is one line, and the form is empty again', async (names, typed, said) => {
    renderAt(panel({ ...opened, followUp: '2026-12-01' }));
    for (const name of names) await userEvent.click(radio(name));
    if (typed) await userEvent.type(field(), typed);
    await press('Save');
    const note = typed && { note: typed.trim() };
    expect(onChange.mock.calls).toEqual([[{ kind: 'call', ...said, ...note }]]);
    expect(radio('No call')).toBeChecked();
    expect(radio('As set: 12/1')).toBeChecked();
    expect(field()).toHaveValue('');
    expect(asksUnload()).toBe(false);
  });

  test('asks for a note if nothing is said, and for a day in New York that is not over', async () => {
    renderAt(panel());
    await press('Save');
    expect(field()).toHaveAccessibleDescription(/Write a note first\./);
    await userEvent.click(radio('Another day'));
    fireEvent.change(day() as HTMLElement, { target: { value: '2026-11-22' } });
    await press('Save');
    expect(day()).toHaveFocus();
    expect(day()).toHaveAccessibleDescription('Error: Choose today or a later day.');
    expect(onChange).not.toHaveBeenCalled();

    fireEvent.change(day() as HTMLElement, { target: { value: '2026-11-23' } });
    await press('Save');
    expect(onChange.mock.calls).toEqual([[{ kind: 'reminder', followUp: '2026-11-23' }]]);
    expect(day()).toBeNull();
  });

  test('of a person who asked not to be contacted, no call is logged, and a reminder can only be removed', async () => {
    const { rerender } = renderAt(panel({ ...opened, followUp: '2026-12-01' }, false));
    const choices = within(screen.getByRole('group', { name: 'Call again' }));
    expect(
      choices.getAllByRole('radio').map(({ parentElement }) => parentElement?.textContent),
    ).toEqual(['As set: 12/1', 'Remove the reminder']);
    rerender(panel(opened, false));
    expect(screen.queryByRole('group')).toBeNull();
  });
});
