import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { type DeskLead, toDeskLead } from '#src/model/leads/desk-lead.ts';
import { changedState, openedState } from '#src/model/leads/lead-state.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { EraseLead } from './EraseLeads.tsx';

const { eraseLeads: erase, leadsSentWith: find } = mockExports(
  await import('#src/data/admin/leads/privacy.service.ts'),
);
mockExports(await import('#src/features/admin/desk/shared/new-leads.ts'));

const onErased = vi.fn();

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const dialog = () => within(screen.getByRole('alertdialog'));

async function confirm(count: number, button: string | RegExp = /^Delete/) {
  await userEvent.clear(dialog().getByRole('textbox'));
  await userEvent.type(dialog().getByRole('textbox'), String(count));
  await userEvent.click(dialog().getByRole('button', { name: button }));
}

const lead = (letter: string, kind: DeskLead['kind'], fields: Record<string, string> = {}) =>
  toDeskLead(kind, letter.repeat(43), { email: 'ana@example.com', ...fields });

const own = lead('A', 'mortgageQuotes', { fullName: 'A Stranger', phone: '(555) 123-4567' });
const victims = lead('B', 'mortgageQuotes', {
  fullName: 'Ana Cruz',
  email: 'ANA@example.com',
  phone: '(555) 000-1111',
  loanType: 'fha',
});
const message = lead('C', 'contacts', { name: 'Someone', message: 'Call me' });
const application = lead('D', 'leadBuyers', {
  companyName: 'Acme',
  email: 'acme@example.com',
  phone: '15551234567',
});

beforeEach(() => {
  erase.mockImplementation(async (leads, onSome) => onSome?.(leads));
  find.mockResolvedValue([
    { ...own, shared: ['email', 'phone'] },
    { ...victims, shared: ['email'] },
    { ...message, shared: ['email'] },
    { ...application, shared: ['phone'] },
  ]);
});

const open = (isRequested = true) =>
  render(<EraseLead lead={own} state={undefined} isRequested={isRequested} onErased={onErased} />);
const listed = () =>
  dialog()
    .getAllByRole('listitem')
    .map((item) => item.textContent);

const erasedIds = () => erase.mock.calls.map(([leads]) => leads.map(({ id }) => id));

test('deletes the lead that a request is about and nothing else, whatever is selected below', async () => {
  open();
  await screen.findByRole('group', { name: 'Also sent with this address or number' });
  await userEvent.click(box(/^Ana Cruz/));
  await press('Delete this lead');
  expect(screen.getByRole('alertdialog', { name: 'Delete this lead?' })).toBeVisible();
  expect(listed()).toEqual(['A Stranger: pre-qualification request (0000-0000)']);
  await confirm(1, 'Delete this lead');
  expect(erasedIds()).toEqual([[own.id]]);
  expect(onErased.mock.calls).toEqual([[[own]]]);
});

test('names the companies that were not told to delete a lead before it is deleted anyway, with what else is selected', async () => {
  const line = { at: '2026-11-21T15:00:00.000Z', by: 'owner@example.com' };
  const passedOnTo = (company: string) =>
    changedState(openedState('mortgageQuotes', line), { ...line, kind: 'passed-on', company });
  const notified = { ...line, kind: 'notified-of-deletion', company: 'Best Loans' } as const;
  const state = changedState(passedOnTo('Best Loans'), notified);
  find.mockResolvedValue([
    { ...victims, state, shared: ['email'] },
    { ...message, shared: ['email'] },
  ]);
  render(
    <EraseLead lead={own} state={passedOnTo('Acme Lending')} isRequested onErased={onErased} />,
  );
  await screen.findByRole('group');
  await press('Delete this lead and the selected');
  expect(screen.getByText('Select what else to delete.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  for (const name of [/^Ana Cruz/, /^Someone/, /^Someone/]) await userEvent.click(box(name));
  await press('Delete this lead and the selected');

  expect(listed()).toEqual([
    expect.stringMatching(/^A Stranger.*Acme Lending was not told to delete it\.$/),
    expect.stringMatching(/^Ana Cruz[^.]*$/),
  ]);
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    /tell every company named here to delete it, too\./,
  );
  await confirm(2, 'Delete anyway');
  expect(erasedIds()).toEqual([[own.id, victims.id]]);
});

test('lists what else was sent with the address or the number, with what matches, and selects none', async () => {
  open();
  const names = [/^Ana Cruz: pre-qualification request/, /^Someone: message/, /^Acme: lead buyer/];
  expect(await screen.findAllByRole('checkbox')).toHaveLength(names.length);
  for (const name of names) expect(box(name)).not.toBeChecked();
  expect(screen.getByText('3 other leads found.')).toBeVisible();
  expect(box(/^Ana Cruz/)).toHaveAccessibleDescription(
    /^Has the same email address\. Sent with ANA@example\.com and \(555\) 000-1111\. FHA/,
  );
  expect(box(/^Acme/)).toHaveAccessibleDescription(/^Has the same phone number\./);
  expect(screen.getByRole('link', { name: /^Open it in a new tab: Ana Cruz/ })).toHaveAttribute(
    'href',
    `/admin/leads/lead#mortgageQuotes/${victims.id}`,
  );
  expect(screen.queryByRole('button', { name: /all/ })).toBeNull();
});

test('deletes nothing until the number of leads is typed', async () => {
  open();
  await press('Delete this lead');
  const field = dialog().getByRole('textbox', {
    name: 'Type 1, the number of leads, to confirm',
  });
  for (const typed of ['', '2', 'one']) {
    await userEvent.clear(field);
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(dialog().getByRole('button', { name: 'Delete this lead' }));
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription('Error: Type 1 to delete this lead.');
  }
  expect(erase).not.toHaveBeenCalled();
});

test('searches for others of a lead without a request only when asked to, and of one without a sender never', async () => {
  const without = toDeskLead('contacts', 'E'.repeat(43), { name: 'Nobody' });
  render(<EraseLead lead={without} state={undefined} isRequested onErased={onErased} />).unmount();
  open(false);
  expect(find).not.toHaveBeenCalled();
  await press('Find what else they sent');
  expect(await screen.findAllByRole('checkbox')).toHaveLength(3);
  expect(find.mock.calls).toEqual([[own]]);
  expect(screen.getByRole('button', { name: 'Find what else they sent' })).toHaveFocus();
});

test('says when nothing else was sent with it, and when that could not be searched', async () => {
  find.mockResolvedValueOnce([{ ...own, shared: ['email'] }]).mockRejectedValueOnce(new Error());
  const { unmount } = open();
  expect(
    await screen.findByText('Nothing else was sent with this address or number.'),
  ).toBeVisible();
  unmount();
  open();
  expect(await screen.findByText('The leads could not be searched.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Delete this lead' })).toBeEnabled();
});

/** Deletes three leads, of which only some are deleted before the connection is lost. */
async function eraseUntilFailure(erasedCount: number) {
  erase.mockImplementationOnce(async (leads, onSome) => {
    onSome?.(leads.slice(0, erasedCount));
    throw new Error('offline');
  });
  open();
  await screen.findByRole('group');
  for (const name of [/^Ana Cruz/, /^Someone/]) await userEvent.click(box(name));
  await press('Delete this lead and the selected');
  await confirm(3);
  return dialog().findByRole('alert');
}

test('says what is left after a failure, and asks for the number of the rest', async () => {
  expect(await eraseUntilFailure(2)).toHaveTextContent(
    'Not all of it was deleted.Deleted: 2 pre-qualification requests. Please check',
  );
  expect(dialog().getByRole('listitem')).toHaveTextContent(/^Someone/);
  await userEvent.click(dialog().getByRole('button', { name: 'Delete this lead' }));
  expect(erase).toHaveBeenCalledOnce();
  await confirm(1);
  expect(erasedIds()).toEqual([[own.id, victims.id, message.id], [message.id]]);
  expect(onErased.mock.calls[0]?.[0]).toHaveLength(3);
});

test('after a failure in part, Cancel says what is gone', async () => {
  await eraseUntilFailure(1);
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(onErased.mock.calls).toEqual([[[own]]]);
});
