import { BlogList } from '#src/features/blog/list/BlogList.tsx';
import { paths } from '#src/lib/addresses/paths.ts';
import { lazyValue } from '#src/lib/loading/lazy-value.ts';
import { site } from '#src/site.ts';
import styles from '#src/ui/parts/Page.module.css';
import { PageHead } from '#src/ui/parts/PageHead.tsx';

const searchParts = lazyValue(() => import('./blog-search.ts'));

/** The blog list, with topics and a search box. */
export function BlogPage() {
  return (
    <>
      <PageHead
        title={`Mortgage Blog | ${site.name}`}
        description="Plain-English articles for home buyers about mortgage rates, approval, credit and refinancing. Browse by topic, or search by word or state."
        path={paths.blog}
        hasFeed
      />
      <BlogList searchParts={searchParts}>
        <h1>Mortgage Blog</h1>
        <p className={styles.lead}>
          Rates, approval, credit and refinancing in plain English: what the terms mean, what to
          ask, and where the numbers come from.
        </p>
        <noscript>
          <p>
            To search the articles or see older ones, please turn on JavaScript in your browser and
            reload the page.
          </p>
        </noscript>
      </BlogList>
    </>
  );
}
