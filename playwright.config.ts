import { defineConfig } from '@playwright/test';
import { fontsEnvironment } from './scripts/lib/fonts.ts';
import { host, ports } from './scripts/local/stack.ts';
import { inFull } from './tests/proof/sample-size.ts';

/** Browser tests of the built site on the hosting emulator; `npm test` starts what they need. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/tests/{e2e,faults}/**/*.spec.ts',
  outputDir: 'test-results',
  // Further features of the browser; `npm run test:full` runs them too.
  ...(!inFull && { grepInvert: /@full/ }),
  // Each test has its own leads and faults, so tests can run in parallel.
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // Only for what hangs: a busy machine takes many times as long. Limits in time belong to the bench.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://${host}:${ports.hosting}`,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      env: { ...process.env, ...fontsEnvironment },
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--disable-gpu',
        // Pages live for seconds: processes and threads of their own, and optimized code, take longer than
        // what they save.
        '--in-process-gpu',
        '--js-flags=--single-threaded --no-opt',
      ],
    },
  },
});
