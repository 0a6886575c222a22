import { useContext } from 'react';
import { embeddedPart } from '#src/lib/document-data.ts';
import { EmbeddedData } from '#src/lib/use-hydrated.ts';
import { site } from '#src/site.ts';
import type { Profile } from './profile.schema.ts';

const texts = [
  'founderName',
  'founderRole',
  'founderPhoto',
  'legalName',
  'postalAddress',
  'ratesSource',
  'leadPricing',
  'aprPoints',
  'aprFees',
  'servedStates',
  'monthlyInquiries',
] as const satisfies readonly (keyof Profile)[];

type Texts = Pick<Profile, (typeof texts)[number]>;

/** The details that every page shows. A text is missing or empty if the owner has not entered it. */
export type SiteDetails = Partial<Texts> &
  Pick<Profile, 'replyDays'> & {
    /** What the footer says of the license and of who runs the site, in lines. */
    footer?: string;
  };

/** The details embedded in every page. */
export const embeddedDetails = embeddedPart<SiteDetails>('site');

/** Returns the details of a profile that every page shows. */
export function pickDetails(profile: Profile): SiteDetails {
  const { legalName, postalAddress, license, replyDays } = profile;
  const shown = Object.fromEntries(texts.map((field) => [field, profile[field]])) as Texts;
  const footer = [license, legalName, postalAddress].filter((line) => line !== '').join('\n');
  return { ...shown, replyDays, footer };
}

/** Returns the details of the site as the build found them. They stay the same until the next build. */
export function useSiteDetails(): SiteDetails {
  return embeddedDetails.in(useContext(EmbeddedData)) ?? site.defaults;
}
