import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { Failure } from './failure.ts';

export interface WantedPort {
  port: number;
  /** What needs it, such as `the Firestore emulator`. */
  by: string;
}

/**
 * Checks that every port is free.
 *
 * @throws Failure that names each port that is taken and what needs it
 */
export async function checkPorts(host: string, wanted: WantedPort[]): Promise<void> {
  const free = await Promise.all(wanted.map(({ port }) => isFree(host, port)));
  const taken = wanted.filter((_, index) => !free[index]);
  if (taken.length === 0) return;
  const list = taken.map(({ port, by }) => `port ${port} (wanted by ${by})`).join(', ');
  throw new Failure(
    `Already taken: ${list}. Stop what listens there, perhaps another run of this project; lsof -i :${taken[0]?.port} names it.`,
  );
}

/**
 * Returns a free port of `host`.
 *
 * @throws Failure when there is none
 */
export async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Failure('No port is free.');
  return address.port;
}

async function isFree(host: string, port: number): Promise<boolean> {
  // macOS allows binding a port on one address while another program has it on all addresses.
  return !(await answers(host, port)) && (await canListen(host, port));
}

function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 1_000 });
    const finish = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once('connect', () => finish(true));
    socket.once('timeout', () => finish(false));
    socket.once('error', () => finish(false));
  });
}

function canListen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
