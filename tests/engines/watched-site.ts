import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { host, ports } from '#scripts/local/stack.ts';
import { complaintsPath, pageScript } from './page-script.ts';

const scriptPath = '/_visitor.js';
const testingLibrary = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** The built site as the hosting emulator serves it, with every page reporting its errors. */
export interface WatchedSite {
  origin: string;
  /** The errors and policy violations that pages have reported so far. */
  complaints: readonly string[];
  close(): Promise<void>;
}

/**
 * Serves the built site with one more script in each page, because not every engine's driver
 * exposes the console. The script reports errors and finds elements as a person would name them.
 * Headers, status and policy stay those of the emulator.
 */
export async function watchSite(): Promise<WatchedSite> {
  const script = `${await readFile(testingLibrary, 'utf8')}\n(${pageScript})();`;
  const complaints: string[] = [];

  const server = createServer(async (asked, answer) => {
    if (asked.url === scriptPath) {
      answer.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script);
    } else if (asked.url === complaintsPath) {
      complaints.push(await text(asked));
      answer.writeHead(204).end();
    } else {
      passOn(asked, answer);
    }
  }).listen(0, host);
  await once(server, 'listening');
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    complaints,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function passOn(asked: IncomingMessage, answer: ServerResponse): void {
  const { 'accept-encoding': _, ...headers } = asked.headers;
  const { url: path, method } = asked;
  // Uses a new connection each time, because the emulator may just be closing one that was kept
  // alive.
  const target = { host, port: ports.hosting, path, method, headers, agent: false };
  const onward = request(target, async (found) => {
    const { 'content-length': _, ...kept } = found.headers;
    const status = found.statusCode ?? 502;
    if (found.headers['content-type']?.startsWith('text/html') && status !== 304) {
      const page = await text(found);
      const watched = page.replace('<head>', `<head><script src="${scriptPath}"></script>`);
      answer.writeHead(status, kept).end(watched);
    } else {
      answer.writeHead(status, found.headers);
      found.pipe(answer);
    }
  });
  onward.on('error', () => answer.destroy());
  // A browser that leaves a page aborts its requests.
  answer.on('close', () => {
    if (!answer.writableFinished) onward.destroy();
  });
  asked.pipe(onward);
}
