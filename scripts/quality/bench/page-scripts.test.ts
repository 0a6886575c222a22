import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pagesOf, weighPage } from './page-scripts.ts';

const texts = {
  entry: 'let site = 1;',
  home: 'let home = 2;',
  shared: 'let shared = 3;',
  quote: 'let quote = 4;',
  sdk: 'let sdk = 5;',
  sdkPart: 'let part = 6;',
};

const site = {
  manifest: {
    'index.html': {
      file: 'entry.js',
      imports: ['_shared.js'],
      dynamicImports: ['src/pages/HomePage.tsx', 'src/pages/QuotePage.tsx'],
    },
    'src/pages/HomePage.tsx': { file: 'home.js', imports: ['index.html'] },
    'src/pages/QuotePage.tsx': {
      file: 'quote.js',
      imports: ['_shared.js'],
      dynamicImports: ['src/sdk.ts'],
    },
    'src/sdk.ts': { file: 'sdk.js', imports: ['_shared.js'], dynamicImports: ['src/part.ts'] },
    'src/part.ts': { file: 'sdkPart.js' },
    '_shared.js': { file: 'shared.js' },
  },
  files: new Map(Object.entries(texts).map(([name, text]) => [`/${name}.js`, text])),
};

const weightOf = (...names: (keyof typeof texts)[]) =>
  names.reduce((sum, name) => sum + gzipSync(texts[name], { level: 9 }).length, 0);

it('finds the pages behind the entry', () => {
  expect(pagesOf(site.manifest)).toEqual(['src/pages/HomePage.tsx', 'src/pages/QuotePage.tsx']);
});

it('counts the entry, the page and their imports, each file once, and no other page', () => {
  const { firstLoad, onDemand } = weighPage(site, 'src/pages/HomePage.tsx');
  expect(firstLoad).toBe(weightOf('entry', 'shared', 'home'));
  expect(onDemand).toBe(0);
});

it('counts separately what is loaded on demand, with its own imports', () => {
  const { firstLoad, onDemand } = weighPage(site, 'src/pages/QuotePage.tsx');
  expect(firstLoad).toBe(weightOf('entry', 'shared', 'quote'));
  expect(onDemand).toBe(weightOf('sdk', 'sdkPart'));
});
