import { once } from 'node:events';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { outputFolder } from '../../build/prerender/prerender.ts';
import { withProgress } from '../../lib/processes.ts';
import { seedDatabase } from '../../local/seed.ts';
import { host, projects } from '../../local/stack.ts';
import { buildLocalSite, startSuite } from '../../local/suite.ts';

interface SiteOptions {
  emulators: Parameters<typeof startSuite>[0]['only'];
  /** Whether it is built without the seed's posts and rates. */
  isEmpty?: boolean;
}

/** Starts the emulators, builds the site, serves it while `work` measures, and stops everything. */
export async function withBuiltSite<Result>(
  { emulators, isEmpty = false }: SiteOptions,
  work: (site: Awaited<ReturnType<typeof serveSite>>) => Promise<Result>,
): Promise<Result> {
  const projectId = projects.bench;
  const suite = await startSuite({ projectId, only: emulators });
  try {
    await seedDatabase(projectId, { content: !isEmpty });
    await buildLocalSite(projectId, { allowEmpty: isEmpty });
    const site = await serveSite();
    return await work(site).finally(site.close);
  } finally {
    await suite.stop();
  }
}

/** Returns a document without any script: the same HTML, styles and pictures, as fast as a page could be. */
function withoutScripts(html: string): string {
  return html
    .replace(/\s*<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/\s*<link rel="modulepreload"[^>]*>/g, '');
}

const types: Record<string, string> = {
  '': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
};

interface Answer {
  headers: Record<string, string>;
  body: Buffer;
}

/**
 * Serves the built site on free loopback ports as the hosting does: `/quote` is quote.html, files are
 * compressed with Brotli, and browsers keep what has a hash in its name. All of it is read and
 * compressed before anyone asks, so that the first load is no slower than the next.
 */
async function serveSite() {
  const answers = new Map<string, Answer>();
  const baselines = new Map<string, Answer>();
  const files = globSync('**/*.*', { cwd: outputFolder });
  await withProgress('compressing', async (task) => {
    for (const [done, file] of files.entries()) {
      task.update({ done, total: files.length, unit: 'files' });
      const content = await readFile(join(outputFolder, file));
      const path = `/${file}`.replace(/[.]html$/, '').replace(/^[/]index$/, '/');
      answers.set(path, await answerWith(path, content));
      if (extname(path)) continue;
      baselines.set(path, await answerWith(path, withoutScripts(content.toString())));
    }
  });
  const site = await listen((path) => answers.get(path));
  const baseline = await listen((path) => baselines.get(path) ?? answers.get(path));
  /** Adds a file, which is compressed quickly: the best compression takes minutes for tens of megabytes. */
  const put = async (path: string, content: string | Buffer) =>
    void answers.set(path, await answerWith(path, content, 5));
  return {
    url: site.url,
    /** Has documents without scripts, between which the browser itself navigates. */
    baselineUrl: baseline.url,
    put,
    /** Serves a built document at one more path, as the hosting's rewrites do. */
    rewrite: async (path: string, document: string) =>
      put(path, await readFile(join(outputFolder, document))),
    close: () => [site, baseline].forEach(({ server }) => void server.close()),
  };
}

async function answerWith(path: string, content: string | Buffer, quality = 11): Promise<Answer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const headers = {
    'content-type': types[extname(path)] ?? 'application/octet-stream',
    'content-encoding': 'br',
    // That of firebase.json for files with a hash in their name.
    ...(path.startsWith('/assets/') && { 'cache-control': 'public, max-age=31536000, immutable' }),
  };
  return { headers, body: await promisify(brotliCompress)(content, { params }) };
}

async function listen(find: (path: string) => Answer | undefined) {
  const server = createServer((request, response) => {
    const answer = find(new URL(request.url ?? '/', 'http://localhost').pathname);
    response.writeHead(answer ? 200 : 404, answer?.headers).end(answer?.body ?? 'Not found');
  });
  await once(server.listen(0, host), 'listening');
  return { server, url: `http://${host}:${(server.address() as AddressInfo).port}` };
}
