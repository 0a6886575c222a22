import { useEffect, useRef } from 'react';
import type { SubmissionState } from '#src/domain/leads/submission/use-submit-lead.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { failureNotice } from './contact.lead.ts';

interface ContactOutcomeProps {
  state: SubmissionState;
}

/**
 * The outcome of the last submission, shown beside the button until the next one, because a toast
 * disappears before everybody has read it. It takes the focus, which the button lost while disabled.
 */
export function ContactOutcome({ state }: ContactOutcomeProps) {
  const alert = useRef<HTMLDivElement>(null);
  const { status } = state;

  useEffect(() => {
    if (status === 'failed' || status === 'stored') alert.current?.focus();
  }, [status]);

  if (state.status === 'failed') {
    const { title, description } = failureNotice(state.fault);
    return (
      <Alert ref={alert} tone="error" tabIndex={-1} title={title}>
        {description && <p>{description}</p>}
        {state.explanation && <p>{state.explanation}</p>}
        <p>Your message is still here, and you can send it again.</p>
      </Alert>
    );
  }
  if (status === 'stored') {
    return (
      <Alert ref={alert} tone="good" tabIndex={-1} title="Your message has reached us">
        <p>You can use the form again to send another message.</p>
      </Alert>
    );
  }
  return null;
}
