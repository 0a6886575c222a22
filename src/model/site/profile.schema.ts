import { parseDocument, z } from '#src/lib/loading/zod.ts';

const text = z._default(z.string().check(z.trim()), '');

/** The site's details as stored. Each text may be empty: the pages then leave it out. */
const profileSchema = z.object({
  /** The person behind the site. Without a name, the pages speak of “the founder”. */
  founderName: text,
  founderRole: text,
  /** The address of a photo. */
  founderPhoto: text,
  /** Paragraphs, separated by empty lines. */
  bio: text,
  /** Paragraphs on how articles are written and checked. */
  editorialPolicy: text,
  /** One per line, with an optional address at its end. */
  credentials: text,
  /** Pages elsewhere, one per line: a name and its address. */
  links: text,
  sisterName: text,
  sisterUrl: text,
  /** Who is legally responsible for the site. */
  legalName: text,
  /** Several lines. */
  postalAddress: text,
  /** The line in the footer about a state license. */
  license: text,
  /** Where the owner takes the example rates from, as the end of a sentence. */
  ratesSource: text,
  /** How the price of a lead is agreed on with a company. */
  leadPricing: text,
  /** What the APR of the example rates assumes: points in percent of the loan, and fees in dollars. */
  aprPoints: text,
  aprFees: text,
  /** The names of the states that inquiries are sold in, separated by commas. */
  servedStates: text,
  /** How many inquiries there are a month, in the owner's words. */
  monthlyInquiries: text,
  /** The number of business days within which somebody answers a form. */
  replyDays: z.int().check(z.minimum(1)),
});

export type Profile = z.output<typeof profileSchema>;

/**
 * Parses the document of the site's details; a missing text becomes ''. Undefined for a malformed one, which is
 * logged.
 */
export function toProfile(data: Readonly<Record<string, unknown>>): Profile | undefined {
  return parseDocument("the site's details", profileSchema, data);
}
