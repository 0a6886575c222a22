import { gzipSync } from 'node:zlib';
import { listFiles, type Manifest } from '#scripts/build/prerender/document.ts';

const entry = 'index.html';

/** The part of a built site that is needed to measure its size. */
export interface BuiltSite {
  manifest: Manifest;
  files: ReadonlyMap<string, string>;
}

/** Returns the sources of the pages, which the entry imports dynamically. */
export function pagesOf(manifest: Manifest): string[] {
  const wanted = manifest[entry]?.dynamicImports ?? [];
  return wanted.filter((source) => source.startsWith('src/pages/'));
}

/**
 * Returns the size of a page's script, in bytes of gzip -9, each file by itself: the first load, which is the
 * entry and the page's chunk with all static imports; and what may be loaded on demand, such as charts and
 * SDKs, but no other page.
 */
export function weighPage({ manifest, files }: BuiltSite, page: string) {
  const weigh = (addresses: string[]) =>
    addresses.reduce((sum, address) => {
      const text = files.get(address);
      if (text === undefined) throw new Error(`The build has no ${address}.`);
      return sum + gzipSync(text, { level: 9 }).length;
    }, 0);
  const pages = new Set(pagesOf(manifest));
  const reached = new Set([entry, page]);
  for (const source of reached) {
    const { imports = [], dynamicImports = [] } = manifest[source] ?? {};
    for (const next of [...imports, ...dynamicImports]) if (!pages.has(next)) reached.add(next);
  }
  const first = listFiles(manifest, [entry, page]).scripts;
  const all = listFiles(manifest, [...reached]).scripts;
  const later = all.filter((address) => !first.includes(address));
  return { firstLoad: weigh(first), onDemand: weigh(later) };
}

const contentLimit = 104_000;
const formLimit = 126_200;

const limitsByPage: Record<string, number> = {
  // Figures with their days, which it shares with the dashboard in a file of their own.
  'src/pages/FaqPage.tsx': 105_300,
  'src/pages/QuotePage.tsx': formLimit,
  // With toasts.
  'src/pages/ContactPage.tsx': 128_000,
  'src/pages/PurchaseLeadsPage.tsx': formLimit,
  'src/pages/LoginPage.tsx': formLimit,
  'src/pages/AdminArea.tsx': formLimit,
  'src/pages/CalculatorPage.tsx': 110_500,
};

/** Returns the limit of a page, by its source; the limit of content for all other pages. */
export function limitOf(source: string): number {
  return limitsByPage[source] ?? contentLimit;
}
