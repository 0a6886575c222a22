/** The build ends each script and style sheet with it, so a file without it came cut, or is another page. */
export const endOfFile = '/**/';

/** How long the browser waits for the next bytes of any file, in milliseconds. */
export const longestSilenceMs = 10_000;

declare global {
  interface Window {
    /** Whether what is requested right now can wait for everything else. */
    isLoadingLater?: boolean;
  }
}

/** Loads the build's scripts and style sheets so that each can be tried again. */
export interface FileLoader {
  /** Fetches a script, or fetches and applies a style sheet, once. After a failure, the next call tries again. */
  load(address: string): Promise<void>;
  /** Settles like a dynamic import, or throws when it takes too long; browsers may then never end it. */
  limit<Module>(imported: Promise<Module>): Promise<Module>;
}

/**
 * Creates the loader of a document. Browsers never ask again for a module whose request failed: Firefox and WebKit
 * answer each later import with the failure, and a request that hangs blocks later ones. So files are fetched before
 * they are imported, from the browser's cache. One that did not arrive whole, up to its `end`, is fetched once more past
 * the cache. All requests end when no byte of any file has come for a while.
 *
 * The source of this function is inlined into each prerendered page, so it must be self-contained.
 */
export function fileLoader(end: string, silenceMs: number): FileLoader {
  const loads: Record<string, Promise<void> | undefined> = {};
  let requests = new AbortController();
  let silence: ReturnType<typeof setTimeout> | undefined;

  function restartSilence() {
    clearTimeout(silence);
    silence = setTimeout(() => {
      requests.abort();
      requests = new AbortController();
    }, silenceMs);
  }

  async function fetchWhole(address: string, init: RequestInit) {
    const reader = (await fetch(address, init)).body?.getReader();
    const decoder = new TextDecoder();
    let tail = '';
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      restartSilence();
      tail = (tail + decoder.decode(part.value.subarray(-end.length))).slice(-end.length);
    }
    if (tail !== end) throw new Error(`${address} did not arrive whole.`);
  }

  async function applyStyle(href: string) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
    document.head.append(link);
    await new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = () => {
        link.remove();
        reject(new Error(`${href} was not applied.`));
      };
    });
  }

  async function loadFile(address: string) {
    // The style sheets that are in the page.
    if (document.querySelector(`link[href="${address}"]`)) return;
    const { signal } = requests;
    const priority = window.isLoadingLater ? 'low' : 'auto';
    restartSilence();
    await fetchWhole(address, { signal, priority }).catch((error) => {
      if (signal.aborted) throw error;
      return fetchWhole(address, { signal, cache: 'reload' });
    });
    if (address.endsWith('.css')) await applyStyle(address);
  }

  return {
    load(address) {
      loads[address] ??= loadFile(address).catch((error) => {
        loads[address] = undefined;
        throw error;
      });
      return loads[address];
    },
    limit: (imported) =>
      Promise.race([
        imported,
        new Promise<never>((_, reject) => {
          setTimeout(() => reject(new Error('The import hangs.')), silenceMs);
        }),
      ]),
  };
}
