import { organization } from '#src/lib/document-data.ts';
import { paths } from '#src/lib/paths.ts';
import { absoluteUrl } from '#src/lib/safe-url.ts';
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
