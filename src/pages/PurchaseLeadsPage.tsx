import { LeadBuyerWizard } from '#src/features/lead-buyer/LeadBuyerWizard.tsx';
import { PageHead } from '#src/lib/head/PageHead.tsx';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import styles from './FormPage.module.css';

/** The application of companies that want to buy leads. */
export function PurchaseLeadsPage() {
  return (
    <div className={styles.page}>
      <PageHead
        title={`Purchase Mortgage Leads | ${site.name}`}
        description="For companies that want to buy mortgage leads: what a lead is here, and a short application in four steps."
        path={paths.purchaseLeads}
      />
      <div className={styles.form}>
        <LeadBuyerWizard />
      </div>
      <section aria-labelledby="what-a-lead-is" className={styles.about}>
        <h2 id="what-a-lead-is" className={styles.aboutTitle}>
          What a lead is here
        </h2>
        <p>
          A lead is a person who asked to be contacted about a mortgage, and who agreed that lenders
          and lead buyers may do so. Every inquiry passed a bot check before it was stored.
        </p>
        <p>
          One company at a time gets an inquiry, and no more than {site.companiesPerInquiry} in all.
          The form says so before anybody agrees.
        </p>
        <p>
          We promise no number of leads and no quality. An application is not a contract: we read it
          and contact you.
        </p>
      </section>
    </div>
  );
}
