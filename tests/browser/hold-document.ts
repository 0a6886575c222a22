import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { host } from '#scripts/local/stack.ts';
import { test } from './test.ts';

interface Fixtures {
  /**
   * Sends the document of a page only up to a text, and the rest when the returned function is
   * called.
   *
   * @throws Error if the document does not contain the text
   */
  holdDocument: (path: string, upTo: string) => Promise<() => void>;
}

export const heldDocumentTest = test.extend<Fixtures>({
  holdDocument: async ({ page, baseURL }, use) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const server = createServer();
    await use(async (path, upTo) => {
      const found = await fetch(`${baseURL}${path}`);
      const document = await found.text();
      const end = document.indexOf(upTo);
      if (end === -1) throw new Error(`The document of ${path} does not contain “${upTo}”.`);
      server.on('request', async (_, answer) => {
        answer.writeHead(found.status, { 'content-type': 'text/html; charset=utf-8' });
        answer.write(document.slice(0, end));
        await released;
        answer.end(document.slice(end));
      });
      server.listen(0, host);
      await once(server, 'listening');
      const { port } = server.address() as AddressInfo;
      await page.route(path, (route) => route.continue({ url: `http://${host}:${port}/` }));
      return release;
    });
    release();
    server.closeAllConnections();
    server.close();
  },
});
