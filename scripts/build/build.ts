import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { build } from 'vite';
import { paths } from '#src/lib/paths.ts';
import type { SiteContent } from '#src/prerender.ts';
import { endedFactsNotice, readFacts } from '../content/facts/facts-table.ts';
import { readArguments } from '../lib/arguments.ts';
import { withProgress } from '../lib/progress.ts';
import type { Progress } from '../lib/task.ts';
import { htmlDocument } from './prerender/document.ts';
import { faqJsonLdBlock } from './prerender/faq-json-ld.ts';
import { filesOf, type Manifest } from './prerender/manifest.ts';
import { reachFiles } from './prerender/reach.ts';
import { canonicalAddress } from './prerender/sitemap.ts';

const dist = 'dist';
const entry = 'index.html';

interface BuildOptions {
  /** `production` takes a real project's settings, `emulator` the local stack's. */
  mode: 'production' | 'emulator';
  /** VITE_ variables that stand above those of the environment and the .env files. */
  variables?: Record<string, string>;
  /** Builds with a database that has no posts or no rates yet. */
  allowEmpty?: boolean;
  /** Hears how many of the pages are written. */
  onProgress(progress: Progress): void;
}

/**
 * Builds the site into dist/: the browser's files, then one HTML document per route.
 *
 * @throws Error that names every setting that is missing or wrong, what could not be read, or what
 *   the database does not have
 */
export async function buildSite(options: BuildOptions): Promise<void> {
  const { mode, variables = {} } = options;
  Object.assign(process.env, variables);
  await build({ mode, logLevel: 'warn', build: { outDir: dist, emptyOutDir: true } });
  await prerenderPages(options);
}

async function prerenderPages({ mode, ...options }: BuildOptions): Promise<void> {
  const outDir = await mkdtemp(join('node_modules', '.prerender-'));
  try {
    await build({
      mode,
      logLevel: 'warn',
      build: { ssr: 'src/prerender.ts', outDir, copyPublicDir: false, manifest: false },
    });
    const site = await import(pathToFileURL(resolve(outDir, 'prerender.js')).href);
    await writePages(site, options);
  } finally {
    await rm(outDir, { recursive: true });
  }
}

type Site = typeof import('#src/prerender.ts');

async function writePages(
  site: Site,
  { allowEmpty = false, onProgress }: Omit<BuildOptions, 'mode'>,
): Promise<void> {
  const template = await readFile(join(dist, entry), 'utf8');
  const manifest: Manifest = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8'));
  const content = await readContent(site, allowEmpty);
  const canonicals = new Set<string>();
  const pages = await site.pagesOf(content, new JSDOM().window);
  for (const [done, page] of pages.entries()) {
    onProgress({ done, total: pages.length, unit: 'pages' });
    const { source, lateParts, isForm } = page.route;
    const { scripts } = filesOf(manifest, [entry, source]);
    const { styles } = filesOf(manifest, [entry, source, ...lateParts]);
    const { head, body } = await site.renderPage(page);
    const canonical = canonicalAddress(head);
    if (canonical) canonicals.add(canonical);
    const html = htmlDocument({
      env: site.env,
      template,
      head: page.route.path === paths.faq ? head + faqJsonLdBlock(body) : head,
      body,
      embedded: page.embedded,
      isForm,
      scripts,
      entry: `/${manifest[entry]?.file}`,
      styles: await Promise.all(
        styles.map(async (href) => ({ href, text: await readFile(join(dist, href), 'utf8') })),
      ),
    });
    await writeInDist(`${page.file}.html`, html);
  }
  const files = [...reachFiles([...canonicals], content), ...(await site.searchFiles(content))];
  for (const [name, text] of files) await writeInDist(name, text);
  await rm(join(dist, 'manifest.json'));
}

async function readContent(site: Site, allowEmpty: boolean): Promise<SiteContent> {
  const content = await site.readSiteContent();
  const missing = [!content.posts && 'posts', !content.rates && 'rates'].filter(Boolean);
  if (missing.length === 0) return content;
  const what = `The database has no ${missing.join(' and no ')}`;
  if (!allowEmpty) throw new Error(`${what}. Before there are any, build with --allow-empty.`);
  console.warn(`${what}: the pages read them in the browser.`);
  return content;
}

async function writeInDist(name: string, text: string): Promise<void> {
  const path = join(dist, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** A build is made of what is there, also in January: that a year's facts are over is said only. */
function warnOfEndedFacts(): void {
  const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length);
  const notices = endedFactsNotice(readFacts(), today);
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
