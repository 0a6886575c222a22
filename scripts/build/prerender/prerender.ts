import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { build } from 'vite';
import { isOwnersPath } from '#src/lib/addresses/paths.ts';
import type { Task } from '../../lib/processes.ts';
import { canonicalAddress, discoveryFiles, faqJsonLdBlock } from './discovery.ts';
import { htmlDocument, listFiles, type Manifest } from './document.ts';
import type { PrerenderedPage, SiteContent } from './pages.tsx';
import { listPictures, writePictures } from './uploaded-pictures.ts';

type App = typeof import('./pages.tsx');

interface PrerenderOptions {
  /** `production` takes a real project's settings, `emulator` the local stack's. */
  mode: 'production' | 'emulator';
  allowEmpty?: boolean;
  /** Called with the number of pages, and then of pictures, written so far. */
  onProgress: Task['update'];
}

const template = 'index.html';
const manifestFile = 'manifest.json';

/**
 * Writes the HTML documents of all pages, the search index, the list of the posts' ids, the sitemap, the
 * feed, robots.txt and the uploaded pictures into the folder in which Vite has built the browser's files.
 */
export async function prerender(options: PrerenderOptions): Promise<void> {
  const bundle = await mkdtemp(join('node_modules', '.prerender-'));
  try {
    await build({
      mode: options.mode,
      logLevel: 'warn',
      build: {
        ssr: join(import.meta.dirname, 'pages.tsx'),
        outDir: bundle,
        copyPublicDir: false,
        manifest: false,
      },
    });
    const app: App = await import(pathToFileURL(resolve(bundle, 'pages.js')).href);
    await writePages(app, options);
  } finally {
    await rm(bundle, { recursive: true });
  }
}

async function writePages(app: App, { mode, allowEmpty = false, onProgress }: PrerenderOptions) {
  const site = {
    env: app.env,
    template: await readOutput(template),
    manifest: JSON.parse(await readOutput(manifestFile)) as Manifest,
  };
  const content = await readContent(app, allowEmpty);
  const samples = app.listSamples(content.profile);
  // A search engine would list the samples.
  const isListed = mode === 'emulator' || samples.length === 0;
  if (!isListed) {
    console.warn(
      `${samples.map(({ text }) => text).join(' ')} Until they are replaced at /admin/site, search engines are asked not to list the site.`,
    );
  }
  const canonicals = new Set<string>();
  const { window } = new JSDOM();
  const pages = await app.listPages(content, window);
  for (const [done, page] of pages.entries()) {
    onProgress({ done, total: pages.length, unit: 'pages' });
    const rendered = await app.renderPage(page);
    if (!isListed) rendered.head += '<meta name="robots" content="noindex">';
    const canonical = canonicalAddress(rendered.head);
    if (canonical) canonicals.add(canonical);
    await writeOutput(`${page.file}.html`, await renderDocument(page, rendered, site));
  }
  const files = [
    ...discoveryFiles([...canonicals], content),
    ...(await app.searchFiles(content, window.document)),
    ...app.postIdsFile(content),
    ...app.newestPostsFile(content),
    ...app.lowercaseAddresses(content),
  ];
  for (const [name, text] of files) await writeOutput(name, text);
  const pictures = listPictures(content);
  await writePictures(pictures, {
    read: app.readPictureFile,
    folder: outputFolder,
    onWritten: (done) => onProgress({ done, total: pictures.length, unit: 'pictures' }),
  });
  await rm(join(outputFolder, manifestFile));
}

async function renderDocument(
  { route, embedded }: PrerenderedPage,
  { head, body }: { head: string; body: string },
  { env, template: text, manifest }: { env: App['env']; template: string; manifest: Manifest },
): Promise<string> {
  const { source, lazyParts } = route;
  const { scripts } = listFiles(manifest, [template, source]);
  const { styles } = listFiles(manifest, [template, source, ...lazyParts]);
  return htmlDocument({
    env,
    template: text,
    head: route.shows.includes('questions') ? head + faqJsonLdBlock(body) : head,
    body,
    embedded,
    isOwners: isOwnersPath(route.path),
    scripts,
    entry: `/${manifest[template]?.file}`,
    styles: await Promise.all(styles.map(async (href) => ({ href, text: await readOutput(href) }))),
  });
}

async function readContent(app: App, allowEmpty: boolean): Promise<SiteContent> {
  const content = await app.readSiteContent();
  const missing = [!content.posts && 'posts', !content.rates && 'rates'].filter(Boolean);
  if (missing.length === 0) return content;
  const what = `The database has no ${missing.join(' and no ')}`;
  if (!allowEmpty) throw new Error(`${what}. Before there are any, build with --allow-empty.`);
  console.warn(`${what}: the pages read them in the browser.`);
  return content;
}

export const outputFolder = 'dist';

function readOutput(name: string): Promise<string> {
  return readFile(join(outputFolder, name), 'utf8');
}

async function writeOutput(name: string, text: string): Promise<void> {
  const path = join(outputFolder, name);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
