import { relative } from 'node:path';
import { build, type InlineConfig } from 'vite';
import { endedFiguresNotice } from '../content/facts/fact-status.ts';
import { endedFactsNotice, readFacts } from '../content/facts/facts-table.ts';
import { readArguments } from '../lib/command.ts';
import { withProgress } from '../lib/processes.ts';
import { root } from '../lib/root.ts';
import { projects, siteVariables } from '../local/stack.ts';
import type { Manifest } from './prerender/document.ts';
import { outputFolder, prerender } from './prerender/prerender.ts';

const manifestFile = 'manifest.json';

/** A built site with every module that is in its scripts, by its path in the repository. */
interface SiteInMemory {
  manifest: Manifest;
  files: ReadonlyMap<string, string>;
  modules: ReadonlyMap<string, { file: string; code: string }>;
}

/** Builds the browser's files like `npm run build`, without writing them. Takes what is set otherwise. */
export async function buildInMemory(config: InlineConfig = {}): Promise<SiteInMemory> {
  const { env } = process;
  process.env = { ...env, ...siteVariables(projects.test) };
  const built = await withProgress('build', () =>
    build({ mode: 'emulator', logLevel: 'warn', build: { write: false }, ...config }),
  ).finally(() => {
    process.env = env;
  });
  if (!('output' in built)) throw new Error('The build has no output.');
  const files = new Map<string, string>();
  const modules = new Map<string, { file: string; code: string }>();
  for (const file of built.output) {
    const isChunk = file.type === 'chunk';
    files.set(`/${file.fileName}`, isChunk ? file.code : file.source.toString());
    for (const [id, { code }] of Object.entries(isChunk ? file.modules : {})) {
      const path = relative(root, id).replaceAll('\\', '/');
      modules.set(path, { file: file.fileName, code: code ?? '' });
    }
  }
  return { manifest: JSON.parse(files.get(`/${manifestFile}`) ?? '{}'), files, modules };
}

/** Warns of facts that have ended. The build goes on: the start of a year must not stop it. */
function warnOfEndedFacts(): void {
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const notices = [...endedFiguresNotice(today), ...endedFactsNotice(readFacts(), today)];
  for (const notice of notices)
    console.warn(`${notice} See docs/technician.md, "When a year ends".`);
}

// Builds the site into dist/: the browser's files, then one HTML document per route. `--emulators` has the id of the
// demo- project whose emulators it is for; otherwise it is for production.
if (import.meta.main) {
  await withProgress('build', async ({ update }) => {
    const { 'allow-empty': allowEmpty = false, emulators } = readArguments({
      'allow-empty': { type: 'boolean' },
      emulators: { type: 'string' },
    });
    const isLocal = emulators !== undefined;
    const mode = isLocal ? 'emulator' : 'production';
    // They override those of the environment and of the .env files.
    if (isLocal) Object.assign(process.env, siteVariables(emulators));
    await build({ mode, logLevel: 'warn', build: { outDir: outputFolder, emptyOutDir: true } });
    await prerender({
      mode,
      allowEmpty,
      onProgress: update,
    });
    if (!isLocal) warnOfEndedFacts();
  }).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
