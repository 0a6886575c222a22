import { describe, expect, it } from 'vitest';
import type { DeskRequest } from '#src/data/admin/leads/privacy.service.ts';
import { toDeskLead } from '#src/model/leads/desk-lead.ts';
import type { ConsentRecord } from '#src/model/leads/lead-documents.ts';
import { changedState, type LeadState, openedState } from '#src/model/leads/lead-state.ts';
import { site } from '#src/site.ts';
import { askAbout } from '#tests/fixtures/desk-request.ts';
import { dueText, overdueText, passOnBlocks, selectOpenRequests } from './requests.ts';

const requestTime = '2026-11-20T15:00:00.000Z';

it.each([
  [requestTime, requestTime, 'Due by 12/4/2026, in 10 business days.'],
  [requestTime, '2026-12-03T15:00:00Z', 'Due by 12/4/2026, in 1 business day.'],
  [requestTime, '2026-12-04T23:00:00Z', 'Due by 12/4/2026: today is the last day.'],
  [requestTime, '2026-12-05T15:00:00Z', 'Due by 12/4/2026: overdue.'],
  // On a Saturday.
  ['2026-11-21T15:00:00Z', '2026-11-28T15:00:00Z', 'Due by 12/4/2026, in 5 business days.'],
  // Late in the evening of November 23 in New York.
  ['2026-11-24T03:00:00Z', '2026-11-24T03:00:00Z', 'Due by 12/7/2026, in 10 business days.'],
  ['2026-12-31T15:00:00Z', '2027-01-13T15:00:00Z', 'Due by 1/14/2027, in 1 business day.'],
])('asked on %s, read on %s: %s', (askedAt, now, text) => {
  expect(dueText(askedAt, new Date(now))).toBe(text);
});

describe('selectOpenRequests', () => {
  const line = { at: requestTime, by: 'owner@example.com' };
  const company = { company: 'Acme' };
  const toCompany = { ...line, kind: 'passed-on', ...company } as const;
  const passedOn = changedState(openedState('mortgageQuotes', line), toCompany);
  const closed = changedState(passedOn, { ...line, kind: 'status', status: 'closed' });
  const notified = changedState(closed, { ...line, kind: 'notified-of-withdrawal', ...company });
  const ask = (letter: string, state: LeadState | undefined, ...of: RequestArguments) =>
    askAbout(toDeskLead('mortgageQuotes', letter.repeat(43), {}, state), ...of);
  type RequestArguments = [asks?: 'withdraw' | 'delete', askedAt?: string];
  /** Returns each request's reference number, with what is overdue. */
  const select = (requests: DeskRequest[], now: string) =>
    selectOpenRequests(requests, new Date(now)).map((request) =>
      `${request.lead.reference} ${overdueText(request)}`.trim(),
    );

  it('starts with the oldest, and names the companies that should have been told', () => {
    const requests = [
      ask('C', passedOn, 'delete', '2026-11-24T15:00:00.000Z'),
      ask('B', closed, 'withdraw', '2026-11-21T15:00:00.000Z'),
      ask('A', undefined, 'withdraw', '2026-11-20T15:00:00.000Z'),
    ];
    const [a, b, c] = ['0000-0000', '0G84-210G', '10G8-4210'];
    const late = 'Not told yet: Acme.';
    expect(select(requests, '2026-12-04T15:00:00Z')).toEqual([a, b, c]);
    expect(select(requests, '2026-12-07T15:00:00Z')).toEqual([a, `${b} ${late}`, c]);
    expect(select(requests, '2026-12-09T15:00:00Z')).toEqual([a, `${b} ${late}`, `${c} ${late}`]);
  });

  it('ends a withdrawal once the lead is closed and every company was told, and no deletion', () => {
    expect(select([ask('B', notified)], '2027-01-01')).toEqual([]);
    expect(select([ask('B', notified, 'delete')], '2027-01-01')).toEqual([
      '0G84-210G Not told yet: Acme.',
    ]);
  });

  const sender = { email: 'ana@example.com', phone: '(555) 123-4567' };
  const other = (state: LeadState | undefined, changes = {}) => ({
    ...toDeskLead('mortgageQuotes', 'D'.repeat(43), sender, state),
    ...{ sentAt: requestTime, hasConsent: true, ...changes },
  });
  /** Returns requests about a lead of the same sender that was closed, each with the other lead. */
  const askElsewhere = (lead: ReturnType<typeof other>, ...requests: RequestArguments[]) =>
    requests.map((of) => ({
      ...askAbout(toDeskLead('mortgageQuotes', 'B'.repeat(43), sender, notified), ...of),
      others: [lead],
    }));

  it('has a withdrawal once more for each earlier lead of the person with a company that was not told', () => {
    const withdraw = askElsewhere(other(closed), ['withdraw', requestTime]);
    expect(select(withdraw, '2026-12-04T15:00:00Z')).toEqual(['1GRC-631G']);
    expect(select(withdraw, '2026-12-07T15:00:00Z')).toEqual(['1GRC-631G Not told yet: Acme.']);
    // The oldest of several counts.
    const later = askElsewhere(other(closed), ['withdraw', '2026-12-01T15:00:00.000Z']);
    expect(select([...later, ...withdraw], '2026-12-07T15:00:00Z')).toEqual([
      '1GRC-631G Not told yet: Acme.',
    ]);
  });

  const aside = { ...line, kind: 'set-aside', request: `${'B'.repeat(43)}-withdraw` } as const;
  it.each([
    ['whose company was told', other(notified)],
    ['that no company got', other(undefined)],
    ['with a new consent', other(closed, { sentAt: '2026-12-01T15:00:00.000Z' })],
    ['of another sender', other(closed, { email: '', phone: '' })],
    ['for which it was set aside', other(changedState(closed, { ...aside, reason: 'Another.' }))],
  ])('has no withdrawal for another lead %s', (_, lead) => {
    expect(select(askElsewhere(lead, ['withdraw', requestTime]), '2027-01-01')).toEqual([]);
  });

  it('has a request for deletion for no other lead, nor a withdrawal for one with a request of its own', () => {
    const deletion = askElsewhere(other(closed), ['delete', requestTime]);
    expect(select(deletion, '2026-12-07T15:00:00Z')).toEqual(['0G84-210G Not told yet: Acme.']);
    const lead = other(closed);
    const requests = [askAbout(lead), ...askElsewhere(lead, ['withdraw', requestTime])];
    expect(select(requests, '2026-12-07T15:00:00Z')).toEqual(['1GRC-631G Not told yet: Acme.']);
  });
});

describe('passOnBlocks', () => {
  const consent = { globalPrivacyControl: false } as ConsentRecord;
  const open = { consent, contact: { mayCall: true } };
  const opened = { passedOnTo: '' };

  it.each([
    [open, []],
    [{ ...open, consent: undefined }, ['no-consent']],
    [{ ...open, consent: { ...consent, globalPrivacyControl: true } }, ['privacy-control']],
    [{ ...open, contact: { mayCall: false } }, ['revoked']],
  ])('of %j are %j', (lead, blocks) => {
    expect(passOnBlocks(lead, opened)).toEqual(blocks);
  });

  it('limits the number of companies to what the consent step says, counting each once', () => {
    const names = Array.from({ length: site.companiesPerInquiry }, (_, index) => `buyer ${index}`);
    const [passedOnTo = '', ...others] = names;
    expect(passOnBlocks(open, { ...opened, buyers: [...others, ...others] })).toEqual([]);
    expect(passOnBlocks(open, { ...opened, buyers: names })).toEqual(['enough-companies']);
    expect(passOnBlocks(open, { passedOnTo, buyers: names })).toEqual([]);
  });
});
