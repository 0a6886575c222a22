import { absoluteUrl } from '../absolute-url.ts';
import { paths } from '../paths.ts';

interface Breadcrumb {
  name: string;
  /** Site-relative. */
  path: string;
}

/** Returns the breadcrumb trail from the home page to a page, as schema.org data. */
export function breadcrumbList(...breadcrumbs: readonly Breadcrumb[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: paths.home }, ...breadcrumbs].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absoluteUrl(path),
      }),
    ),
  };
}
