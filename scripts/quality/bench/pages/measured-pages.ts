import { paths } from '#src/lib/paths.ts';

/** A page that is measured, each beside its twin. */
export interface MeasuredPage {
  name: string;
  /** Site-relative. */
  path: string;
  /** The page's source, by which its limit of script is found. */
  source: string;
}

/**
 * What Lighthouse loads.
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
