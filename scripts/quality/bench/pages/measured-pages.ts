import { paths } from '#src/lib/paths.ts';

/** A page to measure, beside its twin. */
export interface MeasuredPage {
  name: string;
  /** Site-relative path. */
  path: string;
  /** The page's source, which has a limit in size/limits.ts. */
  source: string;
}

/**
 * Returns the pages to measure.
 *
 * @param postSlug of a post that existed when the site was built
 */
export function measuredPages(postSlug: string): MeasuredPage[] {
  return [
    { name: 'home', path: paths.home, source: 'src/pages/HomePage.tsx' },
    { name: 'post', path: `${paths.blog}/${postSlug}`, source: 'src/pages/BlogPostPage.tsx' },
    { name: 'blog', path: paths.blog, source: 'src/pages/BlogPage.tsx' },
    { name: 'rates', path: paths.rates, source: 'src/pages/RatesPage.tsx' },
    { name: 'calculator', path: paths.calculator, source: 'src/pages/CalculatorPage.tsx' },
    { name: 'quote', path: paths.quote, source: 'src/pages/QuotePage.tsx' },
  ];
}
