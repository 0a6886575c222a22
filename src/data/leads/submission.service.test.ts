import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConsentRecord } from '#src/model/leads/lead-documents.ts';
import type { Attempt, LeadConfig } from './attempt.ts';
import { verifyToken, writeAttempt } from './submission.service.ts';

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched.mockReset());
});
afterEach(() => void vi.useRealTimers());

const lead: LeadConfig<never> = {
  collection: 'leadBuyers',
  verifier: 'verifyRecaptcha',
  action: 'purchase_leads',
  constants: { contactConsent: true },
  serverCreatedAt: false,
  toContent: () => ({}),
  consent: { wording: { since: '2026-11-21', text: 'I agree.' }, pages: ['/purchase-leads'] },
};
const attempt: Attempt = {
  id: 'the-id',
  verdict: { score: 0.9, verifiedAt: '2026-11-26T09:30:00.000Z' },
  content: { companyName: 'First Bank' },
  consent: { kind: 'leadBuyers', page: '/purchase-leads' } as ConsentRecord,
  since: 0,
  onSiteTime: true,
};

/** How a server answers a request. */
const answers = {
  refused: async () => Promise.reject(new TypeError('Failed to fetch')),
  silent: () => new Promise<Response>(() => {}),
  broken: async () => Response.json({ error: { message: 'Try later.' } }, { status: 503 }),
  denied: async () => Response.json({ error: { message: 'Refused.' } }, { status: 403 }),
  stored: async () => Response.json({ writeResults: [{}, {}] }),
  verified: async () => Response.json({ data: { success: true, score: 0.9 } }),
};
type Answer = keyof typeof answers;

/** Answers the next requests one after the other, and returns how many seconds after now each was made. */
function answerNext(...next: readonly Answer[]): number[] {
  const start = Date.now();
  const seconds: number[] = [];
  for (const answer of next) {
    fetched.mockImplementationOnce(() => {
      seconds.push((Date.now() - start) / 1_000);
      return answers[answer]();
    });
  }
  return seconds;
}

/** Returns the outcome or the fault of a request, and how many seconds it took. */
async function settle(request: Promise<unknown>): Promise<[outcome: unknown, seconds: number]> {
  const start = Date.now();
  const settled = request
    .catch(({ fault }) => fault)
    .then<[unknown, number]>((outcome) => [outcome, (Date.now() - start) / 1_000]);
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  return settled;
}

test.each<[answers: Answer[], outcome: string, seconds: number, tries: number[]]>([
  [['stored'], 'stored', 0, [0]],
  [['denied'], 'denied', 0, [0]],
  [['refused', 'broken', 'stored'], 'stored', 4, [0, 1, 4]],
  [['refused', 'denied'], 'denied-at-last', 1, [0, 1]],
  [['silent', 'refused', 'denied'], 'denied-at-last', 19, [0, 16, 19]],
  [['refused', 'refused', 'refused'], 'submission-failed', 4, [0, 1, 4]],
  [['silent', 'silent', 'silent'], 'submission-failed', 49, [0, 16, 34]],
])('a lead whose tries are %j is %s after %i s', async (next, outcome, seconds, tries) => {
  const tried = answerNext(...next);
  expect(await settle(writeAttempt(lead, attempt))).toEqual([outcome, seconds]);
  expect(tried).toEqual(tries);
  expect(fetched).toHaveBeenCalledTimes(tries.length);
});

test('each try writes the same lead, and the record of its consent in the same commit', async () => {
  answerNext('refused', 'silent', 'stored');
  await settle(writeAttempt(lead, attempt));
  const commits = fetched.mock.calls.map(([, request]) => JSON.parse(String(request?.body)).writes);
  const name = (collection: string) => expect.stringMatching(`/${collection}/the-id$`);
  const fields = {
    companyName: { stringValue: 'First Bank' },
    contactConsent: { booleanValue: true },
  };
  const record = expect.objectContaining({ page: { stringValue: '/purchase-leads' } });
  const write = [
    { update: { name: name('leadBuyers'), fields } },
    { update: { name: name('consentRecords'), fields: record } },
  ];
  expect(commits).toEqual([write, write, write]);
});

test.each<[answer: Answer, outcome: unknown, seconds: number]>([
  ['verified', { success: true, score: 0.9 }, 0],
  ['refused', 'submission-failed', 0],
  ['broken', 'submission-failed', 0],
  ['silent', 'submission-failed', 70],
])('a token whose verifier is %s is answered by %j after %i s', async (answer, ...settled) => {
  answerNext(answer);
  expect(await settle(verifyToken('verifyRecaptcha', 'token', 'contact'))).toEqual(settled);
  expect(fetched).toHaveBeenCalledOnce();
});
