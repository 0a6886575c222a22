import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { host } from '#scripts/local/stack.ts';

/**
 * Passes a request on to another port of this machine. Each has a connection of its own, because an emulator may
 * just be closing one that was kept alive.
 *
 * @param give answers with what was found
 */
export function passOn(
  port: number,
  incoming: IncomingMessage,
  answer: ServerResponse,
  give: (found: IncomingMessage) => void = (found) => {
    answer.writeHead(found.statusCode ?? 502, found.headers);
    found.pipe(answer);
  },
): void {
  const { url: path, method, headers } = incoming;
  const onward = request({ host, port, path, method, headers, agent: false }, give);
  onward.on('error', () => answer.destroy());
  // A browser that leaves a page aborts its requests.
  answer.on('close', () => {
    if (!answer.writableFinished) onward.destroy();
  });
  incoming.pipe(onward);
}
