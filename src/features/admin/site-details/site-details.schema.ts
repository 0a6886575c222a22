import { boundedLine, boundedText, tidied } from '#src/lib/input/answers.schema.ts';
import { imageAddressPattern, tidyImageAddress } from '#src/lib/input/typed-address.ts';
import { parseMoney, plainNumerals, withDecimalPoint } from '#src/lib/input/typed-numbers.ts';
import { asciiWebsite, websiteMaxLength, websitePattern } from '#src/lib/input/website.ts';
import { z } from '#src/lib/loading/zod.ts';
import { readPlace, tidyPlaces } from '#src/model/lead-forms/places.ts';
import type { Profile } from '#src/model/site/profile.schema.ts';
import { splitLinkedLines, splitList } from '#src/model/site/profile-texts.ts';

/** The longest texts in code points; the security rules repeat them. */
export const profileLimits = {
  founderName: 100,
  founderRole: 100,
  founderPhoto: 2_000,
  bio: 5_000,
  editorialPolicy: 5_000,
  credentials: 2_000,
  links: 2_000,
  sisterName: 100,
  sisterUrl: websiteMaxLength,
  legalName: 200,
  postalAddress: 300,
  license: 300,
  ratesSource: 200,
  leadPricing: 500,
  servedStates: 700,
  monthlyInquiries: 100,
} as const;

/** The longest reply time that can be promised, in business days. */
export const maxReplyDays = 10;

const line = (field: keyof typeof profileLimits) =>
  boundedLine({ min: 0, max: profileLimits[field] }, '');
const text = (field: keyof typeof profileLimits) =>
  boundedText({ min: 0, max: profileLimits[field] }, '');

/** Returns points as stored: without a percent sign, as a plain number. */
function tidyPoints(text: string): string {
  const plain = withDecimalPoint(plainNumerals(text)).replace(/ ?%$/, '');
  return /^\d+(?:\.\d+)?$/.test(plain) ? String(Number(plain)) : plain;
}

/** Returns fees as stored, in whole dollars. */
function tidyFees(text: string): string {
  const dollars = parseMoney(text);
  return dollars === undefined ? text.trim() : String(Math.round(dollars));
}

/** Parses the values of the form for the site's details as typed into the stored ones. */
export const siteDetailsSchema = z
  .object({
    founderName: line('founderName'),
    founderRole: line('founderRole'),
    founderPhoto: z.pipe(
      z.pipe(z.string(), z.transform(tidyImageAddress)),
      z.string().check(
        z.maxLength(profileLimits.founderPhoto, 'Use a shorter address.'),
        z.refine((photo) => photo === '' || imageAddressPattern.test(photo), {
          error:
            'Enter an address that begins with https://, or a path on this site that begins with /.',
        }),
      ),
    ),
    bio: text('bio'),
    editorialPolicy: text('editorialPolicy'),
    credentials: text('credentials'),
    links: text('links').check(
      z.refine((links) => splitLinkedLines(links).every(({ text, url }) => url && text !== url), {
        error:
          'Write each link on a line of its own: a name and its address, like LinkedIn https://…',
      }),
    ),
    sisterName: line('sisterName'),
    sisterUrl: z.pipe(
      z.pipe(tidied, z.transform(asciiWebsite)),
      z.string().check(
        z.maxLength(profileLimits.sisterUrl, 'Use a shorter address.'),
        z.refine((url) => url === '' || websitePattern.test(url), {
          error: 'Enter an address like https://solar.example.com, or leave this empty.',
        }),
      ),
    ),
    legalName: line('legalName'),
    postalAddress: text('postalAddress'),
    license: line('license'),
    ratesSource: line('ratesSource'),
    leadPricing: text('leadPricing'),
    aprPoints: z.pipe(
      z.pipe(z.string(), z.transform(tidyPoints)),
      z.string().check(z.regex(/^(?:\d(?:\.\d{1,3})?)?$/, 'Enter a percentage like 0 or 0.75.')),
    ),
    aprFees: z.pipe(
      z.pipe(z.string(), z.transform(tidyFees)),
      z.string().check(z.regex(/^\d{0,5}$/, 'Enter dollars like 1,500.')),
    ),
    servedStates: z.pipe(
      z.pipe(z.string(), z.transform(tidyPlaces)),
      line('servedStates').check(
        z.refine((places) => splitList(places).every(readPlace), {
          error: ({ input }) =>
            `“${splitList(String(input)).find((place) => !readPlace(place))}” is none. Enter names or codes of states, the District of Columbia or territories, separated by commas, like Vermont, DC.`,
        }),
      ),
    ),
    monthlyInquiries: line('monthlyInquiries'),
    replyDays: z.pipe(
      z.pipe(z.string(), z.transform(Number)),
      z
        .int()
        .check(
          z.minimum(1, 'Choose a number of days.'),
          z.maximum(maxReplyDays, 'Choose a number of days.'),
        ),
    ),
  } satisfies Record<keyof Profile, unknown>)
  .check(
    requiredWithName('founderRole', 'Enter a role, like Founder and editor.'),
    requiredWithName('bio', 'Write a few sentences about the founder.'),
    requiredWithName('editorialPolicy', 'Write how articles are made and checked.'),
  );

export type SiteDetailsInput = z.input<typeof siteDetailsSchema>;

/** Returns what the form starts with for the stored details. */
export function toSiteDetailsInput(profile: Profile): SiteDetailsInput {
  return { ...profile, replyDays: String(profile.replyDays) };
}

/** A page that names a person also introduces that person and explains how the articles are made. */
function requiredWithName(field: 'founderRole' | 'bio' | 'editorialPolicy', error: string) {
  return z.refine<Profile>((profile) => profile.founderName === '' || profile[field] !== '', {
    path: [field],
    error,
  });
}
