import type { Page } from '@playwright/test';

/**
 * Returns everything that a page has left in its tab and its browser, by place, except the page
 * itself.
 */
export function tabContents(page: Page): Promise<Record<string, string>> {
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
      found[`indexedDB ${name}`] = await recordsOf(name);
    }
    return found;

    async function recordsOf(name: string): Promise<string> {
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
export function pageContents(page: Page): Promise<string> {
  return page.evaluate(() => {
    const elements = document.documentElement.cloneNode(true) as Element;
    for (const choice of elements.querySelectorAll('option')) choice.remove();
    const fields = document.querySelectorAll<HTMLInputElement>(
      'input:not([type=checkbox]), select, textarea',
    );
    return [elements.outerHTML, ...[...fields].map(({ value }) => value)].join(' ');
  });
}
