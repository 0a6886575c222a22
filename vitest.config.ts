import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { projects, siteVariables } from './scripts/local/stack.ts';
import { parseEnv } from './src/lib/addresses/env.schema.ts';
import { sampleSize } from './tests/proof/sample-size.ts';

/** What the build replaces in the code. */
export const define = {
  __ENV__: JSON.stringify(parseEnv('test', siteVariables(projects.test))),
  __REBUILD_URL__: JSON.stringify(''),
};

/** The timeout of a property-based test, in milliseconds, with room for a busy machine. */
const propertyTimeout = sampleSize(600_000, 60_000);

/** Tests that mock modules and so must not share them with other files. */
const isolatedTests = '{src,functions/src}/**/*.isolated.test.ts';
const isolatedScriptsTests = 'scripts/**/*.isolated.test.ts';

/**
 * The projects rules, rules-services, functions, owner and hosting need the running emulators, which
 * `npm test` starts; hosting also needs the built site. The others need nothing.
 */
export default defineConfig({
  define,
  test: {
    // By default vitest leaves a processor free, which is half of them on a two-core machine; and tests
    // also wait, for timers, emulators and files.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    pool: 'threads',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,functions/src}/**/*.test.ts'],
          exclude: [isolatedTests],
          // Loading the modules again for each file would take longer than the tests.
          isolate: false,
          // A stub would outlast its file.
          unstubGlobals: true,
          testTimeout: propertyTimeout,
        },
      },
      {
        extends: true,
        test: { name: 'unit-isolated', include: [isolatedTests], testTimeout: propertyTimeout },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'component',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          // Loads jsdom once for all files, but gives each its own window.
          pool: 'vmThreads',
          setupFiles: ['tests/setup/component.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'scripts',
          include: ['{scripts,tests/proof}/**/*.test.ts'],
          exclude: [isolatedScriptsTests],
          isolate: false,
          unstubGlobals: true,
          testTimeout: propertyTimeout,
          // Some start servers and processes in their hooks.
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: { name: 'scripts-isolated', include: [isolatedScriptsTests] },
      },
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          // The Firebase SDK takes longer to load than most files take to run.
          isolate: false,
          testTimeout: propertyTimeout,
          // The hooks wait for the same emulator.
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // Each file configures the services differently, so the modules are not shared.
          name: 'rules-services',
          include: ['tests/services/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'hosting',
          include: ['tests/hosting/**/*.test.ts'],
          testTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          testTimeout: 60_000,
          // The fake's behavior and its count of assessments are shared by all files.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'owner',
          include: ['tests/owner/**/*.test.ts'],
          // The Admin SDK takes longer to load than most files take to run.
          isolate: false,
          testTimeout: 60_000,
          // The hooks wait for the same emulator.
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
