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

/**
 * `node` and `dom` need nothing. The others need the running emulators, which `npm test` starts; `hosting` also needs
 * the built site.
 */
export default defineConfig({
  define,
  test: {
    // By default vitest leaves a processor free, which is half of them on a two-core machine. One worker more would
    // load all modules once more.
    maxWorkers: availableParallelism(),
    pool: 'threads',
    // Loading the modules again for each file would take longer than the tests.
    isolate: false,
    // A stub would outlast its file.
    unstubGlobals: true,
    unstubEnvs: true,
    // With room for a busy machine.
    testTimeout: sampleSize(600_000, 60_000),
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['{src,functions/src,scripts,tests/proof}/**/*.test.ts'],
          // Another worker would load and compile all modules once more, which takes what it would save.
          maxWorkers: 1,
          // Vitest wants an order between projects with other numbers of workers. It leaves out what is below 0.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'dom',
          sequence: { groupOrder: 2 },
          include: ['{src,scripts}/**/*.test.tsx'],
          environment: 'jsdom',
          // Loads jsdom once for all files, but gives each its own window and modules.
          pool: 'vmThreads',
          setupFiles: ['tests/setup/component.ts'],
          // What a mock answers is part of a test, or of what runs before each.
          mockReset: true,
        },
      },
      { extends: true, test: { name: 'rules', include: ['tests/{rules,services}/**/*.test.ts'] } },
      { extends: true, test: { name: 'owner', include: ['tests/owner/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          isolate: true,
          // The fake's behavior and its count of assessments are shared by all files.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: { name: 'hosting', include: ['tests/hosting/**/*.test.ts'], testTimeout: 120_000 },
      },
    ],
  },
});
