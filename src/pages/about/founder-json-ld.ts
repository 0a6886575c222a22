import { organization } from '#src/lib/document-data.ts';
import { paths } from '#src/lib/paths.ts';
import { absoluteUrl } from '#src/lib/safe-url.ts';
import type { Founder } from '#src/lib/settings.schema.ts';

/** Returns the founder as a schema.org Person. */
export function founderJsonLd({ name, role, photo, links }: Founder) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: absoluteUrl(paths.aboutAuthor),
    mainEntity: {
      '@type': 'Person',
      name,
      jobTitle: role,
      image: photo && absoluteUrl(photo.src),
      sameAs: links.map(({ url }) => url),
      worksFor: organization,
    },
  };
}
