import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** Returns the first port from `port` on on which nothing of `host` listens. */
export async function nextFreePort(host: string, port: number): Promise<number> {
  return (await answers(host, port)) ? nextFreePort(host, port + 1) : port;
}

/** Returns a free port of `host`. */
export async function freePort(host: string): Promise<number> {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

/**
 * Returns whether something listens on a port. To listen there would prove less: macOS allows it while another
 * program has the port on all addresses.
 */
export async function answers(host: string, port: number): Promise<boolean> {
  const socket = connect({ host, port });
  const outcome = await once(socket, 'connect').catch(() => null);
  socket.destroy();
  return outcome !== null;
}
