import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LeadCollection } from '#src/domain/leads/lead-kinds.ts';
import { toDeskLead } from './desk-lead.ts';
import { LeadList } from './LeadList.tsx';
import type { LeadFilter } from './lead-filter.ts';
import { type LeadsPage, leadsByReference, leadsPage } from './leads.service.ts';

vi.mock('./leads.service.ts');
vi.mock('./privacy.service.ts');

const filter: LeadFilter = {
  kind: 'contacts',
  status: 'contacted',
  from: '2026-01-01',
  to: '',
  choices: {},
};
/** The number of pages that each kind has. */
const pages: Readonly<Record<LeadCollection, number>> = {
  mortgageQuotes: 20,
  contacts: 6,
  leadBuyers: 1,
};
const names = { mortgageQuotes: 'fullName', contacts: 'name', leadBuyers: 'companyName' } as const;
const read = vi.mocked(leadsPage);

/** Returns a page with one lead, whose name says where it is. */
function makePage(kind: LeadCollection, after: LeadsPage['next']): LeadsPage {
  const page = (Number(after) || 0) + 1;
  const data = { [names[kind]]: `${kind} ${page}` };
  return {
    leads: [toDeskLead(kind, `${kind}${page}`.padEnd(43, 'A'), data)],
    next: page < pages[kind] ? (String(page) as unknown as LeadsPage['next']) : undefined,
  };
}

/** Returns how many pages of each kind were read. */
const pagesRead = () =>
  Object.keys(pages).map((kind) => read.mock.calls.filter(([of]) => of.kind === kind).length);

const list = (wanted: LeadFilter) => (
  <MemoryRouter>
    <LeadList filter={wanted} asked={{ status: 'loaded', value: [] }} />
  </MemoryRouter>
);
let change: (wanted: LeadFilter) => void;

beforeEach(() => {
  read.mockReset().mockImplementation(async ({ kind }, after) => makePage(kind, after));
  const { rerender } = render(list(filter));
  change = (wanted) => rerender(list(wanted));
});

const status = () =>
  screen.getAllByRole('status').find(({ textContent }) => /\d/.test(textContent ?? ''));
const rows = (kind: string) =>
  within(screen.getByRole('table', { name: kind }))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

test('a search looks in every kind, and reads no more than four pages of each until it is asked to', async () => {
  await screen.findByText('1 message so far');
  expect(pagesRead()).toEqual([0, 1, 0]);

  await userEvent.type(screen.getByRole('searchbox'), 's 4');
  expect(
    await screen.findByText(
      '1 of 4 messages so far, 1 of 4 pre-qualification requests so far, 0 of 1 lead buyer application',
    ),
  ).toBe(status());
  expect(rows('Messages')).toEqual(['contacts 4']);
  expect(rows('Pre-qualification requests')).toEqual(['mortgageQuotes 4']);
  expect(screen.queryByRole('table', { name: 'Lead buyer applications' })).toBeNull();
  expect(pagesRead()).toEqual([4, 4, 1]);
  for (const [{ status: wanted, from }] of read.mock.calls) {
    expect({ status: wanted, from }).toEqual({ status: 'contacted', from: '2026-01-01' });
  }

  await userEvent.type(screen.getByRole('searchbox'), '{Backspace}6');
  expect(await screen.findByText(/^0 of 4 messages/)).toBeVisible();
  expect(pagesRead()).toEqual([4, 4, 1]);
  await userEvent.click(screen.getByRole('button', { name: 'Search older' }));
  expect(
    await screen.findByText(/^1 of 6 messages, 1 of 8 pre-qualification requests so far/),
  ).toHaveFocus();
  expect(pagesRead()).toEqual([8, 6, 1]);

  await userEvent.clear(screen.getByRole('searchbox'));
  expect(await screen.findByText('6 messages')).toBeVisible();
  expect(rows('Messages')).toHaveLength(6);
  expect(screen.queryByRole('table', { name: 'Pre-qualification requests' })).toBeNull();
  expect(pagesRead()).toEqual([8, 6, 1]);
});

test('drops what arrives after the filter has changed', async () => {
  const { promise: late, resolve: arrive } = Promise.withResolvers<LeadsPage>();
  await screen.findByText('1 message so far');
  read.mockReturnValueOnce(late);
  await userEvent.click(screen.getByRole('button', { name: 'Load older' }));
  change({ ...filter, status: 'spam' });
  await screen.findByText('1 message so far');
  await act(async () => arrive(makePage('contacts', undefined)));

  expect(rows('Messages')).toEqual(['contacts 1']);
  expect(pagesRead()).toEqual([0, 3, 0]);
});

test('says when one kind could not be read, and reads it when asked to', async () => {
  await screen.findByText('1 message so far');
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
  vi.mocked(leadsByReference).mockResolvedValueOnce([buyer]).mockResolvedValue([]);
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
