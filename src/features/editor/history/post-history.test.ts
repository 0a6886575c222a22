import { expect, it } from 'vitest';
import type { PostRevision } from '#src/domain/posts/changes/post-revision.ts';
import { changeText, listVersions, versionName } from './post-history.ts';

const revision = (id: string, changes: Partial<PostRevision>): PostRevision => ({
  id,
  post: 'one',
  what: 'saved',
  by: 'a@example.com',
  at: '2026-11-21T20:05:00.000Z',
  before: {},
  ...changes,
});

it('completes what a normalization kept from the version after it', () => {
  const versions = listVersions({
    current: { title: 'Third', keywords: ['fha'] },
    revisions: [
      revision('c', { before: { title: 'Second', keywords: ['fha'] } }),
      revision('b', { what: 'normalized', before: { keywords: '["fha"]' } }),
      revision('a', { before: { title: 'First' } }),
    ],
  });

  expect(versions.map(({ id, fields }) => [id, fields])).toEqual([
    ['', { title: 'Third', keywords: ['fha'] }],
    ['c', { title: 'Second', keywords: ['fha'] }],
    ['b', { title: 'Second', keywords: '["fha"]' }],
    ['a', { title: 'First' }],
  ]);
  expect(versions.map(versionName).slice(0, 2)).toEqual([
    'Current version',
    'Until 11/21/2026, 3:05 PM (1 change ago)',
  ]);
});

it.each([
  ['saved', 'Saved by a@example.com'],
  ['normalized', 'States and keywords cleaned up by a@example.com'],
  ['deleted', 'Deleted by a@example.com'],
] as const)('says that a post was %s', (what, text) => {
  expect(changeText(revision('a', { what }))).toBe(text);
});
