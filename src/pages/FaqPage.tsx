import { Suspense } from 'react';
import { FaqList } from '#src/features/faq/FaqList.tsx';
import { lazyPart } from '#src/lib/lazy-part.ts';
import { PageHead } from '#src/lib/PageHead.tsx';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import { LazyPlace } from '#src/ui/LazyPlace.tsx';
import styles from '#src/ui/ProsePage.module.css';
import { ProsePage } from '#src/ui/ProsePage.tsx';

const { Part: FaqSituations, load } = lazyPart<object>(
  async () => (await import('#src/features/faq/FaqSituations.tsx')).FaqSituations,
);

/** Constant, because React discards prerendered content that is updated before hydration. */
const situations = (
  <Suspense>
    <FaqSituations />
  </Suspense>
);

/** The FAQ page: five questions, and where people in a situation of their own go on. */
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
        <LazyPlace load={load} className={styles.more}>
          {situations}
        </LazyPlace>
      </ProsePage>
    </>
  );
}
