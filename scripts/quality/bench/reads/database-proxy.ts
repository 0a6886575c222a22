import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { host, ports } from '#scripts/local/stack.ts';
import { type Reads, readsOf } from './count-reads.ts';
import type { TrafficMeter } from './traffic.ts';

const emulator = `http://${host}:${ports.firestore}`;
/** Headers of a single connection. */
const ofConnection = ['connection', 'content-length', 'host', 'keep-alive', 'transfer-encoding'];

/**
 * Starts a proxy between a browser and the database's emulator. It compresses the responses, like the
 * database itself, and counts them.
 */
export async function startDatabaseProxy(meter: TrafficMeter) {
  const server = createServer(async (request, response) => {
    meter.beginRead();
    let reads: Reads | undefined;
    try {
      const answer = await fetch(emulator + request.url, {
        ...(request.method && { method: request.method }),
        headers: headersOf(request),
        ...(request.method === 'POST' && { body: await buffer(request) }),
      });
      const text = await answer.text();
      const body = await promisify(gzip)(text);
      const isRead = request.method === 'POST' && /documents:(run|batch)/.test(request.url ?? '');
      if (answer.ok && isRead) reads = { ...readsOf(JSON.parse(text)), bytes: body.length };
      const headers = passedOn(Object.fromEntries(answer.headers));
      response.writeHead(answer.status, { ...headers, 'content-encoding': 'gzip' }).end(body);
    } catch {
      // The browser sees an unreachable database.
      response.destroy();
    } finally {
      meter.endRead(reads);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    /** Chromium flag that sends the emulator's requests to the proxy. */
    browserFlag: `--host-resolver-rules=MAP ${host}:${ports.firestore} ${host}:${port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const { 'accept-encoding': _, ...others } = headers;
  return passedOn(
    Object.fromEntries(Object.entries(others).map(([name, value]) => [name, String(value)])),
  );
}

function passedOn(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !ofConnection.includes(name)),
  );
}
