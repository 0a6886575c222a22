import { absoluteUrl } from '#src/lib/absolute-url.ts';
import { organization } from '#src/lib/head/organization.ts';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';

/** The site and its publisher as schema.org data. */
export const homeJsonLd = {
  '@context': 'https://schema.org',
  '@graph': [
    organization,
    {
      '@type': 'WebSite',
      name: site.name,
      url: absoluteUrl(paths.home),
      publisher: organization,
      inLanguage: 'en-US',
    },
  ],
};
