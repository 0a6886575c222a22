import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { pendingAttempt } from './pending-attempt.ts';
import { verifyToken, writeAttempt } from './submission.service.ts';
import type { LeadKind } from './submission.types.ts';
import { useSubmitLead } from './use-submit-lead.ts';

vi.mock('./submission.service.ts');
vi.mock('#src/domain/leads/bot-check/bot-check.service.ts', () => {
  let tokens = 0;
  return {
    isBotCheckReadySoon: async () => true,
    executeBotCheck: async () => `token ${++tokens}`,
  };
});

const verify = vi.mocked(verifyToken);
const write = vi.mocked(writeAttempt);

interface Answers {
  message: string;
}

const lead: LeadKind<Answers> = {
  collection: 'contacts',
  verifier: 'verifyRecaptcha',
  action: 'contact',
  constants: {},
  serverCreatedAt: false,
  toContent: ({ message }, { score }) => ({ message, recaptchaScore: score }),
};
const answers = { message: 'Does the calculator count points?' };

beforeEach(() => {
  window.sessionStorage.clear();
  verify.mockReset().mockResolvedValue({ success: true, score: 0.9 });
  write.mockReset().mockResolvedValue('stored');
});

const openForm = () => renderHook(() => useSubmitLead(lead));

/** The ids of the leads that were written, in order. */
const writtenIds = () => write.mock.calls.map(([, attempt]) => attempt.id);

test('a stored lead is concluded with its success', async () => {
  const { result } = openForm();
  expect(await act(() => result.current.submit(answers))).toBe(true);
  expect(pendingAttempt('contacts')).toBeUndefined();

  expect(await act(() => result.current.submit(answers))).toBe(true);
  expect(new Set(writtenIds()).size).toBe(2);
});

test('a form that was left while it was sending says its success at the next press, of one lead', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<'stored'>();
  write.mockReturnValueOnce(answered);
  const left = openForm();
  let sending: Promise<boolean> | undefined;
  act(() => {
    sending = left.result.current.submit(answers);
  });
  await vi.waitFor(() => expect(write).toHaveBeenCalledOnce());
  left.unmount();
  answer('stored');
  expect(await sending).toBe(false);

  const { result } = openForm();
  expect(await act(() => result.current.submit(answers))).toBe(true);
  expect(new Set(writtenIds()).size).toBe(1);
  expect(pendingAttempt('contacts')).toBeUndefined();
});

test('a press on a form that was opened again waits for what the first one is sending', async () => {
  const { promise: verified, resolve: answer } = Promise.withResolvers<{
    success: true;
    score: 1;
  }>();
  verify.mockReturnValueOnce(verified);
  const left = openForm();
  let first: Promise<boolean> | undefined;
  act(() => {
    first = left.result.current.submit(answers);
  });
  await vi.waitFor(() => expect(verify).toHaveBeenCalledOnce());
  left.unmount();

  const { result } = openForm();
  let second: Promise<boolean> | undefined;
  act(() => {
    second = result.current.submit(answers);
  });
  await act(async () => answer({ success: true, score: 1 }));
  expect(await first).toBe(false);
  expect(await act(async () => second)).toBe(true);
  expect(verify).toHaveBeenCalledOnce();
  expect(new Set(writtenIds()).size).toBe(1);
});
