import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { checkPorts } from './ports.ts';

/**
 * The discard port, on which nothing listens. One that was just given back may be open for a moment: a process
 * that starts then has a copy of its socket.
 */
const free = { port: 9, by: 'the site' };
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function takenPort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

it('accepts ports that are all free', async () => {
  await checkPorts('127.0.0.1', [free]);
});

it.each(['127.0.0.1', '0.0.0.0'])('names a port taken on %s, and what needs it', async (host) => {
  const port = await takenPort(host);
  const wanted = [free, { port, by: 'the firestore emulator' }];

  await expect(checkPorts('127.0.0.1', wanted)).rejects.toThrow(
    `Already taken: port ${port} (wanted by the firestore emulator). Stop`,
  );
});
