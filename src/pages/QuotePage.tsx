import { useLocation } from 'react-router-dom';
import { QuoteWizard } from '#src/features/quote/QuoteWizard.tsx';
import { paths } from '#src/lib/addresses/paths.ts';
import { site } from '#src/site.ts';
import { PageHead } from '#src/ui/parts/PageHead.tsx';
import styles from './FormPage.module.css';

/** The pre-qualification form, at /quote and /pre-approval. */
export function QuotePage() {
  const { pathname } = useLocation();
  return (
    <div className={styles.page}>
      <PageHead
        title={`Get Pre-Qualified | ${site.name}`}
        description="Answer a few questions about the home and loan you have in mind. It takes minutes and costs nothing, with no credit pull."
        path={paths.quote}
      />
      {/* Each path has its own wizard, so going from one to the other starts the form anew. */}
      <QuoteWizard key={pathname} />
    </div>
  );
}
