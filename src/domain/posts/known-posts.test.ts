import { beforeEach, expect, test } from 'vitest';
import { forgetPostsOfVisit, keepForVisit, postOfVisit } from './known-posts.ts';
import type { Post } from './post.schema.ts';

const post = (slug: string, title = slug) => ({ slug, title }) as Post;

beforeEach(forgetPostsOfVisit);

test('returns a post as it was last read', () => {
  keepForVisit([post('a', 'Old'), post('b')]);
  keepForVisit([post('a', 'New')]);
  expect(postOfVisit('a')?.title).toBe('New');
  expect(postOfVisit('c')).toBeUndefined();
});

test('keeps the sixty that were read last', () => {
  keepForVisit(Array.from({ length: 60 }, (_, index) => post(String(index))));
  keepForVisit([post('0'), post('one more')]);
  expect(postOfVisit('1')).toBeUndefined();
  expect(postOfVisit('0')).toBeDefined();
  expect(postOfVisit('2')).toBeDefined();
});

test('forgets them after posts were changed', () => {
  keepForVisit([post('a')]);
  forgetPostsOfVisit();
  expect(postOfVisit('a')).toBeUndefined();
});
