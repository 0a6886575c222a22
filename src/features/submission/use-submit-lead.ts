import { useRef, useState } from 'react';
import { type LeadConfig, SubmissionError, type SubmissionFault } from '#src/data/leads/attempt.ts';
import { waitForBotCheck } from '#src/data/leads/bot-check.service.ts';
import { useIsShown } from '#src/lib/hooks/use-is-shown.ts';
import type { explanations } from './explanations.ts';

export type SubmissionState = { status: 'idle' | 'sending' | 'stored' } | FailedSubmission;

export interface FailedSubmission {
  status: 'failed';
  fault: SubmissionFault;
  /** In plain language, if that loaded. */
  explanation?: string | undefined;
}

/**
 * Submits leads of one kind. `submit` runs once at a time, however often it is called, and resolves to the id of the
 * stored lead, or to undefined if it was not stored or the form has been unmounted. It checks what can be checked
 * before the code of a submission, and shows the outcome.
 */
export function useSubmitLead<Answers>(config: LeadConfig<Answers>) {
  const [state, setState] = useState<SubmissionState>({ status: 'idle' });
  const sending = useRef(false);
  const isShown = useIsShown();

  async function submit(
    answers: Answers,
    honeypot = '',
    onFailed?: (failure: FailedSubmission) => void,
  ) {
    if (sending.current) return undefined;
    // The visitor may go to another page while the lead is on its way.
    const path = window.location.pathname;
    sending.current = true;
    setState({ status: 'sending' });
    try {
      if (honeypot) throw new SubmissionError('honeypot-filled');
      const runBotCheck = await waitForBotCheck();
      if (!runBotCheck) throw new SubmissionError('bot-check-not-ready');
      const { submitLead } = await loadSubmission();
      const id = await submitLead(config, { answers, path, runBotCheck, isShown });
      if (id) setState({ status: 'stored' });
      return id;
    } catch (error) {
      const fault = error instanceof SubmissionError ? error.fault : 'submission-failed';
      const explanation = await loadExplanation(fault);
      const failure = { status: 'failed', fault, explanation } as const;
      setState(failure);
      onFailed?.(failure);
      return undefined;
    } finally {
      sending.current = false;
    }
  }

  return { state, submit, clear: () => setState({ status: 'idle' }) };
}

/** Loads the submission code and the Firebase SDK, which are in lazy chunks. */
const loadSubmission = () => import('./submit-lead.ts');

/** Prefetches the code for a submission, warms up its verifier and asks for the time while the visitor is typing. */
export function prepareSubmission({ verifier }: Pick<LeadConfig<never>, 'verifier'>): void {
  loadSubmission().then(
    ({ warmUp }) => warmUp(verifier),
    () => undefined,
  );
}

/** Returns what a form says in plain language; undefined if its lazy chunk does not load. */
export const loadExplanation = (of: keyof typeof explanations): Promise<string | undefined> =>
  loadSubmission().then(
    (loaded) => loaded.explanations[of],
    () => undefined,
  );
