import { useRef } from 'react';
import { getRates } from '#src/domain/rates/rates.service.ts';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Card } from '#src/ui/Card.tsx';
import { useReloadable } from '../use-reloadable.ts';
import { RatesForm } from './RatesForm.tsx';
import styles from './RatesPanel.module.css';
import { RatesSkeleton } from './RatesSkeleton.tsx';

const headingId = 'rates';

/**
 * The panel for editing the displayed rates. Without the saved rates it shows no form, because saving
 * its empty fields would overwrite them.
 */
export function RatesPanel() {
  const { resource, reload } = useReloadable(getRates);
  const heading = useRef<HTMLHeadingElement>(null);

  function retry() {
    reload();
    // The pressed button is about to unmount and would lose the focus.
    heading.current?.focus();
  }

  return (
    <Card>
      <section aria-labelledby={headingId} className={styles.panel}>
        <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.title}>
          Displayed rates
        </h2>
        {resource.status === 'loading' && <RatesSkeleton />}
        {resource.status === 'failed' && (
          <Alert tone="error" title="Failed to load the rates.">
            <p>You can edit the rates once the current ones have loaded.</p>
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
