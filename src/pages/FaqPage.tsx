import { Link } from 'react-router-dom';
import { FaqList } from '#src/features/faq/FaqList.tsx';
import { PageHead } from '#src/lib/PageHead.tsx';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import styles from '#src/ui/ProsePage.module.css';
import { ProsePage } from '#src/ui/ProsePage.tsx';

/** The FAQ page, with five questions. */
export function FaqPage() {
  return (
    <>
      <PageHead
        title={`Frequently Asked Questions | ${site.name}`}
        description="What a pre-qualification inquiry is, whether it affects your credit, how FHA, VA, Conventional and USDA loans differ, how long it takes and what it costs."
        path={paths.faq}
      />
      <ProsePage
        title="Frequently Asked Questions"
        lead="Short answers, with the official sources behind the figures."
      >
        <FaqList />
        <p className={styles.more}>
          Have another question? <Link to={paths.contact}>Ask us</Link>, or{' '}
          <Link to={paths.quote}>get pre-qualified</Link>. You can leave the form at any time.
        </p>
      </ProsePage>
    </>
  );
}
