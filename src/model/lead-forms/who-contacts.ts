import { businessDays } from '#src/lib/format/format.ts';
import { site } from '#src/site.ts';

/** The number of the quote form's step that asks for the consent to be contacted. */
export const consentStepNumber = 7;

const { companiesPerInquiry, privacy } = site;
const within = `within ${businessDays(privacy.revocationBusinessDays)}`;

/** Within a sentence. */
const companies = `up to ${companiesPerInquiry} mortgage lenders or brokers`;

/**
 * Who contacts people who fill in the quote form, when and until when: the one place for what the pages,
 * the posts, the form and the desk's promises say about it, in sentences that can follow one another.
 * `tests/hosting/contact-sentences.test.ts` finds every other sentence about it.
 */
export const whoContacts = {
  promise: 'See who has your number. One link tells all of them to stop.',
  may: `${site.name}, and ${companies} that it chooses, may call, text or email you, including with automated texts and automated or recorded calls.`,
  mayCall: `${site.name} and ${companies} that it chooses may call it.`,
  condition: `No one does unless you agree in step ${consentStepNumber}.`,
  /** The condition for those who have not seen the form's steps. */
  onlyIf: 'No one does unless you agree in the form.',
  limit: `At most ${companiesPerInquiry} companies get your inquiry, one after the other.`,
  end: `One link stops us at once, and we tell every company that has your inquiry ${within}.`,
  untilNotified: 'A company may still call until we tell it.',
  others:
    'This also stops contact about other inquiries that you sent before with the same phone number or email address.',
  again:
    'If you later send another inquiry with both and agree again, that one alone is a new consent.',
  passedOn: `We may pass a pre-qualification inquiry to ${companies}, one after the other, and be paid for it.`,
} as const;
