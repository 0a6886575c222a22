import { Timestamp } from 'firebase/firestore/lite';
import { describe, expect, it, vi } from 'vitest';
import { changeLead, markAsSpam, openLead } from '#src/data/admin/leads/lead.service.ts';
import { leadsPage } from '#src/data/admin/leads/leads.service.ts';
import { countByWeek } from '#src/data/admin/leads/weekly-counts.service.ts';
import { type DeskLead, toDeskLead } from '#src/model/leads/desk-lead.ts';
import type { LeadState } from '#src/model/leads/lead-state.ts';
import { leadCollections } from '#src/model/leads/stored-leads.ts';
import { stopClocks } from '#tests/fixtures/clocks.ts';
import { leadId } from '#tests/rules/leads.sample.ts';
import { signedInEmail as by } from '#tests/rules/rules-database.ts';
import { serviceDatabase } from './service-database.ts';

const database = serviceDatabase('an admin at the desk');

const kind = 'contacts';
const message = { name: 'Ana', email: 'ana@example.com', message: 'Hello' };
const storeLead = (id: string) => database.store(`${kind}/${id}`, message);
const readState = async (id: string) => (await database.by('owner').get(`leadStates/${id}`)).data();

/** Opens the lead for the first time. */
async function open(): Promise<DeskLead & { state: LeadState }> {
  await storeLead(leadId);
  const { lead } = (await openLead(kind, leadId, by)) ?? {};
  if (!lead?.state) throw new Error('The lead cannot be opened.');
  return { ...lead, state: lead.state };
}

/** Lets something happen before or after each commit of a test by its number. */
function watchCommits(events: { before?(commit: number): unknown; after?(commit: number): void }) {
  const { fetch } = globalThis;
  let commits = 0;
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (...request) => {
    if (!String(request[0]).includes(':commit')) return fetch(...request);
    commits += 1;
    const commit = commits;
    await events.before?.(commit);
    const answer = await fetch(...request);
    events.after?.(commit);
    return answer;
  });
  return () => commits;
}

it.each([10, -10])(
  'takes the times of a lead’s history from the site on a device %i days off',
  async (days) => {
    const at = stopClocks(days).toISOString();
    const lead = await open();
    await changeLead(lead, { by, kind: 'note', note: 'Called' });
    expect((await readState(leadId))?.history).toEqual([
      { at, by, kind: 'opened' },
      { at, by, kind: 'note', note: 'Called' },
    ]);
  },
);

it('opens a lead by its reference number, unless none or several have it', async () => {
  const id = 'Zq3_-xN0cV7yTgR2mLkJ9aWbP5sE8uHdF1oIiQ4wXzA';
  const openIt = () => openLead(kind, 'CTPZ-ZYRK', by);
  expect(await openIt()).toBeUndefined();
  await storeLead(id);
  expect((await openIt())?.lead.id).toBe(id);
  await storeLead(`${id.slice(0, 8)}another`);
  expect(await openIt()).toBeUndefined();
});

it('opens no lead as long as it is not known whether its sender may be contacted', async () => {
  await storeLead(leadId);
  const { fetch } = globalThis;
  vi.spyOn(globalThis, 'fetch').mockImplementation((...request) =>
    String(request[1]?.body).includes('"revocations"')
      ? Promise.reject(new TypeError('offline'))
      : fetch(...request),
  );
  await expect(openLead(kind, leadId, by)).rejects.toThrow('revocations');
  expect(await readState(leadId)).toBeUndefined();
});

describe('a change of a lead', () => {
  const note = { by, kind: 'note', note: 'Called.' } as const;
  const closed = { by, kind: 'status', status: 'closed' } as const;
  const qualified = { by, kind: 'status', status: 'qualified' } as const;
  const mine = { by, kind: 'note', note: 'Me, too.' } as const;

  it.each([note, { by, kind: 'call', outcome: 'reached' } as const])(
    'is added to what somebody else has changed, again and again, if it is %j',
    async (change) => {
      const lead = await open();
      const { state: qualifiedState } = await changeLead(lead, qualified);
      watchCommits({
        before: (commit) => commit === 2 && changeLead({ ...lead, state: qualifiedState }, mine),
      });
      const { status, state } = await changeLead(lead, change);
      expect(status).toBe('saved');
      expect(state.status).toBe('qualified');
      expect(state.history.slice(1)).toMatchObject([qualified, mine, change]);
      expect((await readState(leadId))?.history).toEqual(state.history);
    },
  );

  it('waits for the owner if it is another one, or sets a day that somebody else has set', async () => {
    const lead = await open();
    const theirs = { by, kind: 'reminder', followUp: '2026-12-01' } as const;
    const { state } = await changeLead(lead, theirs);
    const commits = watchCommits({});
    for (const change of [closed, { ...note, followUp: '2026-11-25' }]) {
      expect(await changeLead(lead, change)).toMatchObject({ status: 'overtaken', state });
    }
    expect(commits()).toBe(2);
  });

  it.each([note, closed])('is stored once if its answer was lost: %j', async (change) => {
    const lead = await open();
    const commits = watchCommits({
      after(commit) {
        if (commit === 1) throw new TypeError('connection lost');
      },
    });
    await expect(changeLead(lead, change)).rejects.toThrow();
    const { status, state } = await changeLead(lead, change);
    expect(status).toBe('saved');
    expect(state.history).toMatchObject([{ kind: 'opened' }, change]);
    expect((await readState(leadId))?.history).toEqual(state.history);
    expect(commits()).toBe(2);
  });
});

it('marks leads as spam, ten in a commit, opens those that are new, and goes on where it was stopped', async () => {
  const leads = Array.from({ length: 12 }, (_, index) => {
    return toDeskLead(kind, `${index}`.padEnd(43, 'a'), message);
  });
  for (const { id } of leads) await storeLead(id);
  const commits = watchCommits({
    after(commit) {
      if (commit === 2) throw new TypeError('connection lost');
    },
  });
  const onMarked = vi.fn();
  await expect(markAsSpam(leads, by, onMarked)).rejects.toThrow();
  expect(onMarked).not.toHaveBeenCalled();
  await markAsSpam(leads, by, onMarked);
  expect(onMarked.mock.calls.map(([marked]) => marked.length)).toEqual([10, 2]);
  expect(commits()).toBe(4);
  for (const { id } of leads) {
    const { status, history } = (await readState(id)) ?? {};
    expect(status).toBe('spam');
    expect(history).toMatchObject([{ kind: 'opened' }, { kind: 'status' }]);
  }
});

it.each([
  // A Wednesday.
  ['2026-11-25T15:00:00Z', '2026-09-07', '2026-11-23'],
  // Late on a Sunday in New York, which is a Monday in London.
  ['2026-11-30T04:59:00Z', '2026-09-07', '2026-11-23'],
  ['2026-11-30T05:00:00Z', '2026-09-14', '2026-11-30'],
])('at %s counts each kind in the weeks from Monday %s to %s', async (now, first, last) => {
  stopClocks(0, now);
  const sent = [
    // The week in which the clocks went back has an hour more.
    ...['2026-10-26T03:59:59.999Z', '2026-10-26T04:00:00.000Z', '2026-11-02T04:59:59.999Z'],
    ...['2026-11-23T05:00:00.000Z', '2026-11-30T04:59:59.999Z', '2026-12-07T05:00:00.000Z'],
  ];
  for (const kind of leadCollections) {
    for (const [index, time] of sent.entries()) {
      const createdAt = kind === 'mortgageQuotes' ? Timestamp.fromDate(new Date(time)) : time;
      await database.store(`${kind}/${index}`, { createdAt });
    }
  }
  const weeks = await countByWeek();
  const two = { mortgageQuotes: 2, contacts: 2, leadBuyers: 2 };

  expect(weeks).toHaveLength(12);
  expect([weeks[0]?.monday, weeks.at(-1)?.monday]).toEqual([first, last]);
  const counted = weeks.filter(({ counts }) => counts.contacts > 0);
  expect(counted).toEqual([
    { monday: '2026-10-19', counts: { mortgageQuotes: 1, contacts: 1, leadBuyers: 1 } },
    { monday: '2026-10-26', counts: two },
    { monday: '2026-11-23', counts: two },
  ]);
});

it('lists the quotes of a loan type alone', async () => {
  const [va, fha] = ['A', 'B'].map((letter) => `mortgageQuotes/${letter.repeat(43)}`);
  await database.store(`${va}`, { createdAt: Timestamp.now(), loanType: 'va' });
  await database.store(`${fha}`, { createdAt: Timestamp.now(), loanType: 'fha' });
  const filter = { kind: 'mortgageQuotes', status: '', from: '', to: '' } as const;
  const { leads } = await leadsPage({ ...filter, choices: { loanType: 'va' } });
  expect(leads.map(({ data }) => data.loanType)).toEqual(['va']);
});
