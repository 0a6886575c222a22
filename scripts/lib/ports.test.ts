import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { nextFreePort } from './ports.ts';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

it.each(['127.0.0.1', '0.0.0.0'])('passes over a port taken on %s', async (host) => {
  const server = createServer().listen(0, host);
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  expect(await nextFreePort('127.0.0.1', port)).toBeGreaterThan(port);
});

// On the discard port nothing listens. One that was just given back may be open for a moment: a process that
// starts then has a copy of its socket.
it('keeps a port that is free', async () => {
  expect(await nextFreePort('127.0.0.1', 9)).toBe(9);
});
