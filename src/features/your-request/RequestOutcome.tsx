import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#src/lib/paths.ts';
import { Alert } from '#src/ui/Alert.tsx';
import type { RequestState } from './use-request.ts';

interface RequestOutcomeProps {
  state: RequestState;
  /** Shown once the request is stored. */
  taken: string;
}

/** The outcome of a request. It takes the focus, which the button lost while it was disabled. */
export function RequestOutcome({ state, taken }: RequestOutcomeProps) {
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (state !== 'open' && state !== 'sending') alert.current?.focus();
  }, [state]);

  if (state === 'taken') {
    return (
      <Alert ref={alert} tone="good" tabIndex={-1}>
        <p>{taken}</p>
      </Alert>
    );
  }
  if (state === 'refused') {
    return (
      <Alert ref={alert} tone="error" tabIndex={-1}>
        <p>
          We could not find this request. It may already be deleted. Please{' '}
          <Link to={paths.contact}>contact us</Link>.
        </p>
        <p>If you asked for this before, we already have your request.</p>
      </Alert>
    );
  }
  if (state === 'unanswered') {
    return (
      <Alert ref={alert} tone="error" tabIndex={-1} title="We could not confirm your request">
        <p>Please check your connection and press the button again.</p>
      </Alert>
    );
  }
  return null;
}
