import { Suspense, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { LeadBuyerWizard } from '#src/features/lead-buyer/LeadBuyerWizard.tsx';
import { requestedStep } from '#src/features/wizard/wizard-config.ts';
import { paths } from '#src/lib/addresses/paths.ts';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';
import { lazyComponent } from '#src/lib/loading/lazy-component.ts';
import { site } from '#src/site.ts';
import { PageHead } from '#src/ui/parts/PageHead.tsx';
import styles from './FormPage.module.css';

const AboutLeads = lazyComponent(
  async () => (await import('#src/features/lead-buyer/AboutLeads.tsx')).AboutLeads,
  { waits: true },
);

/** Constant, because React discards prerendered content that is updated before hydration. */
const about = (
  <Suspense>
    <AboutLeads />
  </Suspense>
);

/** What matters most, at each step. */
const brief =
  'A lead goes to one company at a time, and its price never depends on whether a loan closes.';

/** The application form for companies that want to buy leads. */
export function PurchaseLeadsPage() {
  const hydrated = useHydrated();
  const [query] = useSearchParams();
  const { state } = useLocation();
  const isBegun = hydrated && (requestedStep(query.get('step')) > 1 || Boolean(state?.sent));
  // It is text alone, so where it is prerendered, no script is needed, and a translation stays.
  const [isPrerendered] = useState(!hydrated);
  useEffect(() => {
    if (!isPrerendered) void AboutLeads.load();
  }, [isPrerendered]);
  return (
    <div className={styles.page}>
      <PageHead
        title={`Purchase Mortgage Leads | ${site.name}`}
        description="For companies that want to buy mortgage leads: how leads are checked, what you get and when, how the price is agreed, and a short application."
        path={paths.purchaseLeads}
      />
      <div className={styles.form}>
        <LeadBuyerWizard />
      </div>
      <p className={styles.about}>{brief}</p>
      <section aria-label="About the leads" className={styles.more} hidden={isBegun}>
        {about}
      </section>
    </div>
  );
}
