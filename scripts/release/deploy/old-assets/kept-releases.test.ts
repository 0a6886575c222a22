import { expect, it } from 'vitest';
import { keptBytes, keptDays, keptReleases } from './kept-releases.ts';
import type { Asset } from './release-record.ts';

const now = new Date('2026-03-10T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();
const asset = (name: string, bytes = 1): Asset => ({
  path: `assets/${name}.js`,
  bytes,
  sha256: '0'.repeat(64),
});
const release = (days: number, ...assets: Asset[]) => ({ replacedAt: daysAgo(days), assets });

it('keeps the release that is replaced now, and those replaced within seven days', () => {
  const live = {
    current: [asset('c')],
    earlier: [release(2, asset('b')), release(keptDays, asset('a')), release(7.1, asset('z'))],
  };
  expect(keptReleases(live, [asset('d')], now)).toEqual([
    release(0, asset('c')),
    release(2, asset('b')),
    release(7, asset('a')),
  ]);
});

it('keeps the newest complete releases that fit into 20 MiB', () => {
  const half = keptBytes / 2;
  const live = {
    current: [asset('d', half), asset('d2', 1)],
    earlier: [
      release(1, asset('c', half - 1)),
      release(2, asset('b', 1)),
      release(3, asset('a', 0)),
    ],
  };
  expect(keptReleases(live, [], now)).toEqual([
    release(0, asset('d', half), asset('d2', 1)),
    release(1, asset('c', half - 1)),
  ]);
});

it('counts shared assets once, and those of the new release not at all', () => {
  const shared = asset('react', keptBytes);
  const twice = asset('form', keptBytes - 2);
  const live = {
    current: [shared, twice, asset('b')],
    earlier: [release(1, shared, twice, asset('a'))],
  };
  expect(keptReleases(live, [shared], now)).toHaveLength(2);
});

it('omits a release whose assets are all in newer ones', () => {
  const live = {
    current: [asset('a')],
    earlier: [release(1, asset('a')), release(2, asset('b')), release(3, asset('b'))],
  };
  expect(keptReleases(live, [asset('a')], now)).toEqual([release(2, asset('b'))]);
});
