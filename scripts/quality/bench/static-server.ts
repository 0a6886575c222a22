import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { withProgress } from '../../lib/progress.ts';

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

/** Types that are already compressed. */
const packed = new Set(['.ico', '.png']);

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

const notFound: Answer = {
  status: 404,
  headers: { 'content-type': 'text/plain' },
  body: Buffer.from('Not found'),
};

/** Compression of texts that are added later; the highest would take minutes for tens of megabytes. */
const quickQuality = 5;

/** A running server of a folder. */
export interface ServedFolder {
  url: string;
  /** Adds or replaces texts, by path. */
  put(texts: ReadonlyMap<string, string>): Promise<void>;
  /** Removes a file. */
  remove(path: string): void;
  close(): Promise<unknown>;
}

/**
 * Serves a folder on a free loopback port as the hosting does: `/quote` is quote.html, texts are
 * compressed with Brotli, and browsers keep what has a hash in its name. All of it is read and
 * compressed before anyone asks, so that the first load is no slower than the next; the folder must
 * not change meanwhile.
 *
 * @param extra more documents by path, for the controls of a measurement
 * @param onAnswer called for each response with the bytes of its compressed body
 */
export async function serveFolder(
  folder: string,
  extra: Record<string, string> = {},
  onAnswer?: (bytes: number) => void,
): Promise<ServedFolder> {
  const answers = new Map<string, Answer>();

  async function answerOf(pathname: string): Promise<Answer> {
    const file = pathname === '/' ? '/index.html' : pathname;
    const name = extname(file) ? file : `${file}.html`;
    const given = extra[pathname];
    const content = given === undefined ? await readFile(join(folder, name)) : Buffer.from(given);
    const html = given !== undefined || !extname(file);
    const headers = { 'content-type': typeOf(html ? '.html' : file), ...cachingOf(pathname) };
    if (packed.has(extname(name))) return { status: 200, headers, body: content };
    return compressed(content, headers, constants.BROTLI_MAX_QUALITY);
  }

  const pathnames = [...(await pathsIn(folder)), ...Object.keys(extra)];
  await withProgress('compressing', async (task) => {
    for (const pathname of pathnames) {
      task.update({ done: answers.size, total: pathnames.length, unit: 'files' });
      answers.set(pathname, await answerOf(pathname));
    }
  });

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const { status, headers, body } = answers.get(pathname) ?? notFound;
    response.writeHead(status, headers).end(body);
    onAnswer?.(body.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async put(texts) {
      for (const [path, text] of texts) {
        const headers = { 'content-type': typeOf(path), ...cachingOf(path) };
        answers.set(path, await compressed(Buffer.from(text), headers, quickQuality));
      }
    },
    remove: (path) => void answers.delete(path),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function compressed(
  content: Buffer,
  headers: Record<string, string>,
  quality: number,
): Promise<Answer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  return {
    status: 200,
    headers: { ...headers, 'content-encoding': 'br' },
    body: await promisify(brotliCompress)(content, { params }),
  };
}

/** Content types by file extension. */
function typeOf(file: string): string {
  return types[extname(file) || file] ?? 'application/octet-stream';
}

/** The Cache-Control of firebase.json for files with a hash in their name. */
function cachingOf(path: string): Record<string, string> {
  return path.startsWith('/assets/')
    ? { 'cache-control': 'public, max-age=31536000, immutable' }
    : {};
}

/** Returns the path of a file under the hosting's `cleanUrls`: `/quote` for quote.html. */
async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`)
    .map((path) => path.replace(/[.]html$/, '').replace(/^[/]index$/, '/'));
}
