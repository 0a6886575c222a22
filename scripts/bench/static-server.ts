import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

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

/**
 * Serves a folder on a free loopback port as the hosting does: `/quote` is quote.html, and texts
 * are compressed with Brotli. Files are read once, so the folder must not change meanwhile.
 *
 * @param extra further documents by path, for controls that are measured beside the site
 */
export async function serveFolder(folder: string, extra: Record<string, string> = {}) {
  const answers = new Map<string, Promise<Answer>>();

  async function answerOf(pathname: string): Promise<Answer> {
    const file = pathname === '/' ? '/index.html' : pathname;
    const name = extname(file) ? file : `${file}.html`;
    const given = extra[pathname];
    const content =
      given === undefined
        ? await readFile(join(folder, normalize(name))).catch(() => null)
        : Buffer.from(given);
    const html = given !== undefined || !extname(file);
    const type = types[html ? '.html' : extname(file)] ?? 'application/octet-stream';
    if (!content) {
      return {
        status: 404,
        headers: { 'content-type': 'text/plain' },
        body: Buffer.from('Not found'),
      };
    }
    return packed.has(extname(name))
      ? { status: 200, headers: { 'content-type': type }, body: content }
      : {
          status: 200,
          headers: { 'content-type': type, 'content-encoding': 'br' },
          body: brotliCompressSync(content),
        };
  }

  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = answers.get(pathname) ?? answerOf(pathname);
    answers.set(pathname, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
