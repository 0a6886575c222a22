import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { host } from '#scripts/local/stack.ts';
import { test as base } from './test.ts';

interface Fixtures {
  /**
   * Sends the document of a page only up to a text, and the rest when the returned function is
   * called.
   *
   * @throws Error if the document does not contain the text
   */
  holdDocument: (path: string, upTo: string) => Promise<() => void>;
  /** Changes the document of a page on its way to the browser. */
  changeDocument: (path: string, change: (document: string) => string) => Promise<void>;
  /** Sends the document of a page as `send` does. The browser would keep an answer of Playwright from local servers. */
  sendDocument: (path: string, send: Send) => Promise<void>;
}

type Send = (answer: ServerResponse, document: string) => unknown;

export const servedTest = base.extend<Fixtures>({
  sendDocument: async ({ page, baseURL }, use) => {
    const sent = new Map<string, Send>();
    const server = createServer(async ({ url = '' }, answer) => {
      const found = await fetch(`${baseURL}${url}`);
      answer.writeHead(found.status, { 'content-type': 'text/html; charset=utf-8' });
      await sent.get(url)?.(answer, await found.text());
    });
    server.listen(0, host);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await use(async (path, send) => {
      sent.set(path, send);
      await page.route(path, (route) => route.continue({ url: `http://${host}:${port}${path}` }));
    });
    server.closeAllConnections();
    server.close();
  },

  holdDocument: async ({ sendDocument, baseURL }, use) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await use(async (path, upTo) => {
      const document = await (await fetch(`${baseURL}${path}`)).text();
      const end = document.indexOf(upTo);
      if (end === -1) throw new Error(`The document of ${path} does not contain “${upTo}”.`);
      await sendDocument(path, async (answer) => {
        answer.write(document.slice(0, end));
        await released;
        answer.end(document.slice(end));
      });
      return release;
    });
    release();
  },

  changeDocument: async ({ sendDocument }, use) => {
    await use((path, change) =>
      sendDocument(path, (answer, document) => answer.end(change(document))),
    );
  },
});
