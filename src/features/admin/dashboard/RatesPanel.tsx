import { type Ref, useRef, useState } from 'react';
import { keepRates, toRates } from '#src/data/site/rate-terms.ts';
import { getRates } from '#src/data/site/rates.service.ts';
import type { Rates } from '#src/model/rates/shown-rates.ts';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import styles from './Dashboard.module.css';
import { RatesForm, type RenewRates, ratesFormId } from './RatesForm.tsx';
import type { useReloadable } from './use-reloadable.ts';

/** Reads the rates that are saved, which are shown from then on, too. */
export async function readDashboardRates() {
  const rates = toRates(await getRates());
  keepRates(rates);
  return rates;
}

interface RatesPanelProps {
  admin: string;
  rates: ReturnType<typeof useReloadable<Rates | undefined>>;
  onSaved: (rates: Rates) => void;
  ref?: Ref<RenewRates>;
}

/**
 * The panel for editing the displayed rates, on a phone one line with the rates until it is opened. Without
 * the saved rates it shows no form, because saving its empty fields would overwrite them.
 */
export function RatesPanel({ admin, rates: { resource, reload }, onSaved, ref }: RatesPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(() => window.matchMedia('(width >= 40rem)').matches);

  function retry() {
    reload();
    // The pressed button is about to unmount and would lose the focus.
    heading.current?.focus();
  }

  return (
    <Card>
      <section aria-labelledby="rates" className={styles.panel}>
        <div className={classNames(styles.head, styles.ratesHead)}>
          <h2 id="rates" ref={heading} tabIndex={-1} className={styles.title}>
            Displayed rates
          </h2>
          {resource.status === 'loaded' && (
            <Button
              variant="quiet"
              aria-expanded={isOpen}
              aria-controls={ratesFormId}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? 'Close' : 'Edit rates'}
            </Button>
          )}
        </div>
        {resource.status === 'loading' && (
          <p role="status" className={styles.note}>
            Loading the rates…
          </p>
        )}
        {resource.status === 'failed' && (
          <Alert tone="error" title="Failed to load the rates.">
            <p>You can edit the rates once the current ones have loaded.</p>
            <Button variant="link" className={styles.start} onClick={retry}>
              Try again
            </Button>
          </Alert>
        )}
        {resource.status === 'loaded' && (
          <RatesForm
            admin={admin}
            ref={ref}
            isOpen={isOpen}
            onOpen={setOpen}
            saved={resource.value}
            onSaved={onSaved}
          />
        )}
      </section>
    </Card>
  );
}
