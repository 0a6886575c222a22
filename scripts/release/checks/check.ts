interface Fault {
  what: string;
  mend: string;
}

/** What a check has found: its faults. A text is one that the check's own `mend` fixes; false is none. */
export type Faults = Fault | string | false | undefined | readonly (Faults | Promise<Faults>)[];

/** A check of `npm run doctor` or `npm run smoke`. */
export interface Check<Subject> {
  name: string;
  /** What to do about a fault that does not say so itself. */
  mend?: string;
  /** Whether nothing is shipped while it has a fault; true if not given. */
  blocks?: boolean;
  /** @throws Error if it cannot be determined, which is a fault, too */
  look(subject: Subject): Faults | Promise<Faults>;
}

export interface CheckResult {
  name: string;
  blocks: boolean;
  faults: Fault[];
}

/** Runs checks, all at once. `wayOut` says what to do about one without a result, instead of its own `mend`. */
export function runChecks<Subject>(
  checks: readonly Check<Subject>[],
  subject: Subject,
  wayOut?: string,
): Promise<CheckResult[]> {
  const running = checks.map(async ({ name, mend = '', blocks = true, look }) => {
    try {
      return { name, blocks, faults: await listFaults(await look(subject), mend) };
    } catch (error) {
      const what = `It cannot be looked at (${(error as Error).message}).`;
      return { name, blocks, faults: [{ what, mend: wayOut ?? mend }] };
    }
  });
  return Promise.all(running);
}

async function listFaults(found: Faults, mend: string): Promise<Fault[]> {
  if (!found) return [];
  if (typeof found === 'string') return [{ what: found, mend }];
  if ('what' in found) return [found];
  const lists = found.map(async (one) => listFaults(await one, mend));
  return (await Promise.all(lists)).flat();
}

/** Whether nothing may be shipped. */
export function isBlocking({ blocks, faults }: CheckResult): boolean {
  return blocks && faults.length > 0;
}

/** Returns the lines about a finding: one if all is right, or one for each fault. */
export function printFinding(
  { name, blocks, faults }: CheckResult,
  most = faults.length,
): string[] {
  if (faults.length === 0) return [`✔ ${name}`];
  const more = faults.length > most ? ` (and ${faults.length - most} more)` : '';
  return faults
    .slice(0, most)
    .map(({ what, mend }) => `${blocks ? '✖' : '–'} ${name}: ${what}${more} → ${mend}`);
}
