import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { Failure } from './failure.ts';

/**
 * Checks that nothing listens on any of the ports.
 *
 * @param wanted the ports, and what needs each, such as `the Firestore emulator`
 * @throws Failure that names each port that is taken and what needs it
 */
export async function checkPorts(
  host: string,
  wanted: { port: number; by: string }[],
): Promise<void> {
  const isTaken = await Promise.all(wanted.map(({ port }) => answers(host, port)));
  const taken = wanted.filter((_, index) => isTaken[index]);
  if (taken.length === 0) return;
  const list = taken.map(({ port, by }) => `port ${port} (wanted by ${by})`).join(', ');
  throw new Failure(
    `Already taken: ${list}. Stop what listens there, perhaps another run of this project; lsof -i :${taken[0]?.port} names it.`,
  );
}

/** Returns a free port of `host`. */
export async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

// To listen there would prove less: macOS allows it while another program has the port on all addresses.
async function answers(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  const outcome = await once(socket, 'connect').catch(() => null);
  socket.destroy();
  return outcome !== null;
}
