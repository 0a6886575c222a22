import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { carryOldAssets } from './carry.ts';
import { hashOf } from './live-site.ts';
import { recordFile } from './release-record.ts';

const origin = 'https://homes.test';
const now = new Date('2026-03-10T12:00:00Z');

let folder: string;
/** The files of the live site, by address. */
let live: Map<string, string>;
let asked: string[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'old-assets-'));
  mkdirSync(join(folder, 'assets'));
  live = new Map();
  asked = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const text = live.get(address);
    return text === undefined ? new Response('gone', { status: 404 }) : new Response(text);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  rmSync(folder, { recursive: true });
});

const build = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(folder, 'assets', name), text);
};
const carry = (drop = false) => carryOldAssets({ folder, origin, drop, now });
const written = (name: string) => readFileSync(join(folder, name), 'utf8');
const assetOf = (name: string, text: string) => ({
  path: `assets/${name}`,
  bytes: text.length,
  sha256: hashOf(Buffer.from(text)),
});
const putLive = (name: string, text: string) => live.set(`${origin}/${name}`, text);
const release = (files: Record<string, string>, earlier: object[] = []) => {
  for (const [name, text] of Object.entries(files)) putLive(`assets/${name}`, text);
  const current = Object.entries(files).map(([name, text]) => assetOf(name, text));
  putLive(recordFile, JSON.stringify({ current, earlier }));
};

it('carries nothing from a site without a record, and starts a record', async () => {
  build({ 'page-2.js': 'two', 'page-2.css': '.two{}', 'picture.svg': '<svg/>' });
  expect(await carry()).toEqual({ releases: 0, files: 0, bytes: 0 });
  expect(JSON.parse(written(recordFile))).toEqual({
    current: [assetOf('page-2.css', '.two{}'), assetOf('page-2.js', 'two')],
    earlier: [],
  });
});

it('carries what the new build lacks, and passes the record on', async () => {
  const first = { replacedAt: '2026-03-08T12:00:00Z', assets: [assetOf('page-0.css', '.zero{}')] };
  release({ 'page-1.js': 'one', 'shared.js': 'same' }, [first]);
  putLive('assets/page-0.css', '.zero{}');
  build({ 'page-2.js': 'two', 'shared.js': 'same' });

  expect(await carry()).toEqual({ releases: 2, files: 2, bytes: 10 });
  expect(written('assets/page-1.js')).toBe('one');
  expect(written('assets/page-0.css')).toBe('.zero{}');
  expect(asked).not.toContain(`${origin}/assets/shared.js`);
  const { current, earlier } = JSON.parse(written(recordFile));
  expect(current).toEqual([assetOf('page-2.js', 'two'), assetOf('shared.js', 'same')]);
  expect(earlier).toEqual([
    {
      replacedAt: now.toISOString(),
      assets: [assetOf('page-1.js', 'one'), assetOf('shared.js', 'same')],
    },
    first,
  ]);
});

it('carries nothing and requests nothing if told to drop old assets', async () => {
  release({ 'page-1.js': 'one' });
  build({ 'page-2.js': 'two' });
  await carry(true);
  expect(asked).toEqual([]);
  expect(readdirSync(join(folder, 'assets'))).toEqual(['page-2.js']);
  expect(JSON.parse(written(recordFile)).earlier).toEqual([]);
});

describe('ships nothing, and says so, when', () => {
  const wrong: [what: string, change: () => void, message: string][] = [
    [
      'an old file is not the one that was released',
      () => putLive('assets/page-1.js', 'eno'),
      'page-1.js is not the file that was released',
    ],
    [
      'an old file is longer than the record says',
      () => {
        const current = [{ ...assetOf('page-1.js', 'one'), bytes: 1 }];
        putLive(recordFile, JSON.stringify({ current, earlier: [] }));
      },
      'page-1.js is not the file that was released',
    ],
    [
      'an old file is gone',
      () => live.delete(`${origin}/assets/page-1.js`),
      'page-1.js answers 404',
    ],
    [
      'the record is no JSON',
      () => putLive(recordFile, '<html>'),
      'is no record of releases (200)',
    ],
    ['the record lacks a part', () => putLive(recordFile, '{"current":[]}'), 'is no record'],
    [
      'the record names a file outside of the assets',
      () =>
        putLive(
          recordFile,
          JSON.stringify({
            current: [{ ...assetOf('a.js', 'a'), path: 'assets/../x.js' }],
            earlier: [],
          }),
        ),
      'is no record',
    ],
    [
      'the record names a page',
      () =>
        putLive(
          recordFile,
          JSON.stringify({
            current: [{ ...assetOf('a.js', 'a'), path: 'quote.html' }],
            earlier: [],
          }),
        ),
      'is no record',
    ],
    [
      'the site fails',
      () => vi.stubGlobal('fetch', async () => new Response('', { status: 503 })),
      'is no record of releases (503)',
    ],
    [
      'the site does not answer',
      () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed'))),
      'does not answer',
    ],
  ];

  it.each(wrong)('%s', async (_what, change, message) => {
    release({ 'page-1.js': 'one' });
    build({ 'page-2.js': 'two' });
    change();
    await expect(carry()).rejects.toThrow(message);
    await expect(carry()).rejects.toThrow('--drop-old-assets');
    expect(readdirSync(folder)).not.toContain(recordFile);
    expect(readdirSync(join(folder, 'assets'))).toEqual(['page-2.js']);
  });
});
