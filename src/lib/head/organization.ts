import { site } from '#src/site.ts';
import { absoluteUrl } from '../absolute-url.ts';
import { paths } from '../paths.ts';

/** The organization behind the site, as schema.org data. */
export const organization = {
  '@type': 'Organization',
  name: site.name,
  url: absoluteUrl(paths.home),
  logo: absoluteUrl('/icon-512.png'),
};
