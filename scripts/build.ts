import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { htmlDocument } from './prerender/document.ts';
import { filesOf, type Manifest } from './prerender/manifest.ts';

const dist = 'dist';
const entry = 'index.html';

interface BuildOptions {
  /** `production` takes a real project's settings, `emulator` the local stack's. */
  mode: 'production' | 'emulator';
  /** VITE_ variables that stand above those of the environment and the .env files. */
  variables?: Record<string, string>;
}

/**
 * Builds the site into dist/: the browser's files, then one HTML document per route.
 *
 * @throws Error that names every setting that is missing or wrong
 */
export async function buildSite({ mode, variables = {} }: BuildOptions): Promise<void> {
  Object.assign(process.env, variables);
  await build({ mode, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
  await prerenderPages(mode);
}

async function prerenderPages(mode: string): Promise<void> {
  const outDir = await mkdtemp(join('node_modules', '.prerender-'));
  try {
    await build({
      mode,
      logLevel: 'warn',
      build: { ssr: 'src/prerender.tsx', outDir, copyPublicDir: false, manifest: false },
    });
    await writePages(await import(pathToFileURL(resolve(outDir, 'prerender.js')).href));
  } finally {
    await rm(outDir, { recursive: true });
  }
}

async function writePages(site: typeof import('../src/prerender.tsx')): Promise<void> {
  const template = await readFile(join(dist, entry), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8'));
  for (const { file, source, lateParts, isForm } of site.routes) {
    const { scripts } = filesOf(manifest, [entry, source]);
    const { styles } = filesOf(manifest, [entry, source, ...lateParts]);
    const html = htmlDocument({
      env: site.env,
      template,
      ...(await site.renderPage(file)),
      isForm,
      scripts,
      styles: await Promise.all(
        styles.map(async (href) => ({ href, text: await readFile(join(dist, href), 'utf8') })),
      ),
    });
    const path = join(dist, `${file}.html`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, html);
  }
  await rm(join(dist, 'manifest.json'));
}

if (import.meta.main) {
  await buildSite({ mode: 'production' }).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
