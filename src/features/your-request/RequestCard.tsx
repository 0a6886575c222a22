import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import {
  type LeadReference,
  leadNames,
  type Request,
  type Revocation,
  revocationId,
} from '#src/domain/leads/lead-reference.ts';
import { whoContacts } from '#src/domain/leads/who-contacts.ts';
import { focusOnMount } from '#src/lib/focus-on-mount.ts';
import { businessDays, formatLongDate } from '#src/lib/format.ts';
import { paths } from '#src/lib/paths.ts';
import { forget, recall, remember } from '#src/lib/unsaved.ts';
import { site } from '#src/site.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { classNames } from '#src/ui/class-names.ts';
import styles from './YourRequest.module.css';

interface RequestCardProps {
  reference: LeadReference;
  asks: Request;
  /** The ISO time at which it was made, if that was read. */
  knownAt: string | undefined;
}

/** A request that a person can make, with its outcome. */
export function RequestCard({ reference, asks, knownAt }: RequestCardProps) {
  const { state, askedAt = knownAt, send } = useRequest(reference, asks);
  const { heading, promise, button, variant, taken } = requestTexts(reference.kind, asks);
  const isSending = state === 'sending';
  return (
    <Card className={classNames(styles.card, !askedAt && 'screen-only')}>
      <h2 className={styles.heading}>{heading}</h2>
      <p>{promise}</p>
      {askedAt ? (
        <TakenRequest text={taken} askedAt={askedAt} hasFocus={state === 'taken'} />
      ) : (
        <>
          <FailedRequest state={state} />
          <Button variant={variant} busy={isSending} disabled={isSending} onClick={send}>
            {isSending ? 'Sending...' : button}
          </Button>
        </>
      )}
    </Card>
  );
}

interface TakenRequestProps {
  text: string;
  askedAt: string;
  /** Whether it takes the focus, which the button lost while it was disabled. */
  hasFocus: boolean;
}

/** What was asked and on which day, to print. */
function TakenRequest({ text, askedAt, hasFocus }: TakenRequestProps) {
  return (
    <>
      <Alert ref={hasFocus ? focusOnMount : null} tone="good" tabIndex={-1}>
        <p>{text}</p>
        <p>
          You asked on <time dateTime={askedAt}>{formatLongDate(askedAt)}</time>.
        </p>
      </Alert>
      <Button variant="quiet" className="screen-only" onClick={() => window.print()}>
        Print a copy
      </Button>
    </>
  );
}

/** Why a request was not taken. It takes the focus, like `TakenRequest`. */
function FailedRequest({ state }: { state: RequestState }) {
  if (state === 'refused') {
    return (
      <Alert ref={focusOnMount} tone="error" tabIndex={-1}>
        <p>
          We couldn’t find this request. It may already be deleted. Please{' '}
          <Link to={paths.contact}>contact us</Link>.
        </p>
        <p>If you already asked for this, we have your request. See what happened above.</p>
      </Alert>
    );
  }
  if (state === 'unanswered') {
    return (
      <Alert ref={focusOnMount} tone="error" tabIndex={-1} title="We couldn’t confirm your request">
        <p>Please check your connection and press the button again.</p>
      </Alert>
    );
  }
  return null;
}

const { answerBusinessDays, consentRecordYears } = site.privacy;

/** Returns the texts of a request about a lead of this kind: what happens and by when, and what is said once it is stored. */
function requestTexts(kind: LeadReference['kind'], asks: Request) {
  const name = leadNames[kind];
  const isPassedOn = kind === 'mortgageQuotes';
  if (asks === 'withdraw') {
    return {
      heading: 'Withdraw your consent',
      promise: `We stop at once. ${isPassedOn ? `${whoContacts.untilTold} ` : ''}${whoContacts.others} Your ${name} itself stays with us.`,
      button: 'Withdraw consent',
      variant: 'primary' as const,
      taken: 'Your consent is withdrawn.',
    };
  }
  const deletion = `We delete your ${name} within ${businessDays(answerBusinessDays)}.`;
  return {
    heading: 'Ask for deletion',
    promise: `${deletion} This also withdraws your consent to be contacted about it${isPassedOn ? ', and we tell the companies that got your inquiry' : ''}. You can’t undo it. The record of your consent, which doesn’t name you, is kept for ${consentRecordYears} years.`,
    button: 'Ask for deletion',
    variant: 'danger' as const,
    taken: `We have your request. ${deletion}`,
  };
}

type RequestState = 'open' | 'sending' | 'taken' | 'refused' | 'unanswered';

/** The clock is in the database's chunk, which is not part of the page's first load. */
const loadService = () =>
  Promise.all([import('./your-request.service.ts'), import('#src/lib/site-clock.ts')]);

/** Returns the state of a request about a lead, its time once it is taken, and `send`. */
function useRequest(reference: LeadReference, asks: Request) {
  const [state, setState] = useState<RequestState>('open');
  const [askedAt, setAskedAt] = useState<string>();

  useEffect(() => {
    loadService().then(
      ([, { synchronizeClock }]) => synchronizeClock(),
      () => undefined,
    );
  }, []);

  async function send() {
    setState('sending');
    try {
      const [{ storeRevocation }, { siteTime, synchronizeClock }] = await loadService();
      void synchronizeClock();
      const revocation = revocationToSend(reference, asks, siteTime());
      const outcome = await storeRevocation(revocation);
      if (outcome === 'refused') forget(storageKey(revocation));
      else setAskedAt(revocation.askedAt);
      setState(outcome);
    } catch {
      setState('unanswered');
    }
  }

  return { state, askedAt, send };
}

const storageKey = (revocation: Pick<Revocation, 'lead' | 'asks'>) =>
  `revocation.${revocationId(revocation)}`;

/**
 * Returns the request to send. It is stored for this tab, so that a retry has the same time as the
 * first try, which may have arrived: the rules do not allow changing it.
 */
function revocationToSend(reference: LeadReference, asks: Request, now: Date): Revocation {
  const key = storageKey({ ...reference, asks });
  const kept = recall(key) as Revocation | undefined;
  const revocation = kept ?? { ...reference, asks, askedAt: now.toISOString() };
  remember(key, revocation);
  return revocation;
}
