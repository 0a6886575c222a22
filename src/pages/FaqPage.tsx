import { Suspense } from 'react';
import { paths } from '#src/lib/addresses/paths.ts';
import { lazyComponent } from '#src/lib/loading/lazy-component.ts';
import { site } from '#src/site.ts';
import { LazyPlace } from '#src/ui/notices/LazyPlace.tsx';
import { PageHead } from '#src/ui/parts/PageHead.tsx';
import { ProsePage } from '#src/ui/parts/ProsePage.tsx';
import styles from './FaqPage.module.css';

const FaqBody = lazyComponent(async () => (await import('./FaqBody.tsx')).FaqBody, { waits: true });

// The page is being prefetched: its visitor comes from another page and wants the body at once.
if (typeof window !== 'undefined' && window.location.pathname !== paths.faq) void FaqBody.load();

/** Constant, because React discards prerendered content that is updated before hydration. */
const body = (
  <Suspense>
    <FaqBody />
  </Suspense>
);

/** The FAQ page: five questions, and more for people in a situation of their own. */
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
        <LazyPlace load={FaqBody.load} className={styles.body}>
          {body}
        </LazyPlace>
      </ProsePage>
    </>
  );
}
