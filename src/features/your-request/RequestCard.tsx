import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type LeadReference, leadNames, type Request } from '#src/domain/leads/lead-reference.ts';
import { businessDays } from '#src/lib/format.ts';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { type RequestState, useRequest } from './use-request.ts';
import styles from './YourRequest.module.css';

interface RequestCardProps {
  reference: LeadReference;
  asks: Request;
}

/** A request that a person can make, with its outcome. */
export function RequestCard({ reference, asks }: RequestCardProps) {
  const { state, send } = useRequest(reference, asks);
  const { heading, promise, button, taken } = requestTexts(reference.kind, asks);
  const isSending = state === 'sending';
  return (
    <Card className={styles.card}>
      <h2 className={styles.heading}>{heading}</h2>
      <p>{promise}</p>
      <RequestOutcome state={state} taken={taken} />
      {state !== 'taken' && (
        <Button variant="quiet" busy={isSending} disabled={isSending} onClick={send}>
          {isSending ? 'Sending...' : button}
        </Button>
      )}
    </Card>
  );
}

interface RequestOutcomeProps {
  state: RequestState;
  /** Shown once the request is stored. */
  taken: string;
}

/** The outcome of a request. It takes the focus, which the button lost while it was disabled. */
function RequestOutcome({ state, taken }: RequestOutcomeProps) {
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
          We couldn’t find this request. It may already be deleted. Please{' '}
          <Link to={paths.contact}>contact us</Link>.
        </p>
        <p>If you asked for this before, we already have your request.</p>
      </Alert>
    );
  }
  if (state === 'unanswered') {
    return (
      <Alert ref={alert} tone="error" tabIndex={-1} title="We couldn’t confirm your request">
        <p>Please check your connection and press the button again.</p>
      </Alert>
    );
  }
  return null;
}

/** The texts of a request. */
interface RequestTexts {
  heading: string;
  /** What happens and by when. */
  promise: string;
  button: string;
  /** Shown once the request is stored. */
  taken: string;
}

const { answerBusinessDays, consentRecordYears, revocationBusinessDays } = site.privacy;

/** Returns the texts of a request about a lead of this kind. */
function requestTexts(kind: LeadReference['kind'], asks: Request): RequestTexts {
  const name = leadNames[kind];
  const isPassedOn = kind === 'mortgageQuotes';
  const stop = `stop contacting you about your ${name} within ${businessDays(revocationBusinessDays)}.`;
  if (asks === 'withdraw') {
    return {
      heading: 'Withdraw your consent',
      promise: isPassedOn
        ? `From then on, we don’t share your inquiry with lenders or lead buyers, and we ${stop} If a company already has it, tell that company, too.`
        : `We ${stop}`,
      button: 'Withdraw consent',
      taken: `Your consent is withdrawn. We ${stop}`,
    };
  }
  const deletion = `We delete your ${name} within ${businessDays(answerBusinessDays)}.`;
  return {
    heading: 'Ask for deletion',
    promise: `${deletion} This also withdraws your consent. The record of your consent, which doesn’t name you, is kept for ${consentRecordYears} years.`,
    button: 'Ask for deletion',
    taken: `We have your request. ${deletion}`,
  };
}
