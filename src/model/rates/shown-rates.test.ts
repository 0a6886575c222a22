import { expect, it, vi } from 'vitest';
import { rates } from '#tests/fixtures/rates.ts';
import { readRate, toRates } from './shown-rates.ts';

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

it('reads the rate fields and ignores the rest', () => {
  expect(toRates(rates)).toEqual(rates);
  expect(toRates({ ...rates, fixed30: ' 6.375% ', heloc: '8%' })).toEqual(rates);
});

it('reads a missing or null field as an empty string', () => {
  const { arm51: _, ...others } = rates;
  expect(toRates(others)).toEqual({ ...rates, arm51: '' });
  expect(toRates({ ...rates, lastUpdated: null })).toEqual({ ...rates, lastUpdated: '' });
});

it.each(Object.keys(rates))('skips a document whose %s is a number', (field) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect(toRates({ ...rates, [field]: 6.25 })).toBeUndefined();
  expect(log.mock.calls).toEqual([[`Skipped the rates, malformed in: ${field}`]]);
  log.mockRestore();
});
