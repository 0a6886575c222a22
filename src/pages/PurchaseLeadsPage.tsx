import { LeadBuyerWizard } from '#src/features/lead-buyer/LeadBuyerWizard.tsx';
import { PageHead } from '#src/lib/PageHead.tsx';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import styles from './FormPage.module.css';

/** The application form for companies that want to buy leads. */
export function PurchaseLeadsPage() {
  return (
    <div className={styles.page}>
      <PageHead
        title={`Purchase Mortgage Leads | ${site.name}`}
        description="For companies that want to buy mortgage leads: what we mean by a lead, and a short application in four steps."
        path={paths.purchaseLeads}
      />
      <div className={styles.form}>
        <LeadBuyerWizard />
      </div>
      <section aria-labelledby="what-a-lead-is" className={styles.about}>
        <h2 id="what-a-lead-is" className={styles.aboutTitle}>
          What we mean by a lead
        </h2>
        <p>
          A lead is a person who asked to be contacted about a mortgage, and who agreed that lenders
          and lead buyers may do so. Every inquiry passes a bot check before it is stored.
        </p>
        <p>
          An inquiry goes to one company at a time, and to no more than {site.companiesPerInquiry}{' '}
          in all. The form says so before anyone agrees.
        </p>
        <p>
          We do not promise any number or quality of leads. An application is not a contract: we
          read it and contact you.
        </p>
      </section>
    </div>
  );
}
