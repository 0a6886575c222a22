import { hash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import {
  type Asset,
  carryOldAssets,
  keptBytes,
  keptDays,
  keptReleases,
  recordFile,
} from './old-assets.ts';

const origin = 'https://homes.test';
const now = new Date('2026-03-10T12:00:00Z');

const inFolder = temporaryFolder();
let live: Map<string, string>;
let requested: string[];

beforeEach(() => {
  mkdirSync(inFolder('assets'));
  live = new Map();
  requested = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    const text = live.get(address);
    return text === undefined ? new Response('gone', { status: 404 }) : new Response(text);
  });
});

const build = (files: Record<string, string>) => {
  for (const [name, text] of Object.entries(files)) writeFileSync(inFolder('assets', name), text);
};
const carry = (drop = false) => carryOldAssets({ folder: inFolder(), origin, drop, now });
const written = (name: string) => readFileSync(inFolder(name), 'utf8');
const makeAsset = (name: string, text: string) => ({
  path: `assets/${name}`,
  bytes: text.length,
  sha256: hash('sha256', Buffer.from(text)),
});
const putLive = (name: string, text: string) => live.set(`${origin}/${name}`, text);
const putRecord = (current: object[], earlier: object[] = []) =>
  putLive(recordFile, JSON.stringify({ current, earlier }));
const release = (files: Record<string, string>, earlier: object[] = []) => {
  for (const [name, text] of Object.entries(files)) putLive(`assets/${name}`, text);
  const current = Object.entries(files).map(([name, text]) => makeAsset(name, text));
  putRecord(current, earlier);
};

it('carries nothing from a site without a record, and starts a record', async () => {
  build({ 'page-2.js': 'two', 'page-2.css': '.two{}', 'picture.svg': '<svg/>' });
  expect(await carry()).toEqual({ releases: 0, files: 0, bytes: 0 });
  expect(JSON.parse(written(recordFile))).toEqual({
    current: [makeAsset('page-2.css', '.two{}'), makeAsset('page-2.js', 'two')],
    earlier: [],
  });
});

it('carries what the new build lacks, and passes the record on', async () => {
  const shared = makeAsset('page-1.js', 'one');
  const first = {
    replacedAt: '2026-03-08T12:00:00Z',
    assets: [makeAsset('page-0.css', '.zero{}'), shared],
  };
  release({ 'page-1.js': 'one', 'shared.js': 'same' }, [first]);
  putLive('assets/page-0.css', '.zero{}');
  build({ 'page-2.js': 'two', 'shared.js': 'same' });

  expect(await carry()).toEqual({ releases: 2, files: 2, bytes: 10 });
  expect(written('assets/page-1.js')).toBe('one');
  expect(written('assets/page-0.css')).toBe('.zero{}');
  expect(requested).not.toContain(`${origin}/assets/shared.js`);
  const { current, earlier } = JSON.parse(written(recordFile));
  expect(current).toEqual([makeAsset('page-2.js', 'two'), makeAsset('shared.js', 'same')]);
  expect(earlier).toEqual([
    {
      replacedAt: now.toISOString(),
      assets: [makeAsset('page-1.js', 'one'), makeAsset('shared.js', 'same')],
    },
    first,
  ]);
});

it('carries nothing and requests nothing if told to drop old assets', async () => {
  release({ 'page-1.js': 'one' });
  build({ 'page-2.js': 'two' });
  await carry(true);
  expect(requested).toEqual([]);
  expect(readdirSync(inFolder('assets'))).toEqual(['page-2.js']);
  expect(JSON.parse(written(recordFile)).earlier).toEqual([]);
});

const withFetch = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);
const recordOf = (path: string) => putRecord([{ ...makeAsset('a.js', 'a'), path }]);
const unanswered = () => Promise.reject(new TypeError('fetch failed'));

it.each<[what: string, change: () => unknown, message: string]>([
  [
    'an old file is not the one that was released',
    () => putLive('assets/page-1.js', 'eno'),
    'page-1.js is not the file that was released',
  ],
  ['an old file is gone', () => live.delete(`${origin}/assets/page-1.js`), 'page-1.js answers 404'],
  ['the record is no JSON', () => putLive(recordFile, '<html>'), 'is no record of releases (200)'],
  ['the record lacks a part', () => putLive(recordFile, '{"current":[]}'), 'is no record'],
  ['the record names another file', () => recordOf('assets/../x.js'), 'is no record'],
  ['the record names a page', () => recordOf('quote.html'), 'is no record'],
  [
    'the site fails',
    () => withFetch(async () => new Response('', { status: 503 })),
    'is no record of releases (503)',
  ],
  ['the site does not answer', () => withFetch(unanswered), 'does not answer'],
])('ships nothing, and says so, when %s', async (_what, change, message) => {
  release({ 'page-1.js': 'one' });
  build({ 'page-2.js': 'two' });
  change();
  await expect(carry()).rejects.toThrow(message);
  await expect(carry()).rejects.toThrow('--drop-old-assets');
  expect(readdirSync(inFolder())).not.toContain(recordFile);
  expect(readdirSync(inFolder('assets'))).toEqual(['page-2.js']);
});

const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const asset = (name: string, bytes = 1): Asset => ({
  path: `assets/${name}.js`,
  bytes,
  sha256: '0'.repeat(64),
});
const replaced = (days: number, ...assets: Asset[]) => ({ replacedAt: daysAgo(days), assets });

it('keeps the release that is replaced now, and those replaced within seven days', () => {
  const live = {
    current: [asset('c')],
    earlier: [replaced(2, asset('b')), replaced(keptDays, asset('a')), replaced(7.1, asset('z'))],
  };
  expect(keptReleases(live, [asset('d')], now)).toEqual([
    replaced(0, asset('c')),
    replaced(2, asset('b')),
    replaced(7, asset('a')),
  ]);
});

it('keeps the newest complete releases that fit into 20 MiB', () => {
  const half = keptBytes / 2;
  const live = {
    current: [asset('d', half), asset('d2', 1)],
    earlier: [
      replaced(1, asset('c', half - 1)),
      replaced(2, asset('b', 1)),
      replaced(3, asset('a', 0)),
    ],
  };
  expect(keptReleases(live, [], now)).toEqual([
    replaced(0, asset('d', half), asset('d2', 1)),
    replaced(1, asset('c', half - 1)),
  ]);
});

it('counts shared assets once, and those of the new release not at all', () => {
  const shared = asset('react', keptBytes);
  const twice = asset('form', keptBytes - 2);
  const live = {
    current: [shared, twice, asset('b')],
    earlier: [replaced(1, shared, twice, asset('a'))],
  };
  expect(keptReleases(live, [shared], now)).toHaveLength(2);
});

it('omits a release whose assets are all in newer ones', () => {
  const live = {
    current: [asset('a')],
    earlier: [replaced(1, asset('a')), replaced(2, asset('b')), replaced(3, asset('b'))],
  };
  expect(keptReleases(live, [asset('a')], now)).toEqual([replaced(2, asset('b'))]);
});
