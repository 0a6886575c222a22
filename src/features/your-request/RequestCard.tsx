import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { forget, recall, remember } from '#src/data/state/unsaved.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { businessDays, formatLongDate } from '#src/lib/format/format.ts';
import { focusOnMount } from '#src/lib/loading/focus-on-mount.ts';
import { whoContacts } from '#src/model/lead-forms/who-contacts.ts';
import {
  type LeadReference,
  leadNames,
  type Request,
  type Revocation,
  revocationId,
} from '#src/model/leads/lead-reference.ts';
import { site } from '#src/site.ts';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import styles from './YourRequest.module.css';

interface RequestCardProps {
  reference: LeadReference;
  asks: Request;
  /** The ISO time at which it was made, if that was read. */
  knownAt: string | undefined;
}

/** A request that a person can make, with its outcome, which takes the focus that the disabled button lost. */
export function RequestCard({ reference, asks, knownAt }: RequestCardProps) {
  const { state, askedAt = knownAt, send } = useRequest(reference, asks);
  const { heading, promise, button, variant, taken } = requestTexts(reference.kind, asks);
  const isSending = state === 'sending';
  return (
    <Card className={classNames(styles.card, !askedAt && 'screen-only')}>
      <h2 className={styles.heading}>{heading}</h2>
      <p>{promise}</p>
      {askedAt ? (
        <>
          <Alert ref={state === 'taken' ? focusOnMount : null} tone="good" tabIndex={-1}>
            <p>{taken}</p>
            <p>
              You asked on <time dateTime={askedAt}>{formatLongDate(askedAt)}</time>.
            </p>
          </Alert>
          <Button variant="quiet" className="screen-only" onClick={() => window.print()}>
            Print a copy
          </Button>
        </>
      ) : (
        <>
          {state === 'refused' && (
            <Alert ref={focusOnMount} tone="error" tabIndex={-1}>
              <p>
                We couldn’t find this request. It may already be deleted. Please{' '}
                <Link to={paths.contact}>contact us</Link>.
              </p>
              <p>If you already asked for this, we have your request. See what happened above.</p>
            </Alert>
          )}
          {state === 'unanswered' && (
            <Alert
              ref={focusOnMount}
              tone="error"
              tabIndex={-1}
              title="We couldn’t confirm your request"
            >
              <p>Please check your connection and press the button again.</p>
            </Alert>
          )}
          <Button variant={variant} busy={isSending} disabled={isSending} onClick={send}>
            {isSending ? 'Sending...' : button}
          </Button>
        </>
      )}
    </Card>
  );
}

const { answerBusinessDays, consentRecordYears } = site.privacy;

function requestTexts(kind: LeadReference['kind'], asks: Request) {
  const name = leadNames[kind];
  const isPassedOn = kind === 'mortgageQuotes';
  if (asks === 'withdraw') {
    return {
      heading: 'Withdraw your consent',
      promise: `We stop at once. ${isPassedOn ? `${whoContacts.untilNotified} ` : ''}${whoContacts.others} Your ${name} itself stays with us.`,
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

/** The clock is in the database's chunk, which is not part of the page's first load. */
const loadService = () =>
  Promise.all([
    import('#src/data/leads/your-request.service.ts'),
    import('#src/data/state/site-clock.ts'),
  ]);

/**
 * Returns the state of a request about a lead, its time once it is taken, and `send`. A request without an answer stays
 * in the tab: a retry has its time, because it may have arrived, and the rules do not allow changing it.
 */
function useRequest(reference: LeadReference, asks: Request) {
  const name = `revocation.${revocationId({ ...reference, asks })}`;
  const [tried, setTried] = useState(() => (recall(name) ?? undefined) as Revocation | undefined);
  const [state, setState] = useState<'open' | 'sending' | 'taken' | 'refused' | 'unanswered'>(
    tried ? 'unanswered' : 'open',
  );

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
      const revocation = tried ?? { ...reference, asks, askedAt: siteTime().toISOString() };
      setTried(revocation);
      remember(name, revocation);
      const outcome = await storeRevocation(revocation);
      forget(name);
      if (outcome === 'refused') setTried(undefined);
      setState(outcome);
    } catch {
      setState('unanswered');
    }
  }

  return { state, askedAt: state === 'taken' ? tried?.askedAt : undefined, send };
}
