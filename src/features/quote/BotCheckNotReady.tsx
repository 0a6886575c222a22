import { type Ref, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { retryProvider } from '#src/domain/leads/submission/bot-check.service.ts';
import { loadExplanation } from '#src/domain/leads/submission/use-submit-lead.ts';
import { paths } from '#src/lib/paths.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import styles from './BotCheckNotReady.module.css';
import { faultTexts } from './quote.lead.ts';

const fault = 'bot-check-not-ready';

/** Says that the bot check is not ready and what can help, with a button to retry. */
export function BotCheckNotReady({ ref }: { ref: Ref<HTMLDivElement> }) {
  const [explanation, setExplanation] = useState<string>();
  const [isTrying, setTrying] = useState(false);

  useEffect(() => {
    void loadExplanation(fault).then(setExplanation);
  }, []);

  function tryAgain() {
    setTrying(true);
    void retryProvider().then(() => setTrying(false));
  }

  return (
    <Alert ref={ref} tone="error" tabIndex={-1} title={faultTexts[fault]}>
      {explanation && <p>{explanation}</p>}
      <p>
        You can also write to us on the <Link to={paths.contact}>contact page</Link>, which uses the
        same check.
      </p>
      <div className={styles.again}>
        <Button variant="quiet" busy={isTrying} onClick={tryAgain}>
          {isTrying ? 'Trying again…' : 'Try again'}
        </Button>
      </div>
    </Alert>
  );
}
