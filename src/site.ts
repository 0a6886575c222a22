/**
 * Who the site is: the one module an owner edits to rename the whole product.
 * A text that names the product takes it from here.
 */
export const site = {
  name: 'Keystead',
  /** Lowercase word stored as the `source` of every lead. */
  slug: 'keystead',
  tagline: 'Your Guide to Home Financing',
  /** Public address without a trailing slash; canonical links begin with it. */
  url: 'https://keystead.example',
  /** Address of the sister solar-energy site; its link hides while this is empty. */
  sisterSiteUrl: '',
  /** Within so many business days somebody reads what was sent with a form, and gets in touch. */
  contactBusinessDays: 2,
  /**
   * To how many companies an inquiry is passed on at most, one after the other. The consent step says
   * so, and the lead desk refuses one more.
   */
  companiesPerInquiry: 3,
  privacy: {
    /** How long leads and messages are kept. The privacy page says so: whoever runs the site deletes them then. */
    retentionMonths: 24,
    /** Within so many business days requests about personal data and barriers are answered. */
    answerBusinessDays: 15,
    /** Within so many business days a withdrawn consent is honored everywhere; the law allows ten. */
    revocationBusinessDays: 10,
    /** How long consent records and revocations are kept, which name nobody. The Telemarketing Sales Rule asks for five years. */
    consentRecordYears: 5,
  },
  legal: {
    notALender:
      'Keystead is a guidance and inquiry service. It is not a lender, makes no credit decisions and promises no approval.',
    equalHousing: 'Equal Housing Opportunity.',
    /** State licence line; hidden while empty. Fill in only a real number. */
    licence: '',
  },
} as const;
