import { site } from '#src/site.ts';
import { paths } from './paths.ts';
import { absoluteUrl } from './safe-url.ts';

/** Serializes JSON so that no text in it can end the surrounding script element. */
export function jsonForScript(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** The organization behind the site, as schema.org data. */
export const organization = {
  '@type': 'Organization',
  name: site.name,
  url: absoluteUrl(paths.home),
  logo: absoluteUrl('/icon-512.png'),
};

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
