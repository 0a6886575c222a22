import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves a folder on a free loopback port as the hosting does: `/quote` is quote.html.
 *
 * @param extra further documents by path, for controls that are measured beside the site
 */
export async function serveFolder(folder: string, extra: Record<string, string> = {}) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname === '/' ? '/index.html' : pathname;
    const name = extname(file) ? file : `${file}.html`;
    const content =
      extra[pathname] ?? (await readFile(join(folder, normalize(name))).catch(() => null));
    response.writeHead(content === null ? 404 : 200, {
      'content-type': types[extname(name)] ?? 'application/octet-stream',
    });
    response.end(content ?? 'Not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
