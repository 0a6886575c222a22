import { expect, it } from 'vitest';
import { readRate } from './shown-rates.ts';

it.each([
  ['6%', 6],
  ['6.375%', 6.375],
  [' 6.500 % ', 6.5],
  ['6.5\u00a0%', 6.5],
  ['12.125%', 12.125],
  ['0%', 0],
  ['6,375%', 6.375],
])('reads %j as %d', (text, rate) => {
  expect(readRate(text)).toBe(rate);
});

it.each([
  ...['', ' ', '%', '6.375', '6,3,7%', '637.5%', '-6%'],
  ...['6 3/8%', '6.25%–6.5%', '6.375% APR', '6e1%', 'on request'],
])('reads no rate from %j', (text) => {
  expect(readRate(text)).toBeUndefined();
});
