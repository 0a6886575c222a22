import { beforeEach, expect, test } from 'vitest';
import type { Post } from './post.schema.ts';
import { findPostOfVisit, forgetPostsOfVisit, keepForVisit } from './post-cache.ts';

const post = (slug: string, title = slug) => ({ slug, title }) as Post;

beforeEach(forgetPostsOfVisit);

test('returns a post as it was last read', () => {
  keepForVisit([post('a', 'Old'), post('b')]);
  keepForVisit([post('a', 'New')]);
  expect(findPostOfVisit('a')?.title).toBe('New');
  expect(findPostOfVisit('c')).toBeUndefined();
});

test('keeps the sixty that were read last', () => {
  keepForVisit(Array.from({ length: 60 }, (_, index) => post(String(index))));
  keepForVisit([post('0'), post('one more')]);
  expect(findPostOfVisit('1')).toBeUndefined();
  expect(findPostOfVisit('0')).toBeDefined();
  expect(findPostOfVisit('2')).toBeDefined();
});

test('forgets them after posts were changed', () => {
  keepForVisit([post('a')]);
  forgetPostsOfVisit();
  expect(findPostOfVisit('a')).toBeUndefined();
});
