import { build } from 'vite';
import { withProgress } from '../lib/progress.ts';
import { projects, siteVariables } from '../local/stack.ts';
import type { BuiltSite } from '../quality/bench/size/first-load.ts';

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
