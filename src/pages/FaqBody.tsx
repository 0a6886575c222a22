import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FaqList, isListShown } from '#src/features/faq/FaqList.tsx';
import { FaqSituations } from '#src/features/faq/FaqSituations.tsx';
import { paths } from '#src/lib/addresses/paths.ts';
import { useScrollToFragment } from '#src/lib/hooks/use-scroll-to-fragment.ts';
import styles from '#src/ui/parts/ProsePage.module.css';

/** The questions, and where people in a situation of their own go on. */
export function FaqBody() {
  const [isPrerendered] = useState(isListShown);
  useScrollToFragment(isPrerendered);
  return (
    <>
      <FaqList />
      <FaqSituations />
      <p className={styles.more}>
        Have another question? <Link to={paths.contact}>Ask us</Link>, or{' '}
        <Link to={paths.quote}>get pre-qualified</Link>. You can leave the form at any time.
      </p>
    </>
  );
}
