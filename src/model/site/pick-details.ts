import type { Profile } from './profile.schema.ts';

/** The texts that every page shows. */
const shownTexts = [
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

type Texts = Pick<Profile, (typeof shownTexts)[number]>;

/** The details that every page shows. A text is missing or empty if the owner has not entered it. */
export type SiteDetails = Partial<Texts> &
  Pick<Profile, 'replyDays'> & {
    /** What the footer says of the license and of who runs the site, in lines. */
    footer?: string;
  };

/** Returns the details of a profile that every page shows. */
export function pickDetails(profile: Profile): SiteDetails {
  const { legalName, postalAddress, license, replyDays } = profile;
  const shown = Object.fromEntries(shownTexts.map((field) => [field, profile[field]]));
  const footer = [license, legalName, postalAddress].filter((line) => line !== '').join('\n');
  return { ...shown, replyDays, footer };
}
