import type { ConsoleMessage, Page, Request } from '@playwright/test';
import { fieldsIn, type PrivateValues } from './private-values.ts';

/** The fields whose values were found, by place. */
export type Traces = Record<string, string[]>;

/** Follows typed values in requests, console, history and storage. Call it before opening the page. */
export async function watchTraces(page: Page, values: PrivateValues) {
  const context = page.context();
  const seen: Traces = {};
  const reading: Promise<unknown>[] = [];
  const counts = { requests: 0, messages: 0 };

  const look = (place: string, text: string) => note(seen, place, fieldsIn(text, values));
  const lookAtRequest = async (request: Request) => {
    counts.requests++;
    look('address of a request', request.url());
    look(`body to ${nameReceiver(request)}`, request.postData() ?? '');
    for (const { name, value } of await request.headersArray()) {
      // A session's token names the account that is signed in.
      if (name.toLowerCase() !== 'authorization') look(`header ${name}`, value);
    }
  };
  const lookAtMessage = async (message: ConsoleMessage) => {
    counts.messages++;
    look('console', message.text());
    for (const argument of message.args())
      look('console', JSON.stringify(await argument.jsonValue()));
  };
  const read = (what: Promise<unknown>) => {
    what.catch(() => {}); // reported by whoever asks for the traces, and not once the test is over
    reading.push(what);
  };
  context.on('request', (request) => read(lookAtRequest(request)));
  context.on('console', (message) => read(lookAtMessage(message)));
  context.on('weberror', (error) => look('console', String(error.error().stack)));
  page.on('websocket', (socket) => look('address of a socket', socket.url()));

  await context.exposeFunction('noteHistory', (entry: string) => look('history entries', entry));
  await context.addInitScript(() => {
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name].bind(history);
      history[name] = (state, unused, url) => {
        (window as unknown as { noteHistory(entry: string): void }).noteHistory(
          JSON.stringify([state, unused, url]),
        );
        original(state, unused, url);
      };
    }
  });

  return {
    counts,

    /** Returns where values have been seen so far, and where they are stored now. */
    async traces(of = page): Promise<Traces> {
      await Promise.allSettled(reading);
      const found = structuredClone(seen);
      for (const [place, text] of Object.entries(await tabContents(of))) {
        note(found, place, fieldsIn(text, values));
      }
      return found;
    },

    /** Returns the fields whose values the page itself shows. */
    shown: async () => fieldsIn(await pageContents(page), values),
  };
}

function note(traces: Traces, place: string, fields: readonly string[]): void {
  if (fields.length === 0) return;
  traces[place] = [...new Set([...(traces[place] ?? []), ...fields])].sort();
}

/** Returns host and method, such as `127.0.0.1:8080 documents:commit`. */
function nameReceiver(request: Request): string {
  const { host, pathname } = new URL(request.url());
  return `${host} ${pathname.slice(pathname.lastIndexOf('/') + 1)}`;
}

/** Returns everything that a page has left in its tab and its browser, by place, except the page itself. */
function tabContents(page: Page): Promise<Record<string, string>> {
  return page.evaluate(async () => {
    const found: Record<string, string> = {
      location: location.href,
      title: document.title,
      'document.referrer': document.referrer,
      'document.cookie': document.cookie,
      'window.name': window.name,
      'history.state': JSON.stringify(history.state),
      'history entries': navigation
        .entries()
        .map(({ url }) => url)
        .join(' '),
    };
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
      for (const [key, value] of Object.entries(storage)) {
        found[`${name} ${key}`] = `${key} ${value}`;
      }
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        found[`cache ${name}`] += `${request.url} ${await answer?.text()}`;
      }
    }
    for (const { scope } of await navigator.serviceWorker.getRegistrations()) {
      found['service worker'] = scope;
    }
    for (const { name = '' } of await indexedDB.databases()) {
      found[`indexedDB ${name}`] = await readRecords(name);
    }
    return found;

    async function readRecords(name: string): Promise<string> {
      const database = await settled(indexedDB.open(name));
      const stores = [...database.objectStoreNames];
      const records = await Promise.all(
        stores.map((store) => {
          const objects = database.transaction(store).objectStore(store);
          return Promise.all([settled(objects.getAllKeys()), settled(objects.getAll())]);
        }),
      );
      database.close();
      return JSON.stringify([stores, records]);
    }

    function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    }
  });
}

/** Returns what the page shows, except the choices it offers and the contents of its fields. */
function pageContents(page: Page): Promise<string> {
  return page.evaluate(() => {
    const elements = document.documentElement.cloneNode(true) as Element;
    for (const choice of elements.querySelectorAll('option')) choice.remove();
    const fields = document.querySelectorAll<HTMLInputElement>(
      'input:not([type=checkbox]), select, textarea',
    );
    return [elements.outerHTML, ...[...fields].map(({ value }) => value)].join(' ');
  });
}
