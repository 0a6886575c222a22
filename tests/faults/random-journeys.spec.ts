import { expect, test } from '@playwright/test';
import { extent, sampleOf } from '#tests/proof/extent.ts';
import { reportFigure } from '#tests/proof/figures.ts';
import { journey, type Outcome } from './journeys/journey.ts';
import { type Plan, plansOf } from './journeys/plan.ts';

const seed = Number(process.env.JOURNEY_SEED ?? 20_261_121);
const plans = plansOf(seed, 100);

/** `JOURNEY=17` or `JOURNEY=3,17` runs only these journeys. */
const wanted = process.env.JOURNEY?.split(',').map(Number);
const chosen = wanted ? plans.filter(({ number }) => wanted.includes(number)) : sampleOf(plans, 2);

test('each success screen of a journey under random faults has one document, none doubled, none lost', async ({
  browser,
}) => {
  test.setTimeout(extent(1_200_000, 120_000));
  const ahead = [...chosen];
  const outcomes: Outcome[] = [];
  const broken: string[] = [];

  async function visitor(): Promise<void> {
    for (let plan = ahead.shift(); plan; plan = ahead.shift()) {
      const outcome = await journey(browser, plan).catch((error: Error) => error);
      if (outcome instanceof Error) broken.push(report(plan, outcome.message));
      else if (isSound(outcome)) outcomes.push(outcome);
      else broken.push(report(plan, JSON.stringify(outcome)));
    }
  }
  await Promise.all([visitor(), visitor()]);

  expect(broken.join('\n'), 'journeys that went wrong').toBe('');
  expect(outcomes).toHaveLength(chosen.length);
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  reportFigure(
    'Journeys under faults',
    `${outcomes.length} journeys, ${sum(({ faults }) => faults)} faults: ` +
      `${sum(({ screens }) => screens)} success screens, ${sum(({ stored }) => stored)} documents, ` +
      'none doubled, none lost',
  );
});

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
