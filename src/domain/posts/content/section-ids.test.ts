import { expect, it } from 'vitest';
import { sectionIds } from './section-ids.ts';

it.each([
  ['What the APR tells you', 'section-what-the-apr-tells-you'],
  ['Points & fees, 2026', 'section-points-fees-2026'],
  ["A lender's résumé", 'section-a-lenders-resume'],
  ['利率', 'section'],
  ['main', 'section-main'],
])('makes the id of the section %o', (heading, id) => {
  expect(sectionIds()(heading)).toBe(id);
});

it('never repeats an id', () => {
  const nextId = sectionIds();
  expect(['Rates', 'Rates', 'Rates 2', '', ''].map(nextId)).toEqual([
    'section-rates',
    'section-rates-2',
    'section-rates-2-2',
    'section',
    'section-2',
  ]);
});

it('limits the length of an id', () => {
  expect(sectionIds()('rate '.repeat(40)).length).toBeLessThan(70);
});
