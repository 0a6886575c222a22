import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { host, ports } from '#scripts/local/stack.ts';
import { longestSilenceMs } from '#src/app/file-loader.ts';
import { passOn } from '#tests/browser/pass-on.ts';
import { waitForSlowAnswers } from '#tests/setup/patient-page.ts';
import { pageScript } from './page-script.ts';

const scriptPath = '/_visitor.js';
/** Where `pageScript` reports errors. */
const complaintsPath = '/_complaints';
const immutable = 'public, max-age=31536000, immutable';
const testingLibrary = createRequire(import.meta.url).resolve(
  '@testing-library/dom/dist/@testing-library/dom.umd.min.js',
);

/** The connection ends before a file's first byte, a proxy passes on half of it, or nothing ever comes. */
type NetworkFault = 'drop' | 'cut' | 'hang';

/** The built site as the hosting emulator serves it, with every page reporting its errors. */
export interface WatchedSite {
  origin: string;
  /** The paths of all requests so far. */
  requests: readonly string[];
  /**
   * Damages the next answer that has a file of the build, or with `hang` all until the returned function ends
   * them.
   *
   * @param file the beginning of its name
   */
  damage(file: string, fault: NetworkFault): () => void;
  /** The errors and policy violations that pages have reported so far. */
  complaints: readonly string[];
  close(): Promise<void>;
}

/**
 * Serves the built site with one more script in each page, because not every engine's driver
 * exposes the console. The script reports errors and finds elements as a person would name them.
 * Headers, status and policy stay those of the emulator.
 *
 * @param visit also runs in each page, from its own source
 */
export async function watchSite(visit: () => void = () => {}): Promise<WatchedSite> {
  const library = await readFile(testingLibrary, 'utf8');
  // A script that never comes is given up in the time that visitors wait for it.
  const wait = `(${waitForSlowAnswers})(${longestSilenceMs + 1});`;
  const script = `${library}\n${wait}\n(${pageScript})();\n(${visit})();`;
  const complaints: string[] = [];
  const requests: string[] = [];
  const faults = new Map<string, NetworkFault>();
  const hanging: ServerResponse[] = [];

  /** Damages the answer to a request if a fault is due. Returns whether it did. */
  function damageAnswer(path: string, answer: ServerResponse): boolean {
    for (const [file, fault] of faults) {
      if (!path.startsWith(`/assets/${file}`)) continue;
      if (fault === 'hang') return hanging.push(answer) > 0;
      faults.delete(file);
      // Browsers repeat a request by themselves if the connection ends before the head.
      answer.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': immutable });
      if (fault === 'cut') answer.end('export const cut = (');
      else answer.write('', () => answer.destroy());
      return true;
    }
    return false;
  }

  const server = createServer(async (incoming, answer) => {
    const path = incoming.url ?? '';
    requests.push(path);
    if (damageAnswer(path, answer)) return;
    if (incoming.url === scriptPath) {
      answer.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script);
    } else if (incoming.url === complaintsPath) {
      complaints.push(await text(incoming));
      answer.writeHead(204).end();
    } else {
      passOnWatched(incoming, answer);
    }
  }).listen(0, host);
  await once(server, 'listening');
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    complaints,
    requests,
    damage(file, fault) {
      faults.set(file, fault);
      return () => {
        faults.delete(file);
        for (const answer of hanging.splice(0)) answer.destroy();
      };
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function passOnWatched(incoming: IncomingMessage, answer: ServerResponse): void {
  // Without compression, in which nothing could be replaced.
  delete incoming.headers['accept-encoding'];
  passOn(ports.hosting, incoming, answer, async (found) => {
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
}

/** Returns the names of the build's files that were requested more than once. */
export function listRepeatedFiles({ requests }: Pick<WatchedSite, 'requests'>): string[] {
  const files = requests.filter((path) => path.startsWith('/assets/'));
  return [...new Set(files.filter((path, index) => files.indexOf(path) !== index))];
}
