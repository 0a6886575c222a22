import { expect, test } from 'vitest';
import { brokenLimits } from './harness.ts';
import type { Visit } from './visitor.ts';
import { visitFigures } from './visits.ts';

function visitOf(heading: number, changes: Partial<Visit> = {}): Visit {
  return { steps: { post: { heading } }, longestInteraction: 40, shifts: 0, ...changes };
}

const figuresOf = (...pairs: [site: Visit, twin: Visit][]) =>
  visitFigures(
    { name: 'reading', network: 'loopback' },
    pairs.map(([site, twin]) => ({ site, twin })),
  );

test('a step that the twin cannot take has no ratio', () => {
  const figures = figuresOf([visitOf(900), visitOf(1, { steps: {} })]);
  expect(figures).toContainEqual(
    expect.objectContaining({ column: 'heading, × twin', values: [], most: undefined }),
  );
  expect(brokenLimits(figures)).toEqual([]);
});

test('says which limits a visit breaks', () => {
  const slow = visitOf(150, { longestInteraction: 120, shifts: 0.1 });
  expect(brokenLimits(figuresOf([visitOf(100), visitOf(100)]))).toEqual([]);
  expect(brokenLimits(figuresOf([slow, visitOf(100)]))).toEqual([
    '✖ reading, loopback: post, heading, × twin: 1.5, above 1',
    '✖ reading, loopback, longest interaction, ms: 120, above 100',
    '✖ reading, loopback, layout shifts: 0.1, above 0.02',
  ]);
});
