import { defineConfig } from '@playwright/test';
import { inFull } from '#tests/proof/extent.ts';
import { type EngineName, engineNames } from './engines.ts';
import { lookEvery } from './visitor.ts';

/** The engines to run the journeys in, separated by commas. */
const wanted = (process.env.ENGINES ?? '').split(',');
const chosen = engineNames.filter((name) => wanted.includes(name));

/**
 * Runs the main journeys in the engines that visitors use. `npm run test:engines` starts what they
 * need.
 */
export default defineConfig<object, { engine: EngineName }>({
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/engines',
  // Variations of what other tests guard; `npm run test:full` runs them too.
  ...(!inFull && { grepInvert: /@full/ }),
  workers: 2,
  forbidOnly: true,
  // Only for what hangs: a busy machine takes many times as long.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000, intervals: lookEvery } },
  reporter: [['list']],
  projects: chosen.map((engine) => ({
    name: engine,
    use: { engine },
    // Driven by a test, only WebKitGTK has no cache, so there the cache has a test of its own.
    testIgnore: engine === 'webkit' ? [] : 'webkit-*.spec.ts',
  })),
});
