import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { toDeskLead } from './desk-lead.ts';
import { EraseSection } from './EraseLeads.tsx';
import { eraseLeads, type FoundLead, leadsSentWith } from './privacy.service.ts';

vi.mock('./privacy.service.ts');
vi.mock('./new-leads.ts');

const erase = vi.mocked(eraseLeads);
const find = vi.mocked(leadsSentWith);
const onErased = vi.fn();

const found = ['Ana', 'Ben', 'Cleo'].map((name, index): FoundLead => {
  const data = { name, email: 'ana@example.com', createdAt: '2026-11-21T20:05:00.000Z' };
  const lead = toDeskLead('contacts', String(index).repeat(43), data, undefined);
  return { ...lead, shared: ['email'] };
});

beforeEach(() => {
  onErased.mockReset();
  find.mockReset().mockResolvedValue(found);
  erase.mockReset().mockImplementation(async (leads, onSome) => onSome(leads));
  render(<EraseSection onErased={onErased} />);
});

const field = () => screen.getByRole('textbox', { name: 'Email address or phone number' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const dialog = () => within(screen.getByRole('alertdialog'));

async function search(typed: string) {
  await userEvent.clear(field());
  await userEvent.type(field(), typed);
  await press('Find what they sent');
}

async function confirm(count: number) {
  await userEvent.clear(dialog().getByRole('textbox'));
  await userEvent.type(dialog().getByRole('textbox'), String(count));
  await userEvent.click(dialog().getByRole('button', { name: /^Delete/ }));
}

/** The names on the leads that were deleted, call by call. */
const erasedNames = () => erase.mock.calls.map(([leads]) => leads.map(({ name }) => name));

test.each([
  ['Ana@example.com', { email: 'Ana@example.com', phone: '' }],
  ['1 (555) 123-4567', { email: '', phone: '1 (555) 123-4567' }],
])('finds what was sent with %s, and selects none of it', async (typed, sender) => {
  await search(typed);
  const group = within(await screen.findByRole('group', { name: `Sent with ${typed}` }));
  const boxes = group.getAllByRole('checkbox');
  expect(boxes).toHaveLength(3);
  for (const each of boxes) expect(each).not.toBeChecked();
  expect(boxes[0]).toHaveAccessibleName('Ana: message, sent 11/21/2026, 3:05 PM ET (TD6K-9MTD)');
  expect(screen.getByText('3 leads found.')).toBeVisible();
  expect(find.mock.calls).toEqual([[sender]]);
});

test.each(['', 'ana', '24'])('refuses to search for %j', async (typed) => {
  if (typed) await userEvent.type(field(), typed);
  await press('Find what they sent');
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription('Error: Enter an email address or a phone number.');
  expect(find).not.toHaveBeenCalled();
});

test('deletes what is selected and nothing else', async () => {
  await search('ana@example.com');
  await screen.findByRole('group');
  await press('Delete the selected');
  expect(screen.getByText('Select what to delete.')).toBeVisible();
  expect(box(/^Ana/)).toHaveFocus();

  await userEvent.click(box(/^Ben/));
  await press('Delete the selected');
  expect(dialog().getAllByRole('listitem')).toHaveLength(1);
  await confirm(1);
  expect(erasedNames()).toEqual([['Ben']]);
  const outcome = await screen.findByText('Deleted: 1 message.');
  await waitFor(() => expect(outcome).toHaveFocus());
  expect(screen.queryByRole('group')).toBeNull();
  expect(onErased).toHaveBeenCalledOnce();
});

test('selects all at once, or none', async () => {
  await search('ana@example.com');
  await screen.findByRole('group');
  await press('Select all 3');
  for (const each of screen.getAllByRole('checkbox')) expect(each).toBeChecked();
  await press('Select none');
  for (const each of screen.getAllByRole('checkbox')) expect(each).not.toBeChecked();
  await press('Select all 3');
  await press('Delete the selected');
  await confirm(3);
  expect(erasedNames()).toEqual([['Ana', 'Ben', 'Cleo']]);
});

test('selects nothing in the results of the next search', async () => {
  await search('ana@example.com');
  await screen.findByRole('group');
  await press('Select all 3');
  await search('555-123-4567');
  await screen.findByRole('group', { name: 'Sent with 555-123-4567' });
  for (const each of screen.getAllByRole('checkbox')) expect(each).not.toBeChecked();
  await press('Delete the selected');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

/** Deletes three leads, of which only some are deleted before the connection is lost. */
async function eraseAllUntilFailure(erasedCount: number) {
  erase.mockImplementationOnce(async (leads, onSome) => {
    onSome(leads.slice(0, erasedCount));
    throw new Error('offline');
  });
  await search('ana@example.com');
  await screen.findByRole('group');
  await press('Select all 3');
  await press('Delete the selected');
  await confirm(3);
}

test('says what is left after a failure, and asks for the number of the rest', async () => {
  await eraseAllUntilFailure(2);
  const alert = await dialog().findByRole('alert');
  expect(alert).toHaveTextContent('Not all of it was deleted.Deleted: 2 messages. Please check');
  expect(dialog().getByRole('listitem')).toHaveTextContent(/^Cleo/);
  await userEvent.click(dialog().getByRole('button', { name: 'Delete this lead' }));
  expect(erase).toHaveBeenCalledOnce();
  await confirm(1);
  expect(erasedNames()).toEqual([['Ana', 'Ben', 'Cleo'], ['Cleo']]);
  expect(await screen.findByText('Deleted: 3 messages.')).toBeVisible();
});

test('after a failure in part, Cancel says what is gone', async () => {
  await eraseAllUntilFailure(1);
  await dialog().findByRole('alert');
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('Deleted: 1 message.')).toBeVisible();
  expect(onErased).toHaveBeenCalledOnce();
});

test('says when nothing was found, and when the leads could not be searched', async () => {
  find.mockResolvedValueOnce([]).mockRejectedValueOnce(new Error('offline'));
  await search('ana@example.com');
  expect(await screen.findByText('Nothing was sent with ana@example.com.')).toBeVisible();
  await search('ana@example.com');
  expect(await screen.findByText('The leads could not be searched.')).toBeVisible();
});
