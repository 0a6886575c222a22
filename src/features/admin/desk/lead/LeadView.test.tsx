import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { OpenLead } from '#src/data/admin/leads/lead.service.ts';
import type { DeskRequest } from '#src/data/admin/leads/privacy.service.ts';
import { leadPath } from '#src/lib/addresses/admin-paths.ts';
import { type DeskLead, toDeskLead } from '#src/model/leads/desk-lead.ts';
import type { HistoryLine } from '#src/model/leads/lead-history.ts';
import { changedState, type LeadState } from '#src/model/leads/lead-state.ts';
import { checkContact } from '#src/model/leads/may-contact.ts';
import { sampleProfile } from '#src/model/site/sample-profile.ts';
import { askAbout } from '#tests/fixtures/desk-request.ts';
import { mockExports, spyExports } from '#tests/fixtures/mock-exports.ts';
import { place, renderAt } from '#tests/fixtures/render-at.tsx';
import { LeadView, useWork } from './LeadView.tsx';

const { changeLead, openLead } = mockExports(await import('#src/data/admin/leads/lead.service.ts'));
const { findCompanyAddresses, listApplicants } = mockExports(
  await import('#src/data/admin/leads/buyers.service.ts'),
);
mockExports(await import('#src/features/admin/desk/shared/new-leads.ts'));
const { leadsOfSamePerson, leadsSentWith } = mockExports(
  await import('#src/data/admin/leads/privacy.service.ts'),
);
const { getShownProfile } = mockExports(await import('#src/data/site/profile.service.ts'));
const { siteTime } = spyExports(await import('#src/data/state/site-clock.ts'));

const by = 'ana@example.com';
beforeEach(() => {
  leadsOfSamePerson.mockResolvedValue([]);
  leadsSentWith.mockResolvedValue([]);
  findCompanyAddresses.mockResolvedValue(new Map());
  getShownProfile.mockResolvedValue(sampleProfile);
});
const line = { at: '2026-11-21T15:00:00.000Z', by, kind: 'note', note: 'Called.' } as const;
const stateAfter = (count: number): LeadState => ({
  kind: 'contacts',
  status: 'new',
  passedOnTo: '',
  history: Array.from({ length: count }, () => line),
});

const openedWith = (lead: DeskLead, requests: DeskRequest[] = []): OpenLead => ({
  lead,
  consent: undefined,
  contact: checkContact(lead, requests),
});

test('sends one change at a time', async () => {
  const lead = toDeskLead('contacts', 'lead', {}, stateAfter(1));
  changeLead.mockResolvedValue({
    status: 'saved',
    state: stateAfter(2),
    before: stateAfter(1),
  });
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
  requests: DeskRequest[],
  consent?: OpenLead['consent'],
) => {
  const data = { fullName: 'Ana', name: 'Ana', phone, email };
  const lead = toDeskLead(kind, 'A'.repeat(43), data, { ...stateAfter(1), kind, ...state });
  openLead.mockResolvedValue({ ...openedWith(lead, requests), consent });
  listApplicants.mockResolvedValue([]);
  renderAt(<LeadView by={by} />, leadPath(kind, lead.id));
  await screen.findByRole('heading', { name: 'Ana' });
};
const other = { fullName: 'Ana Cruz', email, phone };
const requestsElsewhere = [askAbout(toDeskLead('mortgageQuotes', 'B'.repeat(43), other))];
const contactLinks = () =>
  screen
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ protocol }) => protocol)
    .filter((protocol) => protocol === 'tel:' || protocol === 'mailto:');

test('links to call and write, and a reminder, are for a person who asked for nothing else', async () => {
  await show('mortgageQuotes', {}, []);
  expect(contactLinks()).toEqual(['tel:', 'mailto:', 'tel:']);
  for (const name of [phone, 'Call', 'Log']) {
    await userEvent.click(screen.getByRole(name === 'Log' ? 'button' : 'link', { name }));
    expect(screen.getByRole('radio', { name: 'No call' })).toHaveFocus();
  }
  await userEvent.click(screen.getByRole('button', { name: 'Pass on' }));
  expect(screen.getByRole('heading', { name: 'Pass it on' })).toHaveFocus();
  expect(screen.getByRole('radio', { name: 'Tomorrow' })).toBeVisible();
  expect(screen.queryByText(/^Do not/)).toBeNull();
});

test('says before anything else who must not be contacted because of another inquiry, and offers no way to do it', async () => {
  await show('mortgageQuotes', { followUp: '2026-12-01' }, requestsElsewhere);
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
  await show('contacts', {}, requestsElsewhere);
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^Do not call or text this person\.On.*You may still answer this message by email\.$/,
  );
  expect(contactLinks()).toEqual(['mailto:']);
  expect(screen.queryByRole('radio', { name: 'Tomorrow' })).toBeNull();
});

test('a person can be called once the request about another lead is set aside', async () => {
  const requests = [askAbout(toDeskLead('mortgageQuotes', 'B'.repeat(43), other, stateAfter(1)))];
  await show('mortgageQuotes', {}, requests);
  expect(contactLinks()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /^Set this request aside/ }));
  await userEvent.type(screen.getByLabelText(/^Why this is somebody else/), 'Her mother.');
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);

  const request = `${'B'.repeat(43)}-withdraw`;
  const aside = { ...line, kind: 'set-aside', request, reason: 'Her mother.' } as const;
  const state = { ...stateAfter(1), kind: 'mortgageQuotes', history: [line, aside] } as const;
  changeLead.mockResolvedValue({
    status: 'saved',
    state: { ...state, history: [...state.history] },
    before: stateAfter(1),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Set the request aside' }));
  expect(changeLead.mock.lastCall?.[1]).toEqual({
    by,
    kind: 'set-aside',
    request,
    reason: 'Her mother.',
  });
  expect(contactLinks()).toEqual(['tel:', 'mailto:', 'tel:']);
  expect(screen.getByRole('radio', { name: 'Tomorrow' })).toBeVisible();
  expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
});

test('leads on to the next leads of the list, each from its top, and Back to the list', async () => {
  openLead.mockImplementation(async (kind, id) => {
    return openedWith(toDeskLead(kind, id, { name: id }, stateAfter(1)));
  });
  const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const [pathname = '', hash] = leadPath('contacts', 'Ana').split(/(?=#)/);
  const next = ['Ben', 'Cleo'].map((id) => leadPath('contacts', id));
  renderAt(
    <main id="main" tabIndex={-1}>
      <LeadView by={by} />
    </main>,
    ['/admin/leads', { pathname, hash, state: { next } }],
  );
  await screen.findByRole('heading', { name: 'Ana' });
  expect(scroll).not.toHaveBeenCalled();
  for (const name of ['Ben', 'Cleo']) {
    await userEvent.click(screen.getByRole('link', { name: 'Next lead' }));
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  }
  expect(scroll).toHaveBeenCalledTimes(2);
  expect(screen.queryByRole('link', { name: 'Next lead' })).toBeNull();
  place.goBack();
  expect(await screen.findByRole('heading', { name: 'Lead not found' })).toBeVisible();
});

test('shows what else came from the same person, and says so where the lead is passed on', async () => {
  const sender = { name: 'Ana', email, createdAt: '2026-11-21T15:00:00.000Z' };
  const message = { ...sender, message: 'Please\ndo not sell it.' };
  const other = toDeskLead('contacts', 'B'.repeat(43), message);
  leadsOfSamePerson.mockResolvedValue([{ ...other, shared: ['email'] }]);
  await show('mortgageQuotes', {}, [], {
    kind: 'mortgageQuotes',
    globalPrivacyControl: false,
  } as OpenLead['consent']);
  expect(
    await screen.findByRole('region', { name: 'From the same address or number' }),
  ).toHaveTextContent(
    /Ana: message \(0G84-210G\)Unread11.*same email addressPlease do not sell it\.$/,
  );
  expect(screen.getByRole('region', { name: 'Pass it on' })).toHaveTextContent(
    '1 more came from the same address or number. See the top of this page first.',
  );
});

describe('a call', () => {
  const status = () => document.querySelector('h1 + p > span')?.textContent;
  const history = () => screen.getByRole('region', { name: 'History' });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const changes = () => changeLead.mock.calls.map(([, { by: _by, ...change }]) => change);
  const logCall = async (outcome: string) => {
    await userEvent.click(screen.getByRole('radio', { name: outcome }));
    await press('Save');
  };

  beforeEach(() => {
    // Late in the evening of November 23 in New York.
    siteTime.mockReturnValue(new Date('2026-11-24T04:00:00Z'));
    changeLead.mockImplementation(async ({ state: before }, change) => {
      const state = changedState(before, { at: line.at, ...change } as HistoryLine);
      return { status: 'saved', state, before };
    });
  });

  test.each([
    ['new', true],
    ['contacted', true],
    ['closed', false],
  ] as const)(
    'that ended with a wrong number offers to close a lead that is %s: %s',
    async (from, isOffered) => {
      await show('contacts', { status: from }, []);
      await logCall('Wrong number');
      const name = 'Set the status to Closed';
      if (!isOffered) return expect(screen.queryByRole('button', { name })).toBeNull();
      await press(name);
      expect(status()).toBe('Closed');
      expect(changes().at(-1)).toEqual({ kind: 'status', status: 'closed' });
      expect(screen.getByRole('button', { name: 'Log' })).toHaveFocus();
    },
  );

  test('that reached nobody is one press, with a reminder, another day two more, and Undo sets back what both changed', async () => {
    await show('contacts', { followUp: '2026-11-30' }, []);
    await press('Voicemail, call again tomorrow');
    const voicemail = { kind: 'call', outcome: 'voicemail', followUp: '2026-11-24' };
    expect(changes()).toEqual([voicemail]);
    expect(status()).toBe('Contacted');
    expect(screen.getByRole('button', { name: 'Log' })).toHaveFocus();
    expect(screen.getByRole('radio', { name: 'As set: 11/24' })).toBeChecked();

    changeLead.mockRejectedValueOnce(new Error('away'));
    await userEvent.click(screen.getByText('Change the day'));
    await press('Wed, 11/25');
    expect(screen.getByRole('alert')).toHaveTextContent(/^The change was not saved\./);
    expect(screen.getByText(/^Call again on 11[/]24/)).not.toHaveTextContent('Saved');
    expect(screen.queryByRole('button', { name: /^Voicemail/ })).toBeNull();

    changeLead.mockClear();
    await userEvent.click(screen.getByText('Change the day'));
    await press('Thu, 11/26');
    expect(changes()).toEqual([{ kind: 'reminder', followUp: '2026-11-26' }]);
    expect(screen.getByText(/^Saved.*Call again on 11[/]26/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log' })).toHaveFocus();

    await press('Undo');
    expect(changes().slice(1)).toEqual([
      { kind: 'status', status: 'new' },
      { kind: 'reminder', followUp: '2026-11-30' },
    ]);
    expect(status()).toBe('New');
    expect(history()).toHaveTextContent('Called: Left a voicemail');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Log' })).toHaveFocus();
  });

  test('that was added to a colleague’s change undoes nothing of it', async () => {
    const before = { ...stateAfter(2), status: 'qualified' } as const;
    changeLead.mockImplementation(async (_lead, change) => {
      const state = changedState(before, { at: line.at, ...change } as HistoryLine);
      return { status: 'saved', state, before };
    });
    await show('contacts', {}, []);
    await logCall('Reached');
    expect(status()).toBe('Qualified');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

test('a request stands in the history, and of who made it no call is logged', async () => {
  const id = 'A'.repeat(43);
  await show('mortgageQuotes', {}, [askAbout(toDeskLead('mortgageQuotes', id, {}), 'delete')]);
  expect(screen.getByRole('region', { name: 'History' })).toHaveTextContent(
    /Called\..*11\/20\/2026.*by the linkThis person asked to have their pre-qualification request deleted/,
  );
  for (const role of ['radio', 'button'] as const) {
    expect(screen.queryByRole(role, { name: /voicemail/i })).toBeNull();
  }
  expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
});
