import type { FoundEngines } from '../../lib/browsers/engines.ts';
import { Failure } from '../../lib/failure.ts';
import { printLine } from '../../lib/progress.ts';
import { none } from './counts.ts';
import { playwrightOutcome } from './playwright.ts';
import type { Outcome } from './step.ts';

/**
 * Walks the main journeys in each engine that was found. One that is left out is said in a line; where
 * all are required it is a failed check.
 */
export async function enginesOutcome(
  { names, leftOut }: FoundEngines,
  options: { required: boolean; env: Record<string, string> },
): Promise<Outcome> {
  if (!options.required) for (const line of leftOut) printLine(`• ${line}`);
  const missing = options.required ? leftOut.map((line) => new Failure(line)) : [];
  const { counts, problems } =
    names.length > 0
      ? await playwrightOutcome('engines', {
          ...options.env,
          ENGINES: names.join(','),
        })
      : { counts: none, problems: [] };
  return {
    counts: { ...counts, failed: counts.failed + missing.length },
    problems: [...missing, ...problems],
  };
}
