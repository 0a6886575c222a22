import { build } from 'vite';
import { endedFiguresNotice } from '#src/lib/fact-status.ts';
import { endedFactsNotice, readFacts } from '../content/facts/facts-table.ts';
import { readArguments } from '../lib/arguments.ts';
import { withProgress } from '../lib/progress.ts';
import { projects, siteVariables } from '../local/stack.ts';
import type { BuiltSite } from '../quality/bench/page-scripts.ts';
import { outputFolder, type PrerenderOptions, prerender } from './prerender/prerender.ts';

const manifestFile = 'manifest.json';

/** Builds the browser's files like `npm run build`, without writing them. */
export async function buildInMemory(): Promise<BuiltSite> {
  Object.assign(process.env, siteVariables(projects.test));
  const built = await withProgress('build', () =>
    build({ mode: 'emulator', logLevel: 'warn', build: { write: false } }),
  );
  if (!('output' in built)) throw new Error('The build has no output.');
  const files = new Map(
    built.output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : file.source.toString(),
    ]),
  );
  return { manifest: JSON.parse(files.get(`/${manifestFile}`) ?? '{}'), files };
}

interface BuildOptions extends PrerenderOptions {
  /** VITE_ variables, which override those of the environment and the .env files. */
  variables?: Record<string, string>;
}

/**
 * Builds the site into dist/: the browser's files, then one HTML document per route.
 *
 * @throws Error that names every setting that is missing or wrong, what could not be read, or what
 *   the database does not have
 */
export async function buildSite({ variables = {}, ...options }: BuildOptions): Promise<void> {
  Object.assign(process.env, variables);
  await build({
    mode: options.mode,
    logLevel: 'warn',
    build: { outDir: outputFolder, emptyOutDir: true },
  });
  await prerender(options);
}

/** Warns of facts that have ended. The build goes on: the start of a year must not stop it. */
function warnOfEndedFacts(): void {
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const notices = [...endedFiguresNotice(today), ...endedFactsNotice(readFacts(), today)];
  for (const notice of notices) console.warn(`${notice} See docs/owner.md, "When a year ends".`);
}

if (import.meta.main) {
  await withProgress('build', async ({ update }) => {
    const { 'allow-empty': allowEmpty = false } = readArguments({
      'allow-empty': { type: 'boolean' },
    });
    await buildSite({ mode: 'production', allowEmpty, onProgress: update });
    warnOfEndedFacts();
  }).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
