import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Attempt, LeadConfig, WriteOutcome } from '#src/data/leads/attempt.ts';
import { visit } from '#src/data/state/visit.ts';
import type { VerifyReply } from '#src/model/lead-forms/bot-check.contract.ts';
import { mockExports, spyExports } from '#tests/fixtures/mock-exports.ts';
import { explanations } from './explanations.ts';
import { keepPending, pendingAttempt } from './submit-lead.ts';
import { prepareSubmission, useSubmitLead } from './use-submit-lead.ts';

const {
  announceLead: announce,
  verifyToken: verify,
  writeAttempt: write,
} = mockExports(await import('#src/data/leads/submission.service.ts'));
const {
  isSiteTimeKnown: knowsSiteTime,
  siteTime: clock,
  synchronizeClock: synchronize,
} = spyExports(await import('#src/data/state/site-clock.ts'));
let tokens = 0;
const { waitForBotCheck: waitForCheck } = mockExports(
  await import('#src/data/leads/bot-check.service.ts'),
);

interface Answers {
  message: string;
}

const lead: LeadConfig<Answers> = {
  collection: 'contacts',
  verifier: 'verifyRecaptcha',
  action: 'contact',
  constants: {},
  serverCreatedAt: false,
  toContent: ({ message }, { score }) => ({ message, recaptchaScore: score }),
};
const consentedLead: LeadConfig<Answers> = {
  ...lead,
  collection: 'mortgageQuotes',
  consent: {
    wording: { since: '2026-11-21', text: 'I agree.' },
    pages: ['/pre-approval', '/quote'],
  },
};
/** How many days a device's clock may be off. */
const daysOff = [10, -10];
const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;
const answers = { message: 'Does the calculator count points?' };

/** Returns an attempt at sending `answers` whose success nobody has seen. */
const makeAttempt = (ageMinutes: number, changes: Partial<Attempt> = {}): Attempt => ({
  id: `${ageMinutes} minutes old`,
  verdict: { score: 0.9, verifiedAt: new Date(Date.now() - ageMinutes * minuteMs).toISOString() },
  content: { ...answers, recaptchaScore: 0.9 },
  since: Date.now() - ageMinutes * minuteMs,
  onSiteTime: true,
  ...changes,
});

beforeEach(() => {
  window.sessionStorage.clear();
  waitForCheck.mockResolvedValue(async () => `token ${++tokens}`);
  verify.mockResolvedValue({ success: true, score: 0.9 });
  write.mockResolvedValue('stored');
  announce.mockResolvedValue();
  // A submission must not wait for the site's time.
  synchronize.mockReturnValue(new Promise(() => {}));
  window.history.replaceState(null, '', '/');
});

const openForm = (kind: LeadConfig<Answers> = lead) => renderHook(() => useSubmitLead(kind));

/** Presses the button of a form, and does not wait for the submission. */
function press({ current }: { current: ReturnType<typeof useSubmitLead<Answers>> }) {
  let sending: Promise<string | undefined> | undefined;
  act(() => {
    sending = current.submit(answers);
  });
  return sending;
}

/** Returns the ids of the leads that were written, in order. */
const writtenIds = () => write.mock.calls.map(([, attempt]) => attempt.id);

test('explains a failure in plain words', async () => {
  verify.mockResolvedValueOnce({ success: false });
  const { result } = openForm();
  await act(() => result.current.submit(answers));
  expect(result.current.state).toEqual({
    status: 'failed',
    fault: 'verification-failed',
    explanation: explanations['verification-failed'],
  });

  await act(() => result.current.submit(answers, 'Acme Leads'));
  expect(result.current.state).toMatchObject({
    fault: 'honeypot-filled',
    explanation: explanations['honeypot-filled'],
  });
});

const refuse = async () => Promise.reject(new Error('blocked'));

test.each<[fault: string, without: string, fail: () => unknown]>([
  ['bot-check-not-ready', 'a check', () => waitForCheck.mockResolvedValueOnce(undefined)],
  ['token-missing', 'a token', () => waitForCheck.mockResolvedValueOnce(async () => '')],
  ['token-missing', 'a provider', () => waitForCheck.mockResolvedValueOnce(refuse)],
  ['submission-failed', 'a verdict', () => verify.mockImplementationOnce(refuse)],
])('fails as %s without %s, and stores nothing', async (fault, _without, fail) => {
  fail();
  const { result } = openForm();
  await act(() => result.current.submit(answers));
  expect(result.current.state).toMatchObject({ status: 'failed', fault });
  expect(write).not.toHaveBeenCalled();
  expect(pendingAttempt('contacts')).toBeUndefined();
});

test('waits 20 s for a token', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { promise: requested, resolve: request } = Promise.withResolvers<void>();
  waitForCheck.mockResolvedValueOnce(() => {
    request();
    return new Promise(() => {});
  });
  const { result } = openForm();
  const sending = press(result);
  await requested;
  await act(() => vi.advanceTimersByTimeAsync(19_999));
  expect(result.current.state).toEqual({ status: 'sending' });
  await vi.advanceTimersByTimeAsync(1);
  await act(async () => sending);
  expect(result.current.state).toMatchObject({ fault: 'token-missing' });
});

test('refuses a score below the one that its kind requires', async () => {
  const { result } = openForm({ ...lead, minimumScore: 0.5 });
  verify.mockResolvedValueOnce({ success: true, score: 0.49 });
  await act(() => result.current.submit(answers));
  expect(result.current.state).toMatchObject({ fault: 'verification-failed' });
  expect(write).not.toHaveBeenCalled();

  verify.mockResolvedValueOnce({ success: true, score: 0.5 });
  expect(await act(() => result.current.submit(answers))).toEqual(expect.any(String));
});

test('reports the success on the next press after the form was left while sending, with one lead stored', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<'stored'>();
  write.mockReturnValueOnce(answered);
  const left = openForm();
  const sending = press(left.result);
  await waitFor(() => expect(write).toHaveBeenCalledOnce());
  left.unmount();
  answer('stored');
  expect(await sending).toBeUndefined();

  const { result } = openForm();
  const id = await act(() => result.current.submit(answers));
  expect(new Set(writtenIds())).toEqual(new Set([id]));
  expect(pendingAttempt('contacts')).toBeUndefined();
  expect(announce.mock.calls).toEqual([['contacts', id]]);
});

test('makes a press on a reopened form wait for the submission under way', async () => {
  const { promise: verified, resolve: answer } = Promise.withResolvers<VerifyReply>();
  verify.mockReturnValueOnce(verified);
  const left = openForm();
  const first = press(left.result);
  await waitFor(() => expect(verify).toHaveBeenCalledOnce());
  left.unmount();

  const { result } = openForm();
  const second = press(result);
  await act(async () => answer({ success: true, score: 1 }));
  expect(await first).toBeUndefined();
  const id = await act(async () => second);
  expect(verify).toHaveBeenCalledOnce();
  expect(new Set(writtenIds())).toEqual(new Set([id]));
});

test('freezes the consent with the attempt, and records the page of the press', async () => {
  const { promise: verified, resolve: answer } = Promise.withResolvers<VerifyReply>();
  verify.mockReturnValueOnce(verified);
  write.mockRejectedValueOnce(new Error('no answer'));
  window.history.replaceState(null, '', '/quote');
  const { result } = openForm(consentedLead);
  const first = press(result);
  await waitFor(() => expect(verify).toHaveBeenCalledOnce());
  window.history.replaceState(null, '', '/faq');
  await act(async () => answer({ success: true, score: 1 }));
  await act(async () => first);
  await act(() => result.current.submit(answers));

  const [[, lost] = [], [, again] = []] = write.mock.calls;
  expect(lost?.consent).toMatchObject({ kind: 'mortgageQuotes', page: '/quote' });
  expect(again).toEqual(lost);
});

test.each(daysOff)(
  'takes each time of a lead from the site on a device %i days off',
  async (days) => {
    const now = new Date(Date.now() - days * dayMs);
    clock.mockReturnValue(now);
    const { result } = openForm({
      ...consentedLead,
      toContent: ({ message }, { verifiedAt }) => ({ message, recaptchaVerifiedAt: verifiedAt }),
    });
    await act(() => result.current.submit(answers));
    expect(write.mock.calls[0]?.[1]).toMatchObject({
      verdict: { verifiedAt: now.toISOString() },
      content: { recaptchaVerifiedAt: now.toISOString() },
      consent: { givenAt: now.toISOString() },
    });
    expect(announce).toHaveBeenCalledOnce();
  },
);

test('asks for the site’s time while the visitor types, and again when Submit is pressed', async () => {
  vi.stubGlobal('fetch', async () => new Response());
  prepareSubmission(lead);
  await waitFor(() => expect(synchronize).toHaveBeenCalledOnce());
  const { result } = openForm();
  verify.mockImplementationOnce(async () => {
    expect(synchronize, 'before the verifier has answered').toHaveBeenCalledTimes(2);
    return { success: true, score: 0.9 };
  });
  expect(await act(() => result.current.submit(answers))).toEqual(expect.any(String));
});

test('settles an attempt without an answer after a reload, eleven minutes later, without another token', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  write.mockRejectedValueOnce(new Error('no answer'));
  const { result } = openForm({ ...consentedLead, constants: { contactConsent: true } });
  await act(() => result.current.submit(answers));
  const [[, lost] = []] = write.mock.calls;
  const kept = JSON.stringify({ ...sessionStorage });
  expect(kept).toContain(lost?.id);
  expect(kept).not.toContain('contactConsent');

  vi.setSystemTime(Date.now() + 11 * minuteMs);
  cleanup();
  visit.entries.clear();
  const reloaded = openForm(consentedLead);
  expect(await act(() => reloaded.result.current.submit(answers))).toBe(lost?.id);
  expect(write.mock.calls.map(([, attempt]) => attempt)).toEqual([lost, lost]);
  expect(verify).toHaveBeenCalledOnce();
});

test('settles an attempt without an answer before it sends what was edited since', async () => {
  write.mockRejectedValueOnce(new Error('no answer'));
  const { result } = openForm();
  await act(() => result.current.submit(answers));
  const edited = { message: 'What I meant to say.' };
  const id = await act(() => result.current.submit(edited));
  const [lost, settled, sent] = write.mock.calls.map(([, attempt]) => attempt);
  expect(settled).toEqual(lost);
  expect(sent).toMatchObject({ id, content: edited });
  expect(id).not.toBe(lost?.id);
  expect(write).toHaveBeenCalledTimes(3);
});

test.each([
  [29, true],
  [31, false],
])(
  'settles an attempt whose verdict is %i minutes old, however late it was kept: %s',
  async (age, settled) => {
    const attempt = makeAttempt(age);
    keepPending('contacts', attempt);
    const { result } = openForm();
    const id = await act(() => result.current.submit(answers));
    expect(id === attempt.id).toBe(settled);
    expect(writtenIds()).toEqual([id]);
  },
);

test('does not prolong the life of an attempt by notifying the owner', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  write.mockRejectedValueOnce(new Error('no answer'));
  const { result } = openForm();
  await act(() => result.current.submit(answers));
  vi.setSystemTime(Date.now() + 8 * minuteMs);
  const left = openForm();
  const sending = left.result.current.submit(answers);
  left.unmount();
  await sending;
  expect(announce).toHaveBeenCalledOnce();
  expect(pendingAttempt('contacts')).toMatchObject({ announced: true });

  vi.setSystemTime(Date.now() + 23 * minuteMs);
  expect(pendingAttempt('contacts')).toBeUndefined();
});

test.each<[what: string, fresh: boolean, ageMinutes: number, changes: Partial<Attempt>]>([
  ['by the site’s clock', true, 29, {}],
  ['by a device’s clock, which may be off', false, 1, { onSiteTime: false }],
])(
  'after the denial of an attempt %s, starts a new one by itself: %s',
  async (_what, fresh, ageMinutes, changes) => {
    const earlier = makeAttempt(ageMinutes, changes);
    keepPending('contacts', earlier);
    write.mockResolvedValueOnce('denied');
    const { result } = openForm();
    const id = await act(() => result.current.submit(answers));
    if (!fresh) {
      expect(id).toBeUndefined();
      expect(result.current.state).toMatchObject({ fault: 'perhaps-stored' });
      expect(verify).not.toHaveBeenCalled();
      expect(await act(() => result.current.submit(answers))).toEqual(expect.any(String));
    }
    expect(writtenIds()).toHaveLength(2);
    expect(verify).toHaveBeenCalledOnce();
  },
);

test.each<[WriteOutcome, known: boolean, minutes: number, fault: string]>([
  ['denied', false, 0, 'denied'],
  ['denied', true, 34, 'denied'],
  ['denied', true, 36, 'perhaps-stored'],
  ['denied-at-last', true, 34, 'denied'],
  ['denied-at-last', true, 36, 'perhaps-stored'],
  ['denied-at-last', false, 0, 'perhaps-stored'],
])(
  'says of a lead that was %s, with the site’s time known: %s, and %i minutes after its verdict: %s',
  async (outcome, known, minutes, fault) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    knowsSiteTime.mockReturnValue(known);
    write.mockImplementationOnce(async () => {
      vi.setSystemTime(Date.now() + minutes * minuteMs);
      return outcome;
    });
    const { result } = openForm();
    await act(() => result.current.submit(answers));
    expect(result.current.state).toMatchObject({ status: 'failed', fault });
    expect(pendingAttempt('contacts')).toBeUndefined();
    expect(write, 'sends no other by itself').toHaveBeenCalledOnce();
  },
);

test('notifies the owner of a stored lead that a person probably sent, and of no other, without waiting', async () => {
  announce.mockReturnValue(new Promise(() => {}));
  const { result } = openForm();
  write.mockResolvedValueOnce('denied');
  await act(() => result.current.submit(answers));
  for (const score of [0.49, 0.5]) {
    verify.mockResolvedValueOnce({ success: true, score });
    await act(() => result.current.submit({ message: `A score of ${score}` }));
  }
  expect(pendingAttempt('contacts')).toBeUndefined();
  const [, , last] = writtenIds();
  expect(announce.mock.calls).toEqual([['contacts', last]]);
});

test.each(daysOff)(
  'does not notify the owner of a lead whose receipt has expired, which the rules would deny, on a device %i days off',
  async (days) => {
    const now = Date.now() - days * dayMs;
    clock.mockReturnValue(new Date(now));
    const { result } = openForm();
    for (const ageMinutes of [8, 11]) {
      const verifiedAt = new Date(now - ageMinutes * minuteMs).toISOString();
      keepPending('contacts', makeAttempt(ageMinutes, { verdict: { score: 0.9, verifiedAt } }));
      await act(() => result.current.submit(answers));
    }
    expect(announce.mock.calls).toEqual([['contacts', '8 minutes old']]);
  },
);
