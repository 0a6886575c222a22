import { defineConfig } from '@playwright/test';
import { inFull } from '#tests/proof/sample-size.ts';
import type { EngineName } from './engines.ts';
import { lookEvery } from './visitor.ts';

/** Runs the main journeys in the engines of the list `ENGINES`. `npm run test:engines` starts what they need. */
export default defineConfig<object, { engine: EngineName }>({
  testMatch: '*.spec.ts',
  outputDir: '../../test-results/engines',
  // Variations of what other tests guard; `npm run test:full` runs them too.
  ...(!inFull && { grepInvert: /@full/ }),
  // Beside the tests in Chromium. A second would start browsers of its own, which takes longer than what it saves.
  workers: 1,
  forbidOnly: true,
  // Only for what hangs: a busy machine takes many times as long.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 60_000, intervals: lookEvery } },
  reporter: [['list']],
  projects: process.env.ENGINES?.split(',').map((engine) => ({
    name: engine,
    use: { engine: engine as EngineName },
    // Driven by a test, only WebKitGTK has no cache, so there the cache has a test of its own.
    testIgnore: engine === 'webkit' ? [] : 'webkit-*.spec.ts',
  })),
});
