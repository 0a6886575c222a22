/** What is wrong, and the command or document that fixes it. */
export interface Fault {
  what: string;
  mend: string;
}

/** A check of `npm run doctor` or `npm run smoke`. */
export interface Check<Subject> {
  /** What it looks at. */
  name: string;
  /**
   * Who provides it; the owner if not given. What a deploy creates itself, and what is optional, does not
   * prevent shipping.
   */
  madeBy?: 'owner' | 'deploy' | 'choice';
  /** What to do about a fault that does not say so itself. */
  mend?: string | ((subject: Subject) => string);
  /**
   * Returns what is wrong; an empty list if nothing is.
   *
   * @throws Error if it cannot be determined
   */
  look(subject: Subject): Promise<(string | Fault)[]> | (string | Fault)[];
}

/** The result of a check. */
export interface Finding {
  name: string;
  madeBy: 'owner' | 'deploy' | 'choice';
  faults: Fault[];
}

/**
 * Runs a check.
 *
 * @param judge turns what the check threw into a fault, or throws it again
 */
export async function runCheck<Subject>(
  { name, madeBy = 'owner', mend = '', look }: Check<Subject>,
  subject: Subject,
  judge: (error: Error) => string | Fault,
): Promise<Finding> {
  const found = await Promise.resolve()
    .then(() => look(subject))
    .catch((error: Error) => [judge(error)]);
  const faults = found.map((fault) =>
    typeof fault === 'string'
      ? { what: fault, mend: typeof mend === 'string' ? mend : mend(subject) }
      : fault,
  );
  return { name, madeBy, faults };
}

/** Returns a list with the fault, or an empty list if the condition is true. */
export function unless(condition: unknown, what: string, mend: string): Fault[] {
  return condition ? [] : [{ what, mend }];
}

/** Whether something is missing that a deploy does not create. */
export function needsOwner({ madeBy, faults }: Finding): boolean {
  return madeBy === 'owner' && faults.length > 0;
}

/**
 * Returns the lines about a finding: one if all is right, or one for each fault.
 *
 * @example ['✖ billing: The project has no billing account. → gcloud billing projects link homes']
 */
export function linesOf({ name, madeBy, faults }: Finding): string[] {
  if (faults.length === 0) return [`✔ ${name}`];
  const mark = madeBy === 'owner' ? '✖' : '–';
  return faults.map(({ what, mend }) => `${mark} ${name}: ${what} → ${mend}`);
}

/**
 * Returns one line about a finding, with its first fault.
 *
 * @example '✖ Headers: /: referrer-policy is missing (and 3 more). Ship hosting again.'
 */
export function lineOf({ name, faults: [first, ...others] }: Finding): string {
  if (first === undefined) return `✔ ${name}`;
  const more = others.length > 0 ? ` (and ${others.length} more)` : '';
  return `✖ ${name}: ${first.what}${more}. ${first.mend}.`;
}
