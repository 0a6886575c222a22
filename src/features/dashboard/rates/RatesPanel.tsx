import { useRef } from 'react';
import { getRates } from '#src/domain/rates/rates.service.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { useReloadable } from '../use-reloadable.ts';
import { HeldRates } from './HeldRates.tsx';
import { RatesForm } from './RatesForm.tsx';
import styles from './RatesPanel.module.css';

const headingId = 'rates';

/**
 * Where the owner edits the displayed rates. Unless the saved ones are known, there is nothing to
 * save: the form would write its empty fields over them.
 */
export function RatesPanel() {
  const { resource, reload } = useReloadable(getRates);
  const heading = useRef<HTMLHeadingElement>(null);

  function retry() {
    reload();
    // The pressed button is about to disappear and would take the focus with it.
    heading.current?.focus();
  }

  return (
    <Card>
      <section aria-labelledby={headingId} className={styles.panel}>
        <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.title}>
          Displayed rates
        </h2>
        {resource.status === 'loading' && <HeldRates />}
        {resource.status === 'failed' && (
          <Alert tone="error" title="Failed to load the rates.">
            <p>They can be changed as soon as it is known what visitors see now.</p>
            <Button variant="link" className={styles.retry} onClick={retry}>
              Try again
            </Button>
          </Alert>
        )}
        {resource.status === 'loaded' && <RatesForm saved={resource.value} />}
      </section>
    </Card>
  );
}
