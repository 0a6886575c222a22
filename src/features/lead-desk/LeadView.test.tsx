import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import type { LeadState } from '#src/domain/leads/lead-state.ts';
import { checkContact } from '#src/domain/leads/may-contact.ts';
import { getShownProfile } from '#src/domain/profile/profile.service.ts';
import { sampleProfile } from '#src/domain/profile/sample-profile.ts';
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

test('sends one change at a time', async () => {
  const lead = toDeskLead('contacts', 'lead', {}, stateAfter(1));
  vi.mocked(changeLead).mockResolvedValue({ status: 'saved', state: stateAfter(2) });
  const { result } = renderHook(() => useWork(lead, by));
  const close = () => result.current.change({ kind: 'status', status: 'closed' });
  await act(async () => expect(await Promise.all([close(), close()])).toEqual([true, false]));
  expect(result.current.work.status).toBe('saved');
  expect(changeLead).toHaveBeenCalledOnce();
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
  vi.mocked(listApplicants).mockResolvedValue([]);
  render(
    <MemoryRouter initialEntries={[leadPath(kind, lead.id)]}>
      <LeadView by={by} />
    </MemoryRouter>,
  );
  await screen.findByRole('heading', { name: 'Ana' });
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

test('shows what else came from the same person, and says so where the lead is passed on', async () => {
  const sender = { name: 'Ana', email, createdAt: '2026-11-21T15:00:00.000Z' };
  const message = { ...sender, message: 'Please\ndo not sell it.' };
  const other = toDeskLead('contacts', 'B'.repeat(43), message);
  vi.mocked(leadsOfSamePerson).mockResolvedValue([{ ...other, shared: ['email'] }]);
  await show('mortgageQuotes', {}, [], {
    kind: 'mortgageQuotes',
    globalPrivacyControl: false,
  } as OpenLead['consent']);
  expect(
    await screen.findByRole('region', { name: 'From the same address or number' }),
  ).toHaveTextContent(
    /Ana: message \(0G84-210G\)Not opened yet11.*same email addressPlease do not sell it\.$/,
  );
  expect(screen.getByRole('region', { name: 'Pass it on' })).toHaveTextContent(
    '1 more came from the same address or number. See the top of this page first.',
  );
});
