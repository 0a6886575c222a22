import { beforeEach, describe, expect, test, vi } from 'vitest';
import { changeLead, markAsSpam, openLead } from '#src/data/admin/leads/lead.service.ts';
import { revocationsOfLeads } from '#src/data/admin/leads/privacy.service.ts';
import { siteTime } from '#src/data/state/site-clock.ts';
import { leadKinds } from '#src/model/lead-forms/lead-kinds.ts';
import { toDeskLead } from '#src/model/leads/desk-lead.ts';
import { changedState, type LeadState, openedState } from '#src/model/leads/lead-state.ts';

const sdk = vi.hoisted(() => ({
  getDoc: vi.fn(),
  getDocs: vi.fn(),
  set: vi.fn(),
  commit: vi.fn(),
}));
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original()),
  getDoc: sdk.getDoc,
  getDocs: sdk.getDocs,
  writeBatch: () => ({ set: sdk.set, commit: sdk.commit }),
}));
vi.mock('#src/data/state/site-clock.ts', { spy: true });
vi.mock('#src/data/admin/leads/privacy.service.ts');
const clock = vi.mocked(siteTime);

const { collection } = leadKinds.contacts;
const by = 'owner@example.com';
const message = { name: 'Ana', email: 'ana@example.com', message: 'Hello' };

const written = () => sdk.set.mock.lastCall?.[1].history;

beforeEach(() => {
  vi.mocked(revocationsOfLeads).mockResolvedValue([]);
  sdk.set.mockReset();
  sdk.commit.mockReset();
  sdk.getDoc.mockImplementation(async ({ path }) => ({
    data: () => (path === `${collection}/lead` ? message : undefined),
  }));
});

test.each([10, -10])(
  'takes the times of a lead’s history from the site on a device %i days off',
  async (days) => {
    const now = new Date(Date.now() - days * 24 * 60 * 60_000);
    const at = now.toISOString();
    clock.mockReturnValue(now);

    await openLead(collection, 'lead', by);
    expect(written()).toEqual([{ at, by, kind: 'opened' }]);

    const opened = openedState(collection, { at: '2026-11-21T17:00:00.000Z', by });
    const lead = { ...toDeskLead(collection, 'lead', message, opened), state: opened };
    await changeLead(lead, { by, kind: 'note', note: 'Called' });
    expect(written().slice(1)).toEqual([{ at, by, kind: 'note', note: 'Called' }]);
  },
);

test('opens a lead by its reference number, unless none or several have it', async () => {
  const id = 'Zq3_-xN0cV7yTgR2mLkJ9aWbP5sE8uHdF1oIiQ4wXzA';
  const found = { id, data: () => message };
  sdk.getDoc.mockImplementation(async ({ path }) => ({
    data: () => (path === `${collection}/${id}` ? message : undefined),
  }));
  const openWith = (docs: object[]) => {
    sdk.getDocs.mockImplementation(async (query) => ({
      docs: query._query.path.lastSegment() === collection ? docs : [],
    }));
    return openLead(collection, 'CTPZ-ZYRK', by);
  };

  expect((await openWith([found]))?.lead.id).toBe(id);
  expect(await openWith([])).toBeUndefined();
  expect(await openWith([found, { ...found, id: `${id.slice(0, 8)}another` }])).toBeUndefined();
});

test('opens no lead as long as it is not known whether its sender may be contacted', async () => {
  vi.mocked(revocationsOfLeads).mockRejectedValue(new Error('offline'));
  await expect(openLead(collection, 'lead', by)).rejects.toThrow('offline');
  expect(sdk.set).not.toHaveBeenCalled();
});

describe('a change of a lead', () => {
  const first = openedState(collection, { at: '2026-11-21T17:00:00.000Z', by });
  const lead = { ...toDeskLead(collection, 'lead', message, first), state: first };
  const note = { by, kind: 'note', note: 'Called.' } as const;
  const closed = { by, kind: 'status', status: 'closed' } as const;
  const by2 = { at: '2026-11-22T17:00:00.000Z', by: 'other@example.com' };
  let stored: LeadState;
  const failWith = (code: string) => Object.assign(new Error(code), { code });
  const refuse = () => sdk.commit.mockRejectedValueOnce(failWith('permission-denied'));

  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
    clock.mockReset();
    stored = changedState(first, { ...by2, kind: 'status', status: 'qualified' });
    const updatedAt = { toDate: () => new Date() };
    sdk.getDoc.mockImplementation(async () => ({ data: () => ({ ...stored, updatedAt }) }));
  });

  test.each([note, { by, kind: 'call', outcome: 'reached' } as const])(
    'is added to what somebody else has changed, again and again, if it is %j',
    async (change) => {
      refuse();
      sdk.commit.mockImplementationOnce(async () => {
        stored = changedState(stored, { ...by2, kind: 'note', note: 'Me, too.' });
        throw failWith('permission-denied');
      });
      const { status, state } = await changeLead(lead, change);
      expect(status).toBe('saved');
      expect(state.status).toBe('qualified');
      expect(written().slice(1)).toMatchObject([{ kind: 'status' }, { note: 'Me, too.' }, change]);
    },
  );

  test('waits for the owner if it is another one, or sets a day that somebody else has set', async () => {
    refuse();
    expect(await changeLead(lead, closed)).toMatchObject({ status: 'overtaken', state: stored });
    stored = changedState(first, { ...by2, kind: 'reminder', followUp: '2026-12-01' });
    refuse();
    const again = { ...note, followUp: '2026-11-25' };
    expect(await changeLead(lead, again)).toMatchObject({ status: 'overtaken', state: stored });
    expect(sdk.commit).toHaveBeenCalledTimes(2);
  });

  test.each([note, closed])('is stored once if its answer was lost: %j', async (change) => {
    sdk.commit.mockImplementationOnce(async () => {
      stored = changedState(first, sdk.set.mock.lastCall?.[1].history.at(-1));
      throw failWith('unavailable');
    });
    await expect(changeLead(lead, change)).rejects.toThrow();
    clock.mockReturnValue(new Date('2026-11-23T17:00:00.000Z'));
    refuse();
    expect(await changeLead(lead, change)).toMatchObject({ status: 'saved', state: stored });
    expect(stored.history).toHaveLength(2);
    expect(sdk.commit).toHaveBeenCalledTimes(2);
  });
});

test('marks leads as spam, ten in a commit, opens those that are new, and goes on where it was stopped', async () => {
  const leads = Array.from({ length: 12 }, (_, index) =>
    toDeskLead(collection, `lead-${index}`, message),
  );
  const stored = new Map<string, LeadState>();
  let commits = 0;
  sdk.getDocs.mockImplementation(async () => ({
    docs: [...stored].map(([id, state]) => {
      return { id, data: () => ({ ...state, updatedAt: { toDate: () => new Date() } }) };
    }),
  }));
  let writes: [id: string, state: LeadState][] = [];
  sdk.set.mockImplementation(({ id }, { updatedAt: _updatedAt, ...state }) =>
    writes.push([id, state]),
  );
  sdk.commit.mockImplementation(async () => {
    commits += 1;
    expect(writes.length).toBeLessThanOrEqual(10);
    for (const [id, state] of writes) stored.set(id, state);
    writes = [];
    // Its answer is lost.
    if (commits === 2) throw new Error('offline');
  });
  vi.spyOn(console, 'error').mockReturnValue();
  const onMarked = vi.fn();

  await expect(markAsSpam(leads, by, onMarked)).rejects.toThrow();
  expect(onMarked).not.toHaveBeenCalled();
  await markAsSpam(leads, by, onMarked);
  expect(onMarked.mock.calls.map(([marked]) => marked.length)).toEqual([10, 2]);
  expect(commits).toBe(4);
  for (const { id } of leads) {
    expect(stored.get(id)?.history.map(({ kind }) => kind)).toEqual(['opened', 'status']);
    expect(stored.get(id)?.status).toBe('spam');
  }
});
