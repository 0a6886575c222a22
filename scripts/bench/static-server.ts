import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { withProgress } from '../local/progress.ts';

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

/** What is compressed already. */
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

/**
 * Serves a folder on a free loopback port as the hosting does: `/quote` is quote.html, and texts
 * are compressed with Brotli. All of it is read and compressed before anyone asks, so that the first
 * load is no slower than the next; the folder must not change meanwhile.
 *
 * @param extra further documents by path, for controls that are measured beside the site
 */
export async function serveFolder(folder: string, extra: Record<string, string> = {}) {
  const answers = new Map<string, Answer>();

  async function answerOf(pathname: string): Promise<Answer> {
    const file = pathname === '/' ? '/index.html' : pathname;
    const name = extname(file) ? file : `${file}.html`;
    const given = extra[pathname];
    const content = given === undefined ? await readFile(join(folder, name)) : Buffer.from(given);
    const html = given !== undefined || !extname(file);
    const type = types[html ? '.html' : extname(file)] ?? 'application/octet-stream';
    return packed.has(extname(name))
      ? { status: 200, headers: { 'content-type': type }, body: content }
      : {
          status: 200,
          headers: { 'content-type': type, 'content-encoding': 'br' },
          body: await promisify(brotliCompress)(content),
        };
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
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** What the hosting's `cleanUrls` makes of a folder's files: `/quote` of quote.html. */
async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`)
    .map((path) => path.replace(/[.]html$/, '').replace(/^[/]index$/, '/'));
}
