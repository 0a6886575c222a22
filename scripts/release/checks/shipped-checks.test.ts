import { expect, it } from 'vitest';
import { loanFacts } from '#src/lib/loan-facts.ts';
import { runCheck } from './check.ts';
import type { Patient } from './google-project.ts';
import { shippedChecks } from './shipped-checks.ts';

it("names a figure of the site that has ended, also when the posts' are current", async () => {
  const look = async (day: string) => {
    const patient = { read: () => '', day } as unknown as Patient;
    const { faults } = await runCheck(shippedChecks.facts, patient, (error) => {
      throw error;
    });
    return faults;
  };
  const { year } = loanFacts.conformingLimits;
  expect(await look(`${year}-12-31`)).toEqual([]);
  expect(await look(`${year + 1}-01-01`)).toEqual([
    {
      what: `Conforming loan limits: Ended on December 31, ${year}. Change conformingLimits in src/lib/loan-facts.ts.`,
      mend: 'docs/owner.md, "When a year ends"',
    },
  ]);
});
