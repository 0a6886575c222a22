import { createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { checkPorts } from './ports.ts';

/**
 * The discard port, on which nothing listens. One that was just given back may be open for a moment: a process
 * that starts then has a copy of its socket.
 */
const free = { port: 9, by: 'the site' };
const servers: Server[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await close(server);
});

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

function takenPort(host: string): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    servers.push(server);
    server.listen(0, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0);
    });
  });
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
