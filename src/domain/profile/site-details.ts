import { useContext } from 'react';
import { embeddedPart } from '#src/lib/document-data.ts';
import { EmbeddedData } from '#src/lib/use-hydrated.ts';
import { site } from '#src/site.ts';
import type { SiteDetails } from './pick-details.ts';

/** The details embedded in every page. */
export const embeddedDetails = embeddedPart<SiteDetails>('site');

/** Returns the details of the site as the build found them. They stay the same until the next build. */
export function useSiteDetails(): SiteDetails {
  return embeddedDetails.in(useContext(EmbeddedData)) ?? site.defaults;
}
