/** The text that a visitor agrees to, and since when it is shown. */
export interface ConsentWording {
  /** Its id among the wordings of its form: the first day, in UTC, on which it was shown to visitors. */
  since: string;
  text: string;
}

/**
 * The wordings of a form, by date. The consent record of a lead refers to the wording that was shown.
 * Append only: a published wording is never edited or removed.
 */
export type ConsentWordings = readonly [ConsentWording, ...ConsentWording[]];

/** Returns the current wording of a form. */
export function newestWording(wordings: ConsentWordings): ConsentWording {
  return wordings.at(-1) ?? wordings[0];
}
