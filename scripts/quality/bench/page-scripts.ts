import { gzipSync } from 'node:zlib';
import { listFiles, type Manifest } from '#scripts/build/prerender/document.ts';

const entry = 'index.html';

/** The part of a built site that is needed to measure its size. */
export interface BuiltSite {
  manifest: Manifest;
  files: ReadonlyMap<string, string>;
}

/** The size of a page's script, in bytes of gzip -9, each file by itself. */
export interface PageWeight {
  /** The entry and the page's chunk with all static imports. */
  firstLoad: number;
  /** What may be loaded on demand, by the address of its file: charts and SDKs, not other pages. */
  onDemand: ReadonlyMap<string, number>;
}

/** Returns the sources of the pages, which the entry imports dynamically. */
export function pagesOf(manifest: Manifest): string[] {
  const wanted = manifest[entry]?.dynamicImports ?? [];
  return wanted.filter((source) => source.startsWith('src/pages/'));
}

/** Measures the scripts of a page. */
export function weighPage({ manifest, files }: BuiltSite, page: string): PageWeight {
  const weigh = (address: string) => {
    const text = files.get(address);
    if (text === undefined) throw new Error(`The build has no ${address}.`);
    return gzipSync(text, { level: 9 }).length;
  };
  const first = listFiles(manifest, [entry, page]).scripts;
  const all = listFiles(manifest, [entry, page, ...wantedLater(manifest, [entry, page])]);
  const later = all.scripts.filter((address) => !first.includes(address));
  return {
    firstLoad: first.reduce((sum, address) => sum + weigh(address), 0),
    onDemand: new Map(later.map((address) => [address, weigh(address)])),
  };
}

/** Returns the dynamic imports of the given sources, directly or indirectly, except pages. */
function wantedLater(manifest: Manifest, sources: string[]): string[] {
  const pages = new Set(pagesOf(manifest));
  const seen = new Set<string>();
  const later = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key] ?? {};
    for (const imported of imports) visit(imported);
    for (const wanted of dynamicImports.filter((source) => !pages.has(source))) {
      later.add(wanted);
      visit(wanted);
    }
  };
  for (const source of sources) visit(source);
  return [...later];
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
