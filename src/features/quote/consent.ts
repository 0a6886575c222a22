import { site } from '#src/site.ts';

interface ConsentWording {
  /** First day, in UTC, on which visitors were shown this wording. */
  since: string;
  text: string;
}

/**
 * What a visitor agreed to, by date: `createdAt` of a quote tells which wording was shown.
 * Append only. A wording that was ever published is never edited or removed.
 */
export const consentWordings: readonly [ConsentWording, ...ConsentWording[]] = [
  {
    since: '2026-11-21',
    text:
      `I agree that ${site.name} and the mortgage lenders and lead buyers that it passes my details to may contact me about mortgage options ` +
      'by phone calls, text messages and email at the number and address I gave, including with automated dialing systems and prerecorded or artificial voices. ' +
      'My consent is not a condition of any purchase, loan or service, and I can withdraw it at any time. Message and data rates may apply.',
  },
];

/** The wording that the form shows. */
export const currentConsent: ConsentWording = consentWordings.at(-1) ?? consentWordings[0];
