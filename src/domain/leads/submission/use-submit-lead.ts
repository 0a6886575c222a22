import { useEffect, useRef, useState } from 'react';
import { isBotCheckReadySoon } from '#src/domain/leads/bot-check/bot-check.service.ts';
import { explanationOf } from './explanation-of.ts';
import { loadSubmission } from './load-submission.ts';
import { type LeadKind, SubmissionError, type SubmissionFault } from './submission.types.ts';

export type SubmissionState =
  | { status: 'idle' }
  | { status: 'sending' }
  | { status: 'stored' }
  | { status: 'failed'; fault: SubmissionFault; explanation?: string | undefined };

/**
 * Submitting leads of one kind: its state, and `submit`, which runs once at a time however often
 * it is called and resolves to the id of the stored lead; to undefined when it is not stored, or when
 * the form is no longer there to say so.
 * `trap` is what stands in the field that only bots fill, on a form that has one.
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

  async function submit(answers: Answers, trap = '') {
    if (sending.current) return undefined;
    // The visitor may go to another page while the lead is on its way.
    const { pathname } = window.location;
    sending.current = true;
    setState({ status: 'sending' });
    try {
      if (trap) throw new SubmissionError('trap-filled');
      if (!(await isBotCheckReadySoon())) throw new SubmissionError('bot-check-not-ready');
      const { submitLead, clearPending } = await loadSubmission();
      const id = await submitLead(kind, answers, pathname);
      // Nobody has seen the success of a form that was left: the attempt stays pending, and the next
      // press finds it stored.
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
