/** What a visitor agrees to, from one day on. */
export interface ConsentWording {
  /** Its id among the wordings of its form: the first day, in UTC, on which visitors were shown it. */
  since: string;
  text: string;
}

/**
 * By date. The consent record of a lead names the wording that was shown.
 * Append only. A wording that was ever published is never edited or removed.
 */
export type ConsentWordings = readonly [ConsentWording, ...ConsentWording[]];

/** The wording that a form shows. */
export function newestWording(wordings: ConsentWordings): ConsentWording {
  return wordings.at(-1) ?? wordings[0];
}
