import { expect, test } from '@playwright/test';
import { extent, sampleOf } from '#tests/proof/extent.ts';
import { reportFigure } from '#tests/proof/figures.ts';
import { journey, type Outcome } from './journeys/journey.ts';
import { type Plan, plansOf } from './journeys/plan.ts';

const seed = Number(process.env.JOURNEY_SEED ?? 20_261_121);
const plans = plansOf(seed, 100);

/** `JOURNEY=17` or `JOURNEY=3,17` goes on these journeys alone. */
const wanted = process.env.JOURNEY?.split(',').map(Number);
const chosen = wanted ? plans.filter(({ number }) => wanted.includes(number)) : sampleOf(plans, 4);

test('journeys under random faults: a document for each success screen, none doubled, none lost', async ({
  browser,
}) => {
  test.setTimeout(extent(1_200_000, 120_000));
  const ahead = [...chosen];
  const outcomes: Outcome[] = [];
  const broken: string[] = [];

  async function visitor(): Promise<void> {
    for (let plan = ahead.shift(); plan; plan = ahead.shift()) {
      const outcome = await journey(browser, plan);
      outcomes.push(outcome);
      if (!isSound(outcome)) broken.push(report(plan, outcome));
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

function isSound({ screens, meant, stored, complaints }: Outcome): boolean {
  return screens === meant && stored === meant && complaints.length === 0;
}

function report(plan: Plan, outcome: Outcome): string {
  return `JOURNEY_SEED=${seed} JOURNEY=${plan.number}\n${JSON.stringify(plan)}\n${JSON.stringify(outcome)}\n`;
}
