/** The text that a visitor agrees to, and since when it is shown. */
export interface ConsentWording {
  /** Its id among the wordings of its form: the first day, in UTC, on which it was shown to visitors. */
  since: string;
  text: string;
}

/**
 * The wordings of a form, by date. The consent record of a lead refers to the wording that was shown.
 * Append only: a published wording is never edited or removed, and each has the name that the site had
 * then. firestore.rules lists the hashes of the texts and accepts no others; `npm run deploy` names the
 * lines to add after a change of the text or of the site's name.
 */
export type ConsentWordings = readonly [ConsentWording, ...ConsentWording[]];

/** Returns the current wording of a form. */
export function newestWording(wordings: ConsentWordings): ConsentWording {
  return wordings.at(-1) ?? wordings[0];
}
