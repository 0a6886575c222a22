import { describe, expect, it, test } from 'vitest';
import type { PostRevision } from '#src/model/post-changes/post-revision.ts';
import { editedPost } from '#tests/fixtures/edited-post.ts';
import {
  compareVersions,
  isSameVersion,
  listVersions,
  postFieldNames,
  type StoredFields,
  versionName,
  versionTexts,
} from './post-versions.ts';

describe('isSameVersion', () => {
  it('ignores the date and fields that the editor does not write', () => {
    expect(
      isSameVersion(editedPost, { ...editedPost, datePublished: '2021-05-04', views: 7 }),
    ).toBe(true);
  });

  it.each(postFieldNames)('detects a difference in %s', (name) => {
    for (const value of ['Another', undefined]) {
      expect(isSameVersion(editedPost, { ...editedPost, [name]: value })).toBe(false);
    }
  });

  it('distinguishes text from a list and lists by their order', () => {
    expect(isSameVersion(editedPost, { ...editedPost, keywords: 'fha' })).toBe(false);
    const two = { ...editedPost, keywords: ['fha', 'va'] };
    expect(isSameVersion(two, { ...editedPost, keywords: ['va', 'fha'] })).toBe(false);
  });
});

const newer = { title: 'Mine', slug: 'a', keywords: ['fha', 'va'], content: '<p>Words</p>' };

test('returns the differing fields as text, in form order', () => {
  const older = { ...newer, title: 'Saved', keywords: ['fha'], author: 'A. Writer' };
  const differences = compareVersions(newer, older);
  expect(differences.map((field) => [field.label, field.newerText, field.olderText])).toEqual([
    ['Title', 'Mine', 'Saved'],
    ['Author', '', 'A. Writer'],
    ['Keywords', 'fha, va', 'fha'],
  ]);
});

test.each([
  ['<p>Words</p><p></p>', true],
  ['<h2>Words</h2>', true],
  ['<p>Other words</p>', false],
])('says whether %s differs in formatting only: %s', (content, isFormattingOnly) => {
  expect(compareVersions(newer, { ...newer, content })).toMatchObject([{ isFormattingOnly }]);
});

const base = { ...editedPost, content: '<p>Base</p>' };

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
});

it('names who made each version, what that changed, and what took it off the blog', () => {
  const [b, c] = ['b@example.com', 'c@example.com'];
  const versions = listVersions({
    current: undefined,
    revisions: [
      revision('d', { what: 'unpublished', by: c, before: { ...base, title: 'Third' } }),
      revision('c', { before: { ...base, keywords: ['a'] } }),
      revision('b', { what: 'normalized', by: b, before: { keywords: '["a"]' } }),
      revision('a', { by: b, before: { ...base, title: 'First', keywords: '["a"]' } }),
    ],
  });
  const day = '11/21/2026, 3:05 PM ET';
  expect(versions.map((version) => [versionName(version), ...versionTexts(version)])).toEqual([
    [
      `Saved ${day} (1 change ago)`,
      'Saved by a@example.com. Changed: title and keywords.',
      `Unpublished by ${c} ${day}.`,
    ],
    [`Saved ${day} (2 changes ago)`, `States and keywords cleaned up by ${b}.`],
    [`Saved ${day} (3 changes ago)`, `Saved by ${b}. Changed: title.`],
    [`Until ${day} (4 changes ago)`, 'The history does not say who saved it.'],
  ]);
});

it('names who published a post, at first and anew', () => {
  const [b, day] = ['b@example.com', '11/21/2026, 3:05 PM ET'];
  const texts = (current: StoredFields | undefined, revisions: PostRevision[]) =>
    listVersions({ current, revisions }).map((version) => [
      versionName(version),
      ...versionTexts(version),
    ]);
  const first = revision('a', { what: 'published', by: b });
  const published = `Published by ${b}.`;
  expect(texts(base, [first])).toEqual([[`Current version, published ${day}`, published]]);
  expect(
    texts(base, [
      revision('d', { what: 'published' }),
      revision('c', { what: 'unpublished', before: { ...base, title: 'Second' } }),
      revision('b', { before: base }),
      first,
    ]),
  ).toEqual([
    [`Current version, published ${day}`, 'Published by a@example.com.'],
    [
      `Saved ${day} (1 change ago)`,
      'Saved by a@example.com. Changed: title.',
      `Unpublished by a@example.com ${day}.`,
    ],
    [`Published ${day} (2 changes ago)`, published],
  ]);
  expect(texts(undefined, [first])).toEqual([]);
  expect(texts(base, [revision('a', { before: base })])[0]).toEqual([
    `Current version, saved ${day}`,
    'Saved by a@example.com. Nothing changed but the date.',
  ]);
  expect(texts(base, [revision('a', { what: 'unpublished', before: base })])[0]).toEqual([
    'Current version',
    'The history does not say who saved it.',
  ]);
});
