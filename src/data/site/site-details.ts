import { useContext } from 'react';
import { EmbeddedData } from '#src/lib/hooks/use-hydrated.ts';
import { embeddedPart } from '#src/lib/loading/document-data.ts';
import type { SiteDetails } from '#src/model/site/pick-details.ts';
import { site } from '#src/site.ts';

/** The details embedded in every page. */
export const embeddedDetails = embeddedPart<SiteDetails>('site');

/** Returns the details of the site as the build found them. They stay the same until the next build. */
export function useSiteDetails(): SiteDetails {
  return embeddedDetails.in(useContext(EmbeddedData)) ?? site.defaults;
}
