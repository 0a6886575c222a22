import { type Ref, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { SubmissionFault } from '#src/data/leads/attempt.ts';
import { retryProvider } from '#src/data/leads/bot-check.service.ts';
import { loadExplanation, type SubmissionState } from '#src/features/submission/use-submit-lead.ts';
import { BotCheckNote } from '#src/features/wizard/FormParts.tsx';
import type { BotCheck } from '#src/features/wizard/use-wizard.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { quoteFaults } from './quote.lead.ts';
import styles from './steps/QuoteSteps.module.css';

const notReady = 'bot-check-not-ready' satisfies SubmissionFault;

/** Says above the Submit button that nothing was sent before, and whether the bot check is ready. */
export function SubmissionNote({ botCheck: { ready, late } }: { botCheck: BotCheck }) {
  const status = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    // The pressed button has unmounted and lost the focus.
    if (ready && late && document.activeElement === document.body) status.current?.focus();
  }, [ready, late]);

  return (
    <>
      <p>Nothing is sent until you press Submit Inquiry.</p>
      <BotCheckNote>
        <p ref={status} role="status" tabIndex={-1}>
          {ready
            ? late && 'You can submit your inquiry now.'
            : 'Securing this form... please wait.'}
        </p>
      </BotCheckNote>
    </>
  );
}

/** The error message of a submission. It takes the focus after a press, so it is scrolled into view. */
export function SubmissionFailure({
  state,
  botCheck: { ready, late },
}: {
  state: SubmissionState;
  botCheck: BotCheck;
}) {
  const failure = useRef<HTMLDivElement>(null);
  const failed = state.status === 'failed' ? state : undefined;
  const isNotReady = (late && !ready) || failed?.fault === notReady;

  useEffect(() => {
    if (failed) failure.current?.focus();
  }, [failed]);

  return (
    <>
      {isNotReady && <BotCheckNotReady ref={failure} />}
      {failed && failed.fault !== notReady && (
        <Alert ref={failure} tone="error" tabIndex={-1} title={quoteFaults[failed.fault]}>
          {failed.explanation && <p>{failed.explanation}</p>}
          <p>{`Your answers are still here.${failed.fault === 'honeypot-filled' ? '' : ' You can try again.'}`}</p>
        </Alert>
      )}
    </>
  );
}

function BotCheckNotReady({ ref }: { ref: Ref<HTMLDivElement> }) {
  const [explanation, setExplanation] = useState<string>();
  const [isTrying, setTrying] = useState(false);

  useEffect(() => {
    void loadExplanation(notReady).then(setExplanation);
  }, []);

  return (
    <Alert ref={ref} tone="error" tabIndex={-1} title={quoteFaults[notReady]}>
      {explanation && <p>{explanation}</p>}
      <p>
        You can also write to us on the <Link to={paths.contact}>contact page</Link>, which uses the
        same check.
      </p>
      <div className={styles.again}>
        <Button
          variant="quiet"
          busy={isTrying}
          onClick={() => {
            setTrying(true);
            void retryProvider().then(() => setTrying(false));
          }}
        >
          {isTrying ? 'Trying again…' : 'Try again'}
        </Button>
      </div>
    </Alert>
  );
}
