import { Calculator } from '#src/features/calculators/Calculator.tsx';
import { paths } from '#src/lib/addresses/paths.ts';
import { calendarText, siteToday } from '#src/lib/format/calendar.ts';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';
import { site } from '#src/site.ts';
import { classNames } from '#src/ui/parts/class-names.ts';
import { PageHead } from '#src/ui/parts/PageHead.tsx';
import styles from './CalculatorPage.module.css';

/** The mortgage calculators, basic and advanced. */
export function CalculatorPage() {
  // The prerendered page may be read on a later day.
  const day = useHydrated() ? `, ${calendarText(siteToday())}` : '';
  return (
    <div className={styles.page}>
      <PageHead
        title={`Mortgage Calculator | ${site.name}`}
        description="Estimate your monthly mortgage payment with taxes and insurance, see the full amortization schedule, compare two loans and find the home price that fits your income."
        path={paths.calculator}
      />
      <p className={classNames(styles.printed, 'print-only')}>
        {`${site.name}, ${site.url}${paths.calculator}${day}. An estimate, not an offer. ${site.legal.notALender}`}
      </p>
      <div className={styles.head}>
        <h1>Mortgage Calculator</h1>
        <p className={styles.lead}>
          Results update as you type. Nothing you enter here leaves your browser.
        </p>
      </div>
      <noscript>
        <p>
          These are examples. To use your own numbers, please turn on JavaScript and reload the
          page.
        </p>
      </noscript>
      <Calculator />
    </div>
  );
}
