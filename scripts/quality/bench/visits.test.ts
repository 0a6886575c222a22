import { expect, test } from 'vitest';
import { brokenLimits } from './harness.ts';
import type { Visit } from './visitor.ts';
import { limitsOfVisit, summarizeVisits } from './visits.ts';

function visitOf(heading: number, changes: Partial<Visit> = {}): Visit {
  return {
    steps: { post: heading },
    longestInteraction: 40,
    shifts: 0,
    requests: 10,
    bytes: 1_000,
    ...changes,
  };
}

const visits = (site: Visit[], control: Visit[]) =>
  summarizeVisits({ journey: 'reading', network: 'loopback', site, control });

test('compares each step with the control of the same round', () => {
  const { steps } = visits(
    [visitOf(100), visitOf(900), visitOf(90)],
    [visitOf(200), visitOf(1_000), visitOf(100)],
  );
  expect(steps).toMatchObject([{ name: 'post', ratio: 0.9, control: { median: 200 } }]);
});

test('a step that the control cannot take has no ratio', () => {
  const { steps } = visits([visitOf(100)], [visitOf(1, { steps: {} })]);
  expect(steps).toEqual([{ name: 'post', site: { median: 100, min: 100, max: 100 } }]);
});

test('a visit within its limits breaks none', () => {
  expect(brokenLimits(limitsOfVisit(visits([visitOf(100)], [visitOf(100)])))).toEqual([]);
});

test('says which limits a visit breaks', () => {
  const slow = visitOf(150, { longestInteraction: 120, shifts: 0.1 });
  expect(brokenLimits(limitsOfVisit(visits([slow], [visitOf(100)])))).toEqual([
    '✖ reading, loopback, post, × the control: 1.5, above 1',
    '✖ reading, loopback, an interaction, ms: 120, above 100',
    '✖ reading, loopback, layout shifts: 0.1, above 0.02',
  ]);
});
