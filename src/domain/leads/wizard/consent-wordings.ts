/** What a visitor agrees to, from one day on. */
export interface ConsentWording {
  /** First day, in UTC, on which visitors were shown this wording. */
  since: string;
  text: string;
}

/**
 * By date: `createdAt` of a lead tells which wording was shown.
 * Append only. A wording that was ever published is never edited or removed.
 */
export type ConsentWordings = readonly [ConsentWording, ...ConsentWording[]];

/** The wording that a form shows. */
export function newestWording(wordings: ConsentWordings): ConsentWording {
  return wordings.at(-1) ?? wordings[0];
}
