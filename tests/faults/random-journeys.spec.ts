import { expect, test } from '@playwright/test';
import { extent, inFull, sampleOf } from '#tests/proof/extent.ts';
import { reportCounts } from '#tests/proof/figures.ts';
import { journey, type Outcome } from './journeys/journey.ts';
import { type Plan, plansOf } from './journeys/plan.ts';

/** The everyday run takes the same journeys every time, a full run new ones. */
const seed = Number(process.env.JOURNEY_SEED ?? (inFull ? Date.now() % 2 ** 31 : 20_261_121));
const plans = plansOf(seed, 40);

/** `JOURNEY=17` or `JOURNEY=3,17` runs only these journeys. */
const wanted = process.env.JOURNEY?.split(',').map(Number);
const chosen = wanted ? plans.filter(({ number }) => wanted.includes(number)) : sampleOf(plans, 1);

// Journeys of different forms have different leads, so they can run at the same time.
for (const form of new Set(chosen.map((plan) => plan.form))) {
  test(`${form}: each success screen of a journey under random faults has one document, none doubled, none lost`, async ({
    browser,
  }) => {
    test.setTimeout(extent(1_200_000, 120_000));
    const outcomes: Outcome[] = [];
    const broken: string[] = [];
    for (const plan of chosen.filter((one) => one.form === form)) {
      const outcome = await journey(browser, plan).catch((error: Error) => error);
      if (outcome instanceof Error) broken.push(report(plan, outcome.message));
      else if (isSound(outcome)) outcomes.push(outcome);
      else broken.push(report(plan, JSON.stringify(outcome)));
    }

    expect(broken.join('\n'), 'journeys that went wrong').toBe('');
    const sum = (count: (outcome: Outcome) => number) =>
      outcomes.reduce((total, outcome) => total + count(outcome), 0);
    reportCounts('Journeys under faults', {
      journeys: outcomes.length,
      faults: sum(({ faults }) => faults),
      'success screens': sum(({ screens }) => screens),
      'documents, none doubled, none lost': sum(({ stored }) => stored),
    });
  });
}

/**
 * Whether every intended lead has one document and one success screen, with the record of its
 * consent, and no unexpected error occurred.
 */
function isSound({ screens, meant, stored, unrecorded, complaints }: Outcome): boolean {
  const isOneEach = screens === meant && stored === meant && unrecorded === 0;
  return isOneEach && complaints.length === 0;
}

/** Describes how to repeat the journey, what its plan was, and what happened. */
function report(plan: Plan, outcome: string): string {
  return `JOURNEY_SEED=${seed} JOURNEY=${plan.number}\n${JSON.stringify(plan)}\n${outcome}\n`;
}
