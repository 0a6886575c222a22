const name = 'Keystead';

/**
 * The identity of the site: the one module that an owner edits to rename the product. Every text that
 * mentions the product takes its name from here, except for the consent wordings, which keep the name
 * that they were published with; `npm run deploy` names the lines to add for a new one.
 */
export const site = {
  name,
  /** A lowercase word that is stored as the `source` of every quote. */
  slug: 'keystead',
  tagline: 'Your Guide to Home Financing',
  /** The public address without a trailing slash; canonical links start with it. */
  url: 'https://keystead.example',
  /** What stands until the owner saves the site's details at /admin/site. */
  defaults: {
    /** The number of business days within which somebody answers a submitted form. */
    replyDays: 2,
  },
  /**
   * The maximum number of companies that an inquiry is passed on to, one after the other. Every page that
   * says who contacts people states it; the lead desk and firestore.rules enforce it.
   */
  companiesPerInquiry: 3,
  privacy: {
    /** How long leads and messages are kept. The privacy page states it; the desk says what is older. */
    retentionMonths: 24,
    /** Business days within which requests about personal data and accessibility are answered. */
    answerBusinessDays: 15,
    /** Business days within which a withdrawn consent is honored everywhere; the law allows ten. */
    revocationBusinessDays: 10,
    /**
     * How long consent records and revocations, which identify nobody, are kept. The Telemarketing Sales
     * Rule requires five years.
     */
    consentRecordYears: 5,
    /** How many days the link of a deleted lead still says that it was deleted; firestore.rules has it, too. */
    deletionKeptDays: 90,
  },
  legal: {
    notALender: `${name} is a guidance and inquiry service. It is not a lender, makes no credit decisions and promises no approval.`,
    equalHousing: 'Equal Housing Opportunity.',
  },
};
