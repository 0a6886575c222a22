import { Suspense } from 'react';
import { paths } from '#src/lib/addresses/paths.ts';
import { lazyComponent } from '#src/lib/loading/lazy-component.ts';
import { site } from '#src/site.ts';
import { LazyPlace } from '#src/ui/notices/LazyPlace.tsx';
import { PageHead } from '#src/ui/parts/PageHead.tsx';
import styles from './RatesPage.module.css';

const RatesBody = lazyComponent(async () => (await import('./RatesBody.tsx')).RatesBody, {
  waits: true,
});

// The page is being prefetched. Its visitor, who comes from another page, wants the body at once: once React has shown
// the fallback, it keeps that for 300 ms.
if (typeof window !== 'undefined' && window.location.pathname !== paths.rates)
  void RatesBody.load();

/** Constant, because React discards prerendered content that is updated before hydration. */
const body = (
  <Suspense fallback={<p role="status">Loading current rates...</p>}>
    <RatesBody />
  </Suspense>
);

/** The current rates, their assumptions, and their limits. */
export function RatesPage() {
  return (
    <div className={styles.page}>
      <PageHead
        title={`Current Mortgage Rates | ${site.name}`}
        description="Example mortgage rates for 30-year and 15-year fixed loans, a 5/1 ARM and a 30-year jumbo loan, what each costs a month, what they assume, and what yours depends on."
        path={paths.rates}
      />
      <div className={styles.head}>
        <h1>Current Mortgage Rates</h1>
        <p className={styles.lead}>
          Four common loans side by side: a starting point for comparing offers.
        </p>
      </div>
      <LazyPlace load={RatesBody.load} className={styles.body}>
        {body}
      </LazyPlace>
    </div>
  );
}
