import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LeadsPage } from '#src/data/admin/leads/leads.service.ts';
import type { LeadCollection } from '#src/model/lead-forms/lead-kinds.ts';
import { type DeskLead, toDeskLead } from '#src/model/leads/desk-lead.ts';
import type { LeadFilter } from '#src/model/leads/lead-filter.ts';
import { changedState, openedState } from '#src/model/leads/lead-state.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { LeadList } from './LeadList.tsx';

const { markAsSpam } = mockExports(await import('#src/data/admin/leads/lead.service.ts'));
const { leadsByReference, leadsPage: read } = mockExports(
  await import('#src/data/admin/leads/leads.service.ts'),
);
mockExports(await import('./shared/new-leads.ts'));
const { eraseLeads } = mockExports(await import('#src/data/admin/leads/privacy.service.ts'));

const filter: LeadFilter = {
  kind: 'contacts',
  status: 'contacted',
  from: '2026-01-01',
  to: '',
  choices: {},
};
const pages: Readonly<Record<LeadCollection, number>> = {
  mortgageQuotes: 20,
  contacts: 8,
  leadBuyers: 1,
};
const names = { mortgageQuotes: 'fullName', contacts: 'name', leadBuyers: 'companyName' } as const;

function makePage(kind: LeadCollection, after: LeadsPage['next']): LeadsPage {
  const page = (Number(after) || 0) + 1;
  const data = { [names[kind]]: `${kind} ${page}` };
  return {
    leads: [toDeskLead(kind, `${kind}${page}`.padEnd(43, 'A'), data)],
    hidden: 0,
    next: page < pages[kind] ? (String(page) as unknown as LeadsPage['next']) : undefined,
  };
}

const pagesRead = () =>
  Object.keys(pages).map((kind) => read.mock.calls.filter(([of]) => of.kind === kind).length);

const list = (wanted: LeadFilter) => (
  <LeadList
    filter={wanted}
    requests={{ status: 'loaded', value: [] }}
    by="owner@example.com"
    onErased={onErased}
  />
);
const onErased = vi.fn();
let change: (wanted: LeadFilter) => void;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  Element.prototype.scrollIntoView = vi.fn();
  read.mockImplementation(async ({ kind }, after) => makePage(kind, after));
  const { rerender } = renderAt(list(filter));
  change = (wanted) => rerender(list(wanted));
});

const status = () =>
  screen.getAllByRole('status').find(({ textContent }) => /\d/.test(textContent ?? ''));
const rows = (kind: string) =>
  within(screen.getByRole('table', { name: kind }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('a search looks in every kind, and reads no more than 200 leads of each until it is asked to', async () => {
  await screen.findByText('3 messages so far');
  expect(pagesRead()).toEqual([0, 3, 0]);

  await userEvent.type(screen.getByRole('searchbox'), 's 4');
  expect(
    await screen.findByText(
      '1 of 6 messages so far, 1 of 4 pre-qualification requests so far, 0 of 1 lead buyer application',
    ),
  ).toBe(status());
  expect(rows('Messages')).toEqual(['contacts 4']);
  expect(rows('Pre-qualification requests')).toEqual(['mortgageQuotes 4']);
  expect(screen.queryByRole('table', { name: 'Lead buyer applications' })).toBeNull();
  expect(pagesRead()).toEqual([4, 6, 1]);
  for (const [{ status: wanted, from }] of read.mock.calls) {
    expect({ status: wanted, from }).toEqual({ status: 'contacted', from: '2026-01-01' });
  }

  await userEvent.type(screen.getByRole('searchbox'), '{Backspace}8');
  expect(await screen.findByText(/^0 of 6 messages/)).toBeVisible();
  expect(pagesRead()).toEqual([4, 6, 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Search older' }));
  expect(
    await screen.findByText(/^1 of 8 messages, 1 of 8 pre-qualification requests so far/),
  ).toHaveFocus();
  expect(pagesRead()).toEqual([8, 8, 1]);

  await userEvent.clear(screen.getByRole('searchbox'));
  expect(await screen.findByText('8 messages')).toBeVisible();
  expect(rows('Messages')).toHaveLength(8);
  expect(screen.queryByRole('table', { name: 'Pre-qualification requests' })).toBeNull();
  expect(pagesRead()).toEqual([8, 8, 1]);
});

test('drops what arrives after the filter has changed', async () => {
  const { promise: late, resolve: arrive } = Promise.withResolvers<LeadsPage>();
  await screen.findByText('3 messages so far');
  read.mockReturnValueOnce(late);
  await userEvent.click(screen.getByRole('button', { name: 'Load older' }));
  change({ ...filter, status: 'spam' });
  await screen.findByText('3 messages so far');
  await act(async () => arrive(makePage('contacts', undefined)));

  expect(rows('Messages')).toEqual(['contacts 1', 'contacts 2', 'contacts 3']);
  expect(pagesRead()).toEqual([0, 9, 0]);
});

test('says when one kind could not be read, and reads it when asked to', async () => {
  await screen.findByText('3 messages so far');
  let isLost = true;
  read.mockImplementation(async ({ kind }, after) => {
    if (kind === 'mortgageQuotes' && isLost) throw new Error('offline');
    return makePage(kind, after);
  });
  await userEvent.type(screen.getByRole('searchbox'), 'u');
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByRole('alert')).toHaveTextContent('The leads could not be loaded.');
  isLost = false;
  await userEvent.click(again);

  expect(await screen.findByText(/ 4 of 4 pre-qualification requests so far/)).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a reference number, as it may be typed, finds a lead that is not listed', async () => {
  const buyer = toDeskLead('leadBuyers', 'A'.repeat(43), { companyName: 'Acme' });
  leadsByReference.mockResolvedValueOnce([buyer]).mockResolvedValue([]);
  const search = screen.getByRole('searchbox');
  fireEvent.change(search, { target: { value: 'ctpz zyrk' } });
  expect(await screen.findByText(/^CTPZ-ZYRK is the lead buyer application from/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Acme' })).toBeVisible();
  fireEvent.change(search, { target: { value: '0000-0000' } });
  expect(await screen.findByText('No lead has the reference number 0000-0000.')).toBeVisible();
  fireEvent.change(search, { target: { value: 'Williams' } });
  await waitFor(() => expect(leadsByReference).toHaveBeenLastCalledWith('W111-1AMS'));
  expect(screen.queryByText(/^No lead has/)).toBeNull();
});

/** Returns a page of messages with their scores, and how many were hidden in it. */
function makeMessages(scores: readonly number[], hidden = 0, page = 1): LeadsPage {
  const leads = scores.map((recaptchaScore, index) => {
    const name = `Message ${page}.${index + 1}`;
    return toDeskLead('contacts', `${page}-${index}`.padEnd(43, 'A'), { name, recaptchaScore });
  });
  return { leads, hidden, next: String(page) as unknown as LeadsPage['next'] };
}

test.each([
  ['twenty people are shown', [20, 20], [0, 0], '20 messages so far'],
  [
    'sixty were read',
    [9, 0, 1, 9],
    [11, 20, 19, 0],
    '10 messages so far, 50 marked as spam hidden',
  ],
])('reads on until %s, and says how many are hidden as spam', async (_, people, hidden, text) => {
  for (const [page, count] of people.entries()) {
    const scores = Array<number>(count).fill(0.9);
    read.mockResolvedValueOnce(makeMessages(scores, hidden[page], page));
  }
  change({ ...filter, status: '' });
  expect(await screen.findByText(text)).toBe(status());
  expect(rows('Messages')).toHaveLength(Number.parseInt(text, 10));
});

test('marks what is probably from bots as spam in two presses, goes on after a failure, and keeps the rest', async () => {
  read.mockResolvedValue({ ...makeMessages([0.1, 0.9, 0.2, 0.3]), next: undefined });
  change({ ...filter, status: '' });
  const line = await screen.findByText('Probably bots (3)');
  expect(line.closest('details')).not.toHaveAttribute('open');
  expect(rows('Messages')).toEqual(['Message 1.2']);
  await userEvent.click(line);
  const mark = markAsSpam.mockImplementationOnce(async (leads, _by, onMarked) => {
    onMarked(leads.slice(0, 2));
    throw new Error('offline');
  });
  await userEvent.click(screen.getByRole('button', { name: 'Select all 3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Spam (3)' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Some leads were not marked as spam.');
  expect(rows('Probably bots')).toEqual(['Message 1.4']);
  expect(status()).toHaveTextContent('1 message, 1 probably a bot, 2 marked as spam hidden');

  mark.mockImplementation(async (leads, _by, onMarked) => onMarked(leads));
  await userEvent.click(screen.getByRole('button', { name: 'Spam (1)' }));
  expect(screen.queryByText(/^Probably/)).toBeNull();
  expect(status()).toHaveFocus();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Message 1.2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Spam (1)' }));
  expect(screen.queryByRole('table')).toBeNull();
  expect(mark.mock.calls.map(([leads, by]) => [leads.length, by])).toEqual(
    [3, 1, 1].map((count) => [count, 'owner@example.com']),
  );
});

test('offers to delete what has been spam for thirty days, and nothing newer', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();
  const [old, newer] = makeMessages([0.1, 0.1]).leads;
  const spam = (lead: typeof old, at: string) => {
    const opened = openedState('contacts', { at, by: 'owner@example.com' });
    const marked = { at, by: 'owner@example.com', kind: 'status', status: 'spam' } as const;
    return { ...(lead as DeskLead), state: changedState(opened, marked) };
  };
  const leads = [spam(newer, daysAgo(29)), spam(old, daysAgo(31))];
  read.mockResolvedValue({ leads, hidden: 0, next: undefined });
  change({ ...filter, status: 'spam' });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Delete what has been spam for 30 days (1)' }),
  );
  await userEvent.type(screen.getByRole('textbox'), '1');
  await userEvent.click(screen.getByRole('button', { name: 'Delete this lead' }));
  expect(eraseLeads.mock.calls[0]?.[0]).toEqual([leads[1]]);
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
});
