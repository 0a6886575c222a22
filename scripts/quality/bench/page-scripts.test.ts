import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { weighPages } from './page-scripts.ts';

const texts = {
  entry: 'let site = 1;',
  home: 'let home = 2;',
  shared: 'let shared = 3;',
  quote: 'let quote = 4;',
  sdk: 'let sdk = 5;',
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
    'src/sdk.ts': { file: 'sdk.js', imports: ['_shared.js'] },
    '_shared.js': { file: 'shared.js' },
  },
  files: new Map(Object.entries(texts).map(([name, text]) => [`/${name}.js`, text])),
};

const weightOf = (...names: (keyof typeof texts)[]) =>
  names.reduce((sum, name) => sum + gzipSync(texts[name], { level: 9 }).length, 0);

it('counts the entry, each page and their static imports, each file once, and no other page', () => {
  expect(weighPages(site)).toEqual([
    ['src/pages/HomePage.tsx', weightOf('entry', 'shared', 'home')],
    ['src/pages/QuotePage.tsx', weightOf('entry', 'shared', 'quote')],
  ]);
});
