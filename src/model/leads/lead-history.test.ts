import { describe, expect, it } from 'vitest';
import { companyNameLength } from '#src/model/lead-forms/application.fields.ts';
import {
  describeLine,
  findHolder,
  findNotification,
  type HistoryKind,
  type HistoryLine,
  historyLineSchema,
  leadStateLimits,
  listReferrals,
} from './lead-history.ts';
import { changedState, type LeadState, openedState } from './lead-state.ts';

const line = { at: '2026-11-21T15:00:00.000Z', by: 'ana@example.com' };
const opened: LeadState = openedState('mortgageQuotes', line);
const id = 'B'.repeat(43);
const acme = { company: 'Acme' };
const best = { companyId: id, company: 'Best Loans' };
const reason = 'No answer.';
const returned = { status: 'qualified', passedOnTo: '' } as const;

/** Lines of each kind: fields, text, and what they change in the state of a lead that somebody opened. */
const lines: Record<HistoryKind, [fields: object, text: string, changes: Partial<LeadState>][]> = {
  opened: [[{}, 'Opened for the first time', {}]],
  status: [[{ status: 'closed' }, 'Status: Closed', { status: 'closed' }]],
  note: [
    [{ note: 'Wants points.' }, 'Wants points.', {}],
    [{ note: 'x', followUp: '' }, 'x\nNo reminder to call again', { followUp: '' }],
  ],
  call: [
    [{ outcome: 'wrong-number' }, 'Called: Wrong number', {}],
    [{ outcome: 'not-interested' }, 'Called: Not interested', {}],
    [{ outcome: 'reached' }, 'Called: Reached', { status: 'contacted' }],
    [
      { outcome: 'voicemail', note: 'Twice.', followUp: '2026-12-01' },
      'Called: Left a voicemail\nTwice.\nCall again on 12/1/2026',
      { status: 'contacted', followUp: '2026-12-01' },
    ],
  ],
  'passed-on': [
    [acme, 'Passed on to ', { status: 'passed-on', passedOnTo: 'Acme', buyers: ['Acme'] }],
    [
      best,
      'Passed on to ',
      { status: 'passed-on', passedOnTo: id, buyers: [id], names: { [id]: 'Best Loans' } },
    ],
  ],
  'came-back': [
    [{ ...acme, reason }, 'Returned: No answer.', returned],
    [best, 'Returned', returned],
  ],
  'notified-of-withdrawal': [[best, 'Best Loans was told to stop contacting this person', {}]],
  'notified-of-deletion': [[acme, 'Acme was told to delete it', {}]],
  'set-aside': [
    [
      { request: `${id}-delete`, reason: 'Another Ana.' },
      'Request about lead 0G84-210G set aside: Another Ana.',
      {},
    ],
  ],
  reminder: [
    [{ followUp: '2026-12-01' }, 'Call again on 12/1/2026', { followUp: '2026-12-01' }],
    [{ followUp: '' }, 'No reminder to call again', { followUp: '' }],
  ],
};

describe.each(Object.entries(lines))('a line of the kind %s', (kind, rows) => {
  it.each(rows)('with %j says %j and changes %j', (fields, text, changes) => {
    const stored = historyLineSchema.parse({ ...line, kind, ...fields });

    expect(stored).toEqual({ ...line, kind, ...fields });
    expect(describeLine(stored)[0]).toBe(text);
    const history = [...opened.history, stored];
    expect(changedState(opened, stored)).toEqual({ ...opened, ...changes, history });
  });
});

it.each(['contacted', 'qualified', 'passed-on', 'closed', 'spam'] as const)(
  'a call never moves a lead that is %s',
  (status) => {
    const call = { ...line, kind: 'call', outcome: 'reached' } as const;
    expect(changedState({ ...opened, status }, call).status).toBe(status);
  },
);

it.each([
  ['unknown', {}],
  ['status', { status: 'unknown' }],
  ['call', { outcome: 'lost' }],
  ['came-back', { reason }],
])('a line of the kind %s with %j is malformed', (kind, fields) => {
  expect(historyLineSchema.safeParse({ ...line, kind, ...fields }).success).toBe(false);
});

describe('the companies of a history', () => {
  const at = (hour: number) => `2026-11-21T${hour}:00:00.000Z`;
  const history: HistoryLine[] = [
    { ...line, at: at(10), kind: 'opened' },
    { ...line, at: at(11), kind: 'passed-on', ...best },
    { ...line, at: at(12), kind: 'came-back', ...best },
    { ...line, at: at(13), kind: 'passed-on', ...acme },
    { ...line, at: at(14), kind: 'came-back', ...acme, reason },
    { ...line, at: at(15), kind: 'notified-of-withdrawal', ...acme },
    { ...line, at: at(16), kind: 'passed-on', ...best },
  ];

  it('are listed with their times, and one of them has the lead', () => {
    expect(listReferrals(history)).toEqual([
      { to: best, at: at(11), returnedAt: at(12) },
      { to: acme, at: at(13), returnedAt: at(14) },
      { to: best, at: at(16), returnedAt: undefined },
    ]);
    expect(findHolder(history)).toEqual(best);
    expect(findHolder(history.slice(0, -1))).toBeUndefined();
  });

  it('are notified of each kind of request apart', () => {
    expect(findNotification(history, 'withdraw', acme)?.at).toBe(at(15));
    expect(findNotification(history, 'delete', acme)).toBeUndefined();
    expect(findNotification(history, 'withdraw', best)).toBeUndefined();
  });
});

it('fits into a document with the longest texts that the rules allow', () => {
  const { note, notesUpToLine, lines: allLines } = leadStateLimits;
  const longest = '😀'.repeat(note.max);
  const company = '😀'.repeat(companyNameLength.max);
  const by = 'x'.repeat(254);
  const lineAt = (index: number): HistoryLine => {
    if (index < notesUpToLine) {
      const followUp = '2026-12-01';
      return { ...line, by, kind: 'call', outcome: 'not-interested', note: longest, followUp };
    }
    // A lead is with one company at a time, so every second line of these is short.
    return index % 2 === 0
      ? { ...line, by, kind: 'passed-on', company }
      : { ...line, by, kind: 'came-back', company, reason: longest };
  };
  const state = {
    ...opened,
    passedOnTo: company,
    buyers: Array.from({ length: (allLines - notesUpToLine) / 2 }, () => company),
    history: Array.from({ length: allLines }, (_, index) => lineAt(index)),
    updatedAt: new Date(),
  };
  // The database counts less for a value than JSON takes, and 32 bytes more for a map.
  const { length } = new TextEncoder().encode(JSON.stringify(state));
  expect(length + 32 * (allLines + 1)).toBeLessThan(2 ** 20);
});
