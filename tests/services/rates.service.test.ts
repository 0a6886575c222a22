import { expect, it, vi } from 'vitest';
import { getRates } from '#src/features/rates/rates.service.ts';
import { rulesDatabase } from '#tests/rules/rules-database.ts';

vi.mock('#src/lib/env.ts', async () => {
  const { serviceEnv } = await import('./service-env.ts');
  return { env: serviceEnv('services-rates') };
});

const database = rulesDatabase('services-rates');

const rates = {
  fixed30: '6.375%',
  fixed15: '5.625%',
  arm51: '',
  jumbo30: '6.500%',
  lastUpdated: 'November 16, 2026',
};

it('gets the rates', async () => {
  await database.store('siteData/current', rates);

  expect(await getRates()).toEqual(rates);
});

it('gets nothing when there are none', async () => {
  await database.store('siteData/draft', rates);

  expect(await getRates()).toBeUndefined();
});
