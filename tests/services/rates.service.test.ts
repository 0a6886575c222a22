import { expect, it, vi } from 'vitest';
import { getRates } from '#src/domain/rates/rates.service.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { rulesDatabase } from '#tests/rules/rules-database.ts';

vi.mock('#src/lib/env.ts', async () => {
  const { serviceEnv } = await import('./service-env.ts');
  return { env: serviceEnv() };
});

const database = rulesDatabase();

it('returns the rates', async () => {
  await database.store('siteData/current', rates);

  expect(await getRates()).toEqual(rates);
});

it('returns nothing when there are none', async () => {
  await database.store('siteData/draft', rates);

  expect(await getRates()).toBeUndefined();
});
