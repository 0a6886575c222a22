import { useLocation } from 'react-router-dom';
import { QuoteWizard } from '#src/features/quote/QuoteWizard.tsx';
import { PageHead } from '#src/lib/head/PageHead.tsx';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './FormPage.module.css';

/** The pre-qualification form, at /quote and at /pre-approval. */
export function QuotePage() {
  const { pathname } = useLocation();
  return (
    <div className={styles.page}>
      <PageHead
        title={`Get Pre-Qualified | ${site.name}`}
        description="Answer a few questions about the home and loan you have in mind. It takes minutes, costs nothing and pulls no credit."
        path={paths.quote}
      />
      <h1 className={styles.title}>Get Pre-Qualified</h1>
      <p className={classNames(styles.lead, 'screen-only')}>
        Eight short steps. No cost, no credit pull, and you can change any answer before you send
        it.
      </p>
      <noscript>
        <p>
          This form needs JavaScript. Please switch it on in your browser and load the page again.
        </p>
      </noscript>
      {/* Each address has its own wizard: going from one to the other begins a new visit to the form. */}
      <QuoteWizard key={pathname} />
    </div>
  );
}
