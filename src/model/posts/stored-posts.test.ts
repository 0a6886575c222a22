import { expect, it } from 'vitest';
import { redirectId } from './stored-posts.ts';

it.each([
  ['points', 'points'],
  ['Rate_Sheet', 'rate_sheet'],
  ['a.b', 'a.b'],
  ['x'.repeat(200), 'x'.repeat(200)],
])('redirects from %s', (slug, id) => {
  expect(redirectId(slug)).toBe(id);
});

it.each(['', '.', '..', '__points__', 'a/b', 'a b', 'é', 'a\n', 'x'.repeat(201)])(
  'has no redirect from %j, which is no id of the database',
  (slug) => {
    expect(redirectId(slug)).toBeUndefined();
  },
);
