import { expect, it } from 'vitest';
import { figuresIn } from './figures-in.ts';

it.each([
  ['amounts', 'From $2,400, or $1,944.35; $310, too.', ['$2,400', '$1,944.35', '$310']],
  ['percentages', '0.5% or 2 to 5% of it.', ['0.5%', '2 to 5%']],
  ['points', '1.5 points, 2 percentage points', ['1.5 points', '2 percentage points']],
  ['dates', 'On July 1, 2026, in May 2025, in 2024.', ['July 1, 2026', 'May 2025', '2024']],
  ['counts in digits', '36 months, 14 to 45 days', ['36 months', '14 to 45 days']],
  [
    'counts in words',
    'Three business days; two or three months',
    ['three business days', 'two or three months'],
  ],
  [
    'long counts in words',
    'twenty-four months, fifteen days',
    ['twenty-four months', 'fifteen days'],
  ],
  ['terms', 'After 9 years 5 months of 30 years', ['9 years 5 months', '30 years']],
  ['a day by its place', 'Through the third business day.', ['third business day']],
  ['scores, once', '580, 620 and 580', ['580', '620']],
])('finds %s', (_, text, figures) => {
  expect(figuresIn(text)).toEqual(figures);
});

it.each(['Form 1120-S', 'DD214', 'a 15-year loan', 'a W-2', 'page 1', 'a 5/1 ARM', 'one thing'])(
  'skips a name: %s',
  (text) => {
    expect(figuresIn(text)).toEqual([]);
  },
);
