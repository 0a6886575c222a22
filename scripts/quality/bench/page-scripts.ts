import { gzipSync } from 'node:zlib';
import { listFiles, type Manifest } from '#scripts/build/prerender/document.ts';

const entry = 'index.html';

/** The part of a built site that is needed to measure its size. */
export interface BuiltSite {
  manifest: Manifest;
  files: ReadonlyMap<string, string>;
}

/**
 * Returns the size of the script in each page's first load, by the page's source: the entry and the page's
 * chunk with all static imports, in bytes of gzip -9, each file by itself.
 */
export function weighPages({ manifest, files }: BuiltSite): [page: string, bytes: number][] {
  const pages = (manifest[entry]?.dynamicImports ?? []).filter((source) =>
    source.startsWith('src/pages/'),
  );
  return pages.map((page) => {
    const texts = listFiles(manifest, [entry, page]).scripts.map((address) => files.get(address));
    const weights = texts.map((text) => gzipSync(text as string, { level: 9 }).length);
    return [page, weights.reduce((sum, bytes) => sum + bytes, 0)];
  });
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
