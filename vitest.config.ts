import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { projects, siteVariables } from './scripts/local/stack.ts';
import { parseEnv } from './src/lib/env.schema.ts';
import { extent } from './tests/proof/extent.ts';

const define = { __ENV__: JSON.stringify(parseEnv('test', siteVariables(projects.test))) };

/** Of a property, in milliseconds: many values take their time on a machine that does much else. */
const propertyTimeout = extent(600_000, 60_000);

/** Tests that replace modules, which no other file may see. */
const isolatedTests = '{src,functions/src}/**/*.isolated.test.ts';
const isolatedScriptsTests = 'scripts/**/*.isolated.test.ts';

/** The rules', services', functions', owner's and hosting tests need the running suite (`npm test` starts it), hosting the built site too; the others need nothing. */
export default defineConfig({
  define,
  test: {
    // All processors: vitest's own choice leaves one to a watching developer, which of two is half.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{src,functions/src}/**/*.test.ts'],
          exclude: [isolatedTests],
          // Loading the modules anew for each file would take longer than the tests do.
          pool: 'threads',
          isolate: false,
          testTimeout: propertyTimeout,
        },
      },
      {
        extends: true,
        test: { name: 'unit-isolated', include: [isolatedTests] },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'component',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          // Loads jsdom once for all files, and gives each a window of its own all the same.
          pool: 'vmThreads',
          setupFiles: ['tests/setup/component.ts'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'scripts',
          include: [
            'scripts/**/*.test.ts',
            'tests/load/**/*.test.ts',
            'tests/proof/**/*.test.ts',
            'tests/boundaries.test.ts',
          ],
          exclude: [isolatedScriptsTests],
          pool: 'threads',
          isolate: false,
          testTimeout: propertyTimeout,
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
          pool: 'threads',
          isolate: false,
          testTimeout: 60_000,
          // Its hooks wait for the same emulator.
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          // Each of its files has settings of its own for the services.
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
          testTimeout: 30_000,
          // The stand-in's behaviour and its count of assessments are the same for all.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: { name: 'owner', include: ['tests/owner/**/*.test.ts'], testTimeout: 60_000 },
      },
    ],
  },
});
