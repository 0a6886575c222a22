import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { withProgress } from '../../lib/progress.ts';
import { seed } from '../../local/seed.ts';
import { projects } from '../../local/stack.ts';
import { buildLocalSite, startSuite } from '../../local/suite.ts';

const dist = 'dist';

interface SiteOptions {
  projectId?: string;
  emulators: Parameters<typeof startSuite>[0]['only'];
  /** Whether it is built without the seed's posts and rates. */
  isEmpty?: boolean;
  /** More documents by path: a control, or a built file by its name for a path that the hosting rewrites to it. */
  extra?: Record<string, { html: string } | { file: string }>;
}

/** Starts the emulators, builds the site, serves it while `work` measures, and stops everything. */
export async function withBuiltSite<Result>(
  { projectId = projects.bench, emulators, isEmpty = false, extra = {} }: SiteOptions,
  work: (site: ServedSite) => Promise<Result>,
): Promise<Result> {
  const suite = await startSuite({ projectId, only: emulators });
  try {
    await seed(projectId, { content: !isEmpty });
    await buildLocalSite(projectId, { allowEmpty: isEmpty });
    const site = await serveSite();
    for (const [path, document] of Object.entries(extra)) {
      const isText = 'html' in document;
      await site.put(path, isText ? document.html : await readFile(join(dist, document.file)));
    }
    try {
      return await work(site);
    } finally {
      await site.close();
    }
  } finally {
    await suite.stop();
  }
}

/** Returns a document without any script: the same HTML, styles and pictures, as fast as a page could be. */
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

export interface ServedSite {
  url: string;
  /** Serves the same site with documents without scripts, between which the browser itself navigates. */
  twinUrl: string;
  /** Adds a file, which is compressed quickly: the best compression takes minutes for tens of megabytes. */
  put(path: string, content: string | Buffer): Promise<void>;
  close(): Promise<unknown>;
}

/**
 * Serves the built site on free loopback ports as the hosting does: `/quote` is quote.html, texts are
 * compressed with Brotli, and browsers keep what has a hash in its name. All of it is read and
 * compressed before anyone asks, so that the first load is no slower than the next.
 */
async function serveSite(): Promise<ServedSite> {
  type Answer = { headers: Record<string, string>; body: Buffer };
  const answers = new Map<string, Answer>();
  const twins = new Map<string, Answer>();

  async function answerWith(path: string, content: string | Buffer, quality = 11): Promise<Answer> {
    const extension = extname(path) || '.html';
    const headers = {
      'content-type': types[extension] ?? 'application/octet-stream',
      // That of firebase.json for files with a hash in their name.
      ...(path.startsWith('/assets/') && {
        'cache-control': 'public, max-age=31536000, immutable',
      }),
    };
    if (packed.includes(extension)) return { headers, body: Buffer.from(content) };
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    const body = await promisify(brotliCompress)(content, { params });
    return { headers: { ...headers, 'content-encoding': 'br' }, body };
  }

  async function listen(found: (path: string) => Answer | undefined) {
    const server = createServer((request, response) => {
      const answer = found(new URL(request.url ?? '/', 'http://localhost').pathname);
      const { headers, body } = answer ?? { headers: {}, body: Buffer.from('Not found') };
      response.writeHead(answer ? 200 : 404, headers).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    return { url, close: () => new Promise((resolve) => server.close(resolve)) };
  }

  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  await withProgress('compressing', async (task) => {
    for (const { parentPath, name } of files) {
      task.update({ done: answers.size, total: files.length, unit: 'files' });
      const content = await readFile(join(parentPath, name));
      const path = `/${relative(dist, join(parentPath, name))}`
        .replace(/[.]html$/, '')
        .replace(/^[/]index$/, '/');
      answers.set(path, await answerWith(path, content));
      if (extname(path)) continue;
      twins.set(path, await answerWith(path, withoutScripts(content.toString())));
    }
  });
  const site = await listen((path) => answers.get(path));
  const twin = await listen((path) => twins.get(path) ?? answers.get(path));
  return {
    url: site.url,
    twinUrl: twin.url,
    put: async (path, content) => void answers.set(path, await answerWith(path, content, 5)),
    close: () => Promise.all([site.close(), twin.close()]),
  };
}
