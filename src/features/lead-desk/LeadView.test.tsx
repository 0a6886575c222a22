import { act, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { leadStateLimits } from '#src/domain/leads/lead-history.ts';
import type { LeadState } from '#src/domain/leads/lead-state.ts';
import { checkContact } from '#src/domain/leads/may-contact.ts';
import { getShownProfile } from '#src/domain/profile/profile.service.ts';
import { sampleProfile } from '#src/domain/profile/sample-profile.ts';
import { getRates } from '#src/domain/rates/rates.service.ts';
import { leadPath } from '#src/lib/admin-paths.ts';
import { askAbout } from '#tests/fixtures/asked-about.ts';
import { findCompanyAddresses, listApplicants } from './buyers.service.ts';
import { type DeskLead, toDeskLead } from './desk-lead.ts';
import { LeadView, useWork } from './LeadView.tsx';
import { changeLead, type OpenLead, openLead } from './lead.service.ts';
import { type AskedAbout, leadsOfSamePerson } from './privacy.service.ts';

vi.mock('./lead.service.ts');
vi.mock('./buyers.service.ts');
vi.mock('./new-leads.ts');
vi.mock('./privacy.service.ts');
vi.mock('#src/domain/rates/rates.service.ts');
vi.mock('#src/domain/profile/profile.service.ts');

const by = 'ana@example.com';
beforeEach(() => {
  vi.mocked(leadsOfSamePerson).mockResolvedValue([]);
  vi.mocked(findCompanyAddresses).mockResolvedValue(new Map());
  vi.mocked(getShownProfile).mockResolvedValue(sampleProfile);
});
const line = { at: '2026-11-21T15:00:00.000Z', by, kind: 'note', note: 'Called.' } as const;
const stateAfter = (count: number): LeadState => ({
  kind: 'contacts',
  status: 'new',
  passedOnTo: '',
  history: Array.from({ length: count }, () => line),
});

const openedWith = (lead: DeskLead, asked: AskedAbout[] = []): OpenLead => ({
  lead,
  consent: undefined,
  contact: checkContact(lead, asked),
});

test('sends one change at a time, and none once the history is full, and says so', async () => {
  const lead = toDeskLead('contacts', 'lead', {}, stateAfter(leadStateLimits.lines - 1));
  const state = stateAfter(leadStateLimits.lines);
  vi.mocked(changeLead).mockResolvedValue({ status: 'saved', state });
  const { result } = renderHook(() => useWork(lead, by));
  const close = () => result.current.change({ kind: 'status', status: 'closed' });

  await act(async () => expect(await Promise.all([close(), close()])).toEqual([true, false]));
  expect(result.current.work.status).toBe('saved');
  await act(async () => expect(await close()).toBe(false));
  expect(result.current.work.status).toBe('full');
  expect(changeLead).toHaveBeenCalledOnce();
});

test('stays at its lead, with its address, when a link leads to a part of the page', async () => {
  vi.mocked(openLead).mockImplementation(async (kind, id) =>
    openedWith(toDeskLead(kind, id, { name: `Ana ${id}` }, stateAfter(1))),
  );
  const Address = () => <output>{useLocation().hash}</output>;
  render(
    <MemoryRouter initialEntries={['/admin/leads/lead#contacts/one']}>
      <Link to="#main">Skip to main content</Link>
      <Link to="#contacts/two">Another</Link>
      <LeadView by={by} />
      <Address />
    </MemoryRouter>,
  );
  const heading = () => screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(heading()).toHaveTextContent('Ana one'));
  vi.mocked(openLead).mockClear();
  await userEvent.click(screen.getByRole('link', { name: 'Skip to main content' }));
  expect(heading()).toHaveTextContent('Ana one');
  expect(screen.getByText('#contacts/one')).toBeVisible();
  expect(openLead).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('link', { name: 'Another' }));
  await waitFor(() => expect(heading()).toHaveTextContent('Ana two'));
});

const phone = '(555) 123-4567';
const email = 'ana@example.com';
const show = async (
  kind: DeskLead['kind'],
  state: Partial<LeadState>,
  asked: AskedAbout[],
  consent?: OpenLead['consent'],
) => {
  const data = { fullName: 'Ana', name: 'Ana', phone, email };
  const lead = toDeskLead(kind, 'A'.repeat(43), data, { ...stateAfter(1), kind, ...state });
  vi.mocked(openLead).mockResolvedValue({ ...openedWith(lead, asked), consent });
  vi.mocked(getRates).mockResolvedValue(undefined);
  vi.mocked(listApplicants).mockResolvedValue([]);
  const { unmount } = render(
    <MemoryRouter initialEntries={[leadPath(kind, lead.id)]}>
      <LeadView by={by} />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: 'Ana' });
  return unmount;
};
const other = { fullName: 'Ana Cruz', email, phone };
const askedElsewhere = [askAbout(toDeskLead('mortgageQuotes', 'B'.repeat(43), other))];
const contactLinks = () =>
  screen
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ protocol }) => protocol)
    .filter((protocol) => protocol === 'tel:' || protocol === 'mailto:');

test('links to call and write, and a reminder, are for a person who asked for nothing else', async () => {
  await show('mortgageQuotes', {}, []);
  expect(contactLinks()).toEqual(['mailto:', 'tel:']);
  await userEvent.click(screen.getByRole('link', { name: phone }));
  expect(screen.getByRole('radio', { name: 'No call' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Tomorrow' })).toBeVisible();
  expect(screen.queryByText(/^Do not/)).toBeNull();
});

test('says before anything else who must not be contacted because of another inquiry, and offers no way to do it', async () => {
  await show('mortgageQuotes', { followUp: '2026-12-01' }, askedElsewhere);
  const banner = screen.getAllByRole('alert')[0] as HTMLElement;
  expect(banner).toHaveTextContent(
    /^Do not call, text or email this person\.On 11\/20\/2026, with the same email address and phone number, Ana Cruz/,
  );
  const sent = screen.getByRole('heading', { name: 'What was sent' });
  expect(banner.compareDocumentPosition(sent)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  expect(contactLinks()).toEqual([]);
  expect(screen.getByText('Do not call or text').parentElement).toHaveTextContent(phone);
  expect(screen.getByText('Do not email').parentElement).toHaveTextContent(email);
  expect(screen.queryByRole('radio', { name: 'Tomorrow' })).toBeNull();
});

test('a message is answered by email all the same', async () => {
  await show('contacts', {}, askedElsewhere);
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Do not call or text this person\.On.*You may still answer this message by email\.$/,
  );
  expect(contactLinks()).toEqual(['mailto:']);
  expect(screen.queryByRole('radio', { name: 'Tomorrow' })).toBeNull();
});

test('a person can be called once the request about another lead is set aside', async () => {
  const asked = [askAbout(toDeskLead('mortgageQuotes', 'B'.repeat(43), other, stateAfter(1)))];
  await show('mortgageQuotes', {}, asked);
  expect(contactLinks()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Set this request aside/ }));
  await userEvent.type(screen.getByLabelText(/^Why this is somebody else/), 'Her mother.');
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);

  const request = `${'B'.repeat(43)}-withdraw`;
  const aside = { ...line, kind: 'set-aside', request, reason: 'Her mother.' } as const;
  const state = { ...stateAfter(1), kind: 'mortgageQuotes', history: [line, aside] } as const;
  vi.mocked(changeLead).mockResolvedValue({
    status: 'saved',
    state: { ...state, history: [...state.history] },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Set the request aside' }));
  expect(vi.mocked(changeLead).mock.lastCall?.[1]).toEqual({
    by,
    kind: 'set-aside',
    request,
    reason: 'Her mother.',
  });
  expect(contactLinks()).toEqual(['mailto:', 'tel:']);
  expect(screen.getByRole('radio', { name: 'Tomorrow' })).toBeVisible();
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('shows what else came from the same person, and passes nothing on before it is seen, once a visit', async () => {
  const sent = (letter: string, kind: DeskLead['kind'], fields: object) => {
    const sender = { name: 'Ana', email, createdAt: '2026-11-21T15:00:00.000Z' };
    const shared: ['email'] = ['email'];
    return { ...toDeskLead(kind, letter.repeat(43), { ...sender, ...fields }), shared };
  };
  const message = sent('B', 'contacts', { message: 'Please\ndo not sell it.' });
  vi.mocked(leadsOfSamePerson).mockResolvedValue([message]);
  const consent = { kind: 'mortgageQuotes', globalPrivacyControl: false } as const;
  const open = () => show('mortgageQuotes', {}, [], consent as OpenLead['consent']);
  const seen = () => screen.findByRole('button', { name: 'Seen' });
  const unmount = await open();

  const panel = await screen.findByRole('region', { name: 'From the same address or number' });
  expect(panel).toHaveTextContent(
    /Ana: message \(0G84-210G\)Not opened yet11.*same email addressPlease do not sell it\.$/,
  );
  await userEvent.click(await seen());
  expect(screen.getByRole('heading', { name: 'Pass it on' })).toHaveFocus();
  expect(await screen.findByRole('button', { name: 'Sent' })).toBeVisible();
  unmount();

  const unmountAgain = await open();
  expect(await screen.findByRole('button', { name: 'Sent' })).toBeVisible();
  unmountAgain();
  vi.mocked(leadsOfSamePerson).mockResolvedValue([sent('C', 'mortgageQuotes', {}), message]);
  await open();
  expect(await seen()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sent' })).toBeNull();
});
