import { absoluteUrl } from '../absolute-url.ts';
import { paths } from '../paths.ts';

interface Step {
  name: string;
  /** Site-relative. */
  path: string;
}

/** The way from the home page to a page, in the words of schema.org. */
export function breadcrumbList(...steps: readonly Step[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: paths.home }, ...steps].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absoluteUrl(path),
      }),
    ),
  };
}
