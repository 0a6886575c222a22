import { useEffect, useRef, useState } from 'react';
import { waitForBotCheck } from './bot-check.service.ts';
import { explanationOf } from './explanation-of.ts';
import { loadSubmission } from './load-submission.ts';
import { type LeadKind, SubmissionError, type SubmissionFault } from './submission.types.ts';

export type SubmissionState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'stored' }
  | { status: 'failed'; fault: SubmissionFault; explanation?: string | undefined };

/**
 * Submits leads of one kind. `submit` runs once at a time, however often it is called, and resolves to
 * the id of the stored lead, or to undefined if it was not stored or the form has been unmounted. Its
 * parameter `honeypot` is the value of the form's honeypot field, if it has one.
 */
export function useSubmitLead<Answers>(kind: LeadKind<Answers>) {
  const [state, setState] = useState<SubmissionState>({ status: 'idle' });
  const sending = useRef(false);
  const open = useRef(false);

  useEffect(() => {
    open.current = true;
    return () => {
      open.current = false;
    };
  }, []);

  async function submit(answers: Answers, honeypot = '') {
    if (sending.current) return undefined;
    // The visitor may go to another page while the lead is on its way.
    const { pathname } = window.location;
    sending.current = true;
    setState({ status: 'sending' });
    try {
      if (honeypot) throw new SubmissionError('honeypot-filled');
      if (!(await waitForBotCheck())) throw new SubmissionError('bot-check-not-ready');
      const { submitLead, clearPending } = await loadSubmission();
      const id = await submitLead(kind, answers, pathname);
      // If the form was left, nobody saw the success: the attempt stays pending, and the next press
      // finds it stored.
      if (!open.current) return undefined;
      clearPending(kind.collection);
      setState({ status: 'stored' });
      return id;
    } catch (error) {
      const fault = faultOf(error);
      setState({ status: 'failed', fault, explanation: await explanationOf(fault) });
      return undefined;
    } finally {
      sending.current = false;
    }
  }

  return { state, submit, clear: () => setState({ status: 'idle' }) };
}

function faultOf(error: unknown): SubmissionFault {
  return error instanceof SubmissionError ? error.fault : 'submission-failed';
}
