import { build } from 'vite';
import { withProgress } from '../lib/progress.ts';
import { projects, siteVariables } from '../local/stack.ts';
import type { BuiltSite } from '../quality/bench/size/first-load.ts';

const manifestFile = 'manifest.json';

/** Builds the browser's files as `npm run build` does, without writing any. */
export async function buildInMemory(): Promise<BuiltSite> {
  Object.assign(process.env, siteVariables(projects.test));
  const built = await withProgress('build', () =>
    build({ mode: 'emulator', logLevel: 'warn', build: { write: false } }),
  );
  if (!('output' in built)) throw new Error('The build is not the one that was asked for.');
  const files = new Map(
    built.output.map((file) => [
      `/${file.fileName}`,
      file.type === 'chunk' ? file.code : file.source.toString(),
    ]),
  );
  return { manifest: JSON.parse(files.get(`/${manifestFile}`) ?? '{}'), files };
}
