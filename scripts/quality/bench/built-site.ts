import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { paths } from '#src/lib/paths.ts';
import { withProgress } from '../../lib/progress.ts';
import { seed } from '../../local/seed.ts';
import { buildLocalSite, startSuite } from '../../local/suite.ts';

export const dist = 'dist';

interface SiteOptions {
  projectId: string;
  emulators: Parameters<typeof startSuite>[0]['only'];
  /** Whether it is built without the seed's posts and rates. */
  isEmpty?: boolean;
  /** Returns more documents by path, for the controls of a measurement, once the site is built. */
  extra?(): Promise<Record<string, string>>;
  /** Called for each response with the bytes of its compressed body. */
  onAnswer?: ((bytes: number) => void) | undefined;
}

/** Starts the emulators, builds the site, serves it while `work` measures, and stops everything. */
export async function withBuiltSite<Result>(
  { projectId, emulators, isEmpty = false, extra, onAnswer }: SiteOptions,
  work: (site: ServedFolder) => Promise<Result>,
): Promise<Result> {
  const suite = await startSuite({ projectId, only: emulators });
  try {
    if (!isEmpty) await seed(projectId);
    await buildLocalSite(projectId, { allowEmpty: isEmpty });
    return await withServed(await extra?.(), work, onAnswer);
  } finally {
    await suite.stop();
  }
}

export async function withServed<Result>(
  extra: Record<string, string> | undefined,
  work: (site: ServedFolder) => Promise<Result>,
  onAnswer?: (bytes: number) => void,
): Promise<Result> {
  const site = await serveFolder(dist, extra, onAnswer);
  try {
    return await work(site);
  } finally {
    await site.close();
  }
}

/** Returns the document that the hosting serves for the admin area, for these paths. */
export async function adminDocuments(...adminPaths: string[]): Promise<Record<string, string>> {
  const text = await readFile(join(dist, 'admin/_admin.html'), 'utf8');
  return Object.fromEntries([paths.adminBlog, ...adminPaths].map((path) => [path, text]));
}

/**
 * Returns the documents of the built site without any script, by path: the same HTML, styles and pictures, as
 * fast as a page could possibly be.
 */
export async function twins(): Promise<Record<string, string>> {
  const documents = (await pathsIn(dist)).filter((path) => !extname(path));
  return Object.fromEntries(
    await Promise.all(
      documents.map(async (path) => [path, withoutScripts(await readFile(fileOf(path), 'utf8'))]),
    ),
  );
}

export function withoutScripts(html: string): string {
  return html
    .replace(/\s*<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '');
}

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

const packed = ['.ico', '.png'];
/** Compression of texts that are added later; the highest would take minutes for tens of megabytes. */
const quickQuality = 5;

interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

export interface ServedFolder {
  url: string;
  put(texts: ReadonlyMap<string, string>): Promise<void>;
  remove(path: string): void;
  close(): Promise<unknown>;
}

/**
 * Serves a folder on a free loopback port as the hosting does: `/quote` is quote.html, texts are
 * compressed with Brotli, and browsers keep what has a hash in its name. All of it is read and
 * compressed before anyone asks, so that the first load is no slower than the next; the folder must
 * not change meanwhile.
 */
async function serveFolder(
  folder: string,
  extra: Record<string, string> = {},
  onAnswer?: (bytes: number) => void,
): Promise<ServedFolder> {
  const answers = new Map<string, Answer>();
  const pathnames = new Set([...(await pathsIn(folder)), ...Object.keys(extra)]);
  await withProgress('compressing', async (task) => {
    for (const path of pathnames) {
      task.update({ done: answers.size, total: pathnames.size, unit: 'files' });
      const content = extra[path] ?? (await readFile(fileOf(path, folder)));
      answers.set(path, await answerWith(path, content, constants.BROTLI_MAX_QUALITY));
    }
  });
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = answers.get(pathname);
    const { headers, body } = answer ?? { headers: {}, body: Buffer.from('Not found') };
    response.writeHead(answer ? 200 : 404, headers).end(body);
    onAnswer?.(body.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async put(texts) {
      for (const [path, text] of texts) {
        answers.set(path, await answerWith(path, text, quickQuality));
      }
    },
    remove: (path) => void answers.delete(path),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function answerWith(
  path: string,
  content: string | Buffer,
  quality: number,
): Promise<Answer> {
  const extension = extname(path) || '.html';
  const headers = {
    'content-type': types[extension] ?? 'application/octet-stream',
    // That of firebase.json for files with a hash in their name.
    ...(path.startsWith('/assets/') && { 'cache-control': 'public, max-age=31536000, immutable' }),
  };
  if (packed.includes(extension)) return { headers, body: Buffer.from(content) };
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const body = await promisify(brotliCompress)(content, { params });
  return { headers: { ...headers, 'content-encoding': 'br' }, body };
}

/** Returns the paths of a folder's files under the hosting's `cleanUrls`: `/quote` for quote.html. */
async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`)
    .map((path) => path.replace(/[.]html$/, '').replace(/^[/]index$/, '/'));
}

function fileOf(path: string, folder = dist): string {
  const name = path === '/' ? '/index' : path;
  return join(folder, extname(name) ? name : `${name}.html`);
}
