import { site } from '#src/site.ts';

/** The number of the quote form's step that asks for the consent to be contacted. */
export const consentStepNumber = 7;

/**
 * Who contacts people who fill in the quote form, when and until when: the one place for what the home
 * page, the FAQ and the form itself say about it, in sentences that can follow one another.
 */
export const whoContacts = {
  may: `${site.name}, and at most ${site.companiesPerInquiry} lenders or lead buyers it shares your details with, may call, text or email you, including with automated or recorded calls.`,
  condition: `No one does unless you agree in step ${consentStepNumber}.`,
  end: 'A link stops it at any time.',
} as const;
