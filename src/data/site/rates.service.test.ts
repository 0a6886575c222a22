import { beforeEach, expect, it, vi } from 'vitest';
import { rates } from '#tests/fixtures/rates.ts';
import { toRates } from './rates.service.ts';

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockReset().mockImplementation(() => {}));

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
  expect(toRates({ ...rates, [field]: 6.25 })).toBeUndefined();
  expect(log.mock.calls).toEqual([[`Skipped the rates, malformed in: ${field}`]]);
});
