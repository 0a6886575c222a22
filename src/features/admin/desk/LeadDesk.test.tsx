import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DeskRequest } from '#src/data/admin/leads/privacy.service.ts';
import type { OldData } from '#src/data/admin/leads/retention.service.ts';
import { leadPath } from '#src/lib/addresses/admin-paths.ts';
import { toDeskLead } from '#src/model/leads/desk-lead.ts';
import { changedState, type LeadState, openedState } from '#src/model/leads/lead-state.ts';
import { askAbout } from '#tests/fixtures/desk-request.ts';
import { mockExports, spyExports } from '#tests/fixtures/mock-exports.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { LeadDesk } from './LeadDesk.tsx';
import { forgetRead } from './shared/read-ahead.ts';
import { Today } from './Today.tsx';

const { countUnsentMails, leadsPage, leadsToCallAgain } = mockExports(
  await import('#src/data/admin/leads/leads.service.ts'),
);
const { useNewLeadCounts } = mockExports(await import('./shared/new-leads.ts'));
const { countOldData, eraseNextOldData } = mockExports(
  await import('#src/data/admin/leads/retention.service.ts'),
);
const { revocationsOfLeads } = mockExports(
  await import('#src/data/admin/leads/privacy.service.ts'),
);
const { countByWeek } = mockExports(await import('#src/data/admin/leads/weekly-counts.service.ts'));
const { isSignInFresh } = spyExports(await import('#src/data/admin/auth/fresh-sign-in.ts'));
const { siteTime } = spyExports(await import('#src/data/state/site-clock.ts'));

const kind = 'mortgageQuotes';
const lead = (letter: string, fullName: string, phone: string, followUp?: string) =>
  toDeskLead(
    kind,
    letter.repeat(43),
    { fullName, phone },
    followUp === undefined
      ? undefined
      : ({ kind, status: 'contacted', passedOnTo: '', followUp, history: [] } satisfies LeadState),
  );
const ana = lead('A', 'Ana', '(555) 123-4567');
const line = { at: '2026-11-01T15:00:00.000Z', by: 'owner@example.com' };
const passedOnTo = (...companies: string[]) =>
  companies
    .map((company) => ({ ...line, kind: 'passed-on', company }) as const)
    .reduce(changedState, openedState(kind, line));
/** What is older than the privacy page says. */
const old = (mortgageQuotes: number, contacts: number, records: number) => ({
  keptSince: '2024-11-23',
  leads: { mortgageQuotes, contacts, leadBuyers: 0 },
  records,
});

beforeEach(() => {
  forgetRead();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // Late in the evening of November 23 in New York.
  siteTime.mockReturnValue(new Date('2026-11-24T04:00:00Z'));
  revocationsOfLeads.mockResolvedValue([]);
  leadsToCallAgain.mockResolvedValue([]);
  countUnsentMails.mockResolvedValue(0);
  countOldData.mockResolvedValue(old(0, 0, 0));
  leadsPage.mockResolvedValue({ leads: [], hidden: 0, next: undefined });
});

const open = () => renderAt(<LeadDesk by="owner@example.com" />);

test.each<[text: RegExp, { unsent?: number; found?: OldData; requests?: DeskRequest[] }]>([
  [/^1 mail about inquiries may not have arrived\.$/, { unsent: 1 }],
  [/^3 mails about inquiries may not have arrived\.$/, { unsent: 3 }],
  [/^1 inquiry is older than you promise to keep:/, { found: old(1, 0, 0) }],
  [/^2 records are older than you promise to keep:/, { found: old(0, 0, 2) }],
  [
    /^1 request to stop or delete \(Ana, by 12\/4\/2026\)$/,
    { requests: [askAbout(ana, 'delete')] },
  ],
])('says %s', async (text, { unsent = 0, found = old(0, 0, 0), requests = [] }) => {
  revocationsOfLeads.mockResolvedValue(requests);
  countUnsentMails.mockResolvedValue(unsent);
  countOldData.mockResolvedValue(found);
  open();
  expect(await screen.findByText(text)).toBeVisible();
});

test('leads to the lead that each request is about, with the companies that were not told in time, or the days that are left by the site’s clock', async () => {
  revocationsOfLeads.mockResolvedValue([
    askAbout(ana, 'delete'),
    askAbout({ ...ana, state: passedOnTo('Acme') }, 'withdraw', line.at, [
      { ...lead('B', 'Ann', '555-123-4567'), state: passedOnTo('Best'), hasConsent: true },
    ]),
  ]);
  open();
  const waiting = within(await screen.findByRole('region', { name: 'Waiting for you' }));
  expect(waiting.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual([
    'Ana asked not to be contacted anymore. Due by 11/13/2026: overdue. Not told yet: Acme. 0000-0000',
    'Ann has the same phone number as 0000-0000, whose sender asked not to be contacted anymore. Due by 11/13/2026: overdue. Not told yet: Best. 0G84-210G',
    'Ana asked to have their pre-qualification request deleted. Due by 12/4/2026, in 9 business days.  0000-0000',
  ]);
  const ids = waiting.getAllByRole('link').map((link) => link.getAttribute('href')?.slice(-43));
  expect(ids).toEqual([ana.id, 'B'.repeat(43), ana.id]);
});

test('the dashboard opens with what waits, first what is due today, which the desk takes over', async () => {
  const gone = lead('A', 'Ana', '(555) 123-4567', '2026-11-20');
  revocationsOfLeads.mockResolvedValue([
    askAbout(lead('C', 'Cleo', '(555) 000-0009'), 'delete', '2026-11-20T15:00:00.000Z'),
    askAbout({ ...gone, state: passedOnTo('Acme', 'Best') }, 'withdraw', line.at),
  ]);
  leadsToCallAgain.mockResolvedValue([lead('B', 'Ben', '(555) 000-0001', '2026-11-23'), gone]);
  const bot = lead('J', 'Jx', '(555) 000-0007');
  const leads = [
    ...['D', 'E', 'F', 'G', 'H', 'I'].map((letter) => ({
      ...lead(letter, letter, '(555) 000-0002'),
      sentAt: '2026-11-23T15:00:00.000Z',
    })),
    { ...bot, data: { ...bot.data, recaptchaScore: 0.1 } },
    lead('B', 'Ben', '(555) 000-0001', '2026-11-23'),
    gone,
  ];
  leadsPage.mockResolvedValue({ leads, hidden: 0, next: undefined });
  countOldData.mockResolvedValue(old(26, 2, 1));
  const news = { mortgageQuotes: 6, contacts: 1_200, leadBuyers: 0 };
  useNewLeadCounts.mockReturnValue(news);
  isSignInFresh.mockResolvedValueOnce(false).mockResolvedValue(true);
  const lines = { due: [<li key="rates">Rates</li>], later: [<li key="drafts">2 drafts</li>] };
  const dashboard = renderAt(<Today lines={undefined} />);
  const today = within(screen.getByRole('region', { name: 'Today' }));
  await act(async () => {});
  expect(today.queryByRole('listitem')).toBeNull();
  dashboard.rerender(<Today lines={lines} />);
  const texts = () => today.getAllByRole('listitem').map(({ textContent }) => textContent);
  await userEvent.click(await today.findByRole('button', { name: 'Sign in again' }));
  await today.findByText(/call again/);
  expect(texts()).toEqual([
    'Ana asked not to be contacted anymore. Due by 11/13/2026: overdue. Not told yet: Acme and Best. 0000-0000',
    expect.stringMatching(/^Cleo .* deleted\. Due by 12\/4\/2026/),
    'Ben call again, due 11/23/2026(555) 000-0001',
    'Rates',
    ...['D', 'E', 'F', 'G', 'H'].map(
      (name) => `${name} not called yet, sent 13 h ago(555) 000-0002`,
    ),
    '1 more person was not called yet',
    '1,200 messages not opened yet',
    '28 inquiries and 1 record are older than you promise to keep',
    '2 drafts',
  ]);
  const links = today.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links.slice(0, 4)).toEqual([
    leadPath(kind, gone.id),
    leadPath(kind, 'C'.repeat(43)),
    leadPath(kind, 'B'.repeat(43)),
    'tel:+15550000001',
  ]);
  expect(links.slice(-3)).toEqual([
    '/admin/leads?kind=mortgageQuotes',
    '/admin/leads?kind=contacts',
    '/admin/leads#old-leads',
  ]);
  dashboard.unmount();

  open();
  expect(await screen.findByText(/requests to stop or delete, 1 call is due$/)).toBeVisible();
  const table = await screen.findByRole('table', { name: 'Pre-qualification requests' });
  expect(within(table).getByRole('link', { name: 'D' })).toBeVisible();
  const kinds = within(screen.getByRole('navigation', { name: 'Kinds of leads' }));
  expect(kinds.getByRole('link', { name: /^Messages ?1,200/ })).toBeVisible();
  for (const read of [revocationsOfLeads, leadsToCallAgain, countOldData, leadsPage]) {
    expect(read).toHaveBeenCalledOnce();
  }
  expect(leadsToCallAgain).toHaveBeenCalledWith('2026-11-23');
});

test('says in one line that nothing waits, and that it could not be read', async () => {
  isSignInFresh.mockResolvedValue(true);
  const none = { due: [], later: [] };
  const empty = renderAt(<Today lines={none} />);
  expect(await screen.findByText('Nothing waits for you.')).toBeVisible();
  empty.unmount();
  countOldData.mockRejectedValue(new Error('away'));
  renderAt(<Today lines={none} />);
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  expect(screen.queryByText('Nothing waits for you.')).toBeNull();
});

test('shows by kind what is older than promised, asks before it is deleted, and names what has to come first', async () => {
  countOldData.mockResolvedValue(old(1_026, 2, 1));
  const sentAt = '2024-11-01T15:00:00.000Z';
  revocationsOfLeads.mockResolvedValue([
    askAbout({ ...ana, sentAt, state: passedOnTo('Acme') }, 'withdraw'),
  ]);
  open();
  const panel = within(
    await screen.findByRole('region', { name: 'Older than you promise to keep' }),
  );
  await userEvent.click(panel.getByRole('button', { name: 'Look' }));
  await panel.findAllByRole('listitem');
  expect(
    panel.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['1,026 pre-qualification requests', '/admin/leads?kind=mortgageQuotes&to=2024-11-22'],
    ['2 messages', '/admin/leads?kind=contacts&to=2024-11-22'],
  ]);
  await userEvent.click(panel.getByRole('button', { name: 'Delete 1,028 inquiries and 1 record' }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/^First tell every company/)).toBeVisible();
  expect(eraseNextOldData).not.toHaveBeenCalled();
});

test('lists reminders without a link to call if the requests could not be loaded', async () => {
  leadsToCallAgain.mockResolvedValue([lead('B', 'Ben', '(555) 000-0001', '2026-11-23')]);
  revocationsOfLeads.mockRejectedValue(new Error('offline'));
  open();
  const reminders = within(await screen.findByRole('region', { name: 'Waiting for you' }));
  expect(reminders.getByText('(555) 000-0001')).toBeInTheDocument();
  expect(reminders.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('alert')).toHaveTextContent(/reload the page before you call anybody/);
});

test('counts inquiries once that is opened', async () => {
  countByWeek.mockResolvedValue([
    { monday: '2026-11-16', counts: { mortgageQuotes: 3, contacts: 0, leadBuyers: 1 } },
    { monday: '2026-11-23', counts: { mortgageQuotes: 1_000, contacts: 2, leadBuyers: 0 } },
  ]);
  open();
  await screen.findByText('No pre-qualification requests yet.');
  expect(countByWeek).not.toHaveBeenCalled();
  await userEvent.click(screen.getByText('Inquiries per week'));
  const table = within(await screen.findByRole('table', { name: 'Inquiries per week' }));
  expect(table.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Week ofPre-qualification requestsMessagesLead buyer applicationsAll',
    '11/23/20261,000201,002',
    '11/16/20263014',
  ]);
});

test('a loan type narrows the list', async () => {
  open();
  await userEvent.selectOptions(screen.getByLabelText('Loan type'), 'VA');
  await screen.findByText('No pre-qualification requests match this.');
  expect(leadsPage.mock.lastCall?.[0].choices).toEqual({ loanType: 'va' });
});

test('a day that is being typed stays in its field, and filters once its year has four digits', async () => {
  open();
  await screen.findByText('No pre-qualification requests yet.');
  const from = screen.getByLabelText('Sent from (ET)');
  const reads = leadsPage.mock.calls.length;
  await userEvent.click(from);
  fireEvent.change(from, { target: { value: '0202-11-20' } });
  expect(from).toHaveValue('0202-11-20');
  fireEvent.change(from, { target: { value: '2026-11-20' } });
  await screen.findByText('No pre-qualification requests match this.');
  const days = vi
    .mocked(leadsPage)
    .mock.calls.slice(reads)
    .map(([filter]) => filter.from);
  expect([...new Set(days)]).toEqual(['2026-11-20']);
  await userEvent.click(screen.getByRole('button', { name: 'Show all' }));
  expect(from).toHaveValue('');
});
