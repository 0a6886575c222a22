import { expect, it } from 'vitest';
import { toNormalization } from './normalization.ts';

it('counts all posts and lists those that change and those that cannot', () => {
  const posts = [
    { id: 'tidy', data: { title: 'Tidy', states: ['Texas'] } },
    { id: 'dirty', data: { title: 'Dirty', states: '["Texas"]' } },
    { id: 'faulty', data: { keywords: [true] } },
  ];
  expect(toNormalization(posts)).toEqual({
    postCount: 3,
    changedPosts: [
      {
        id: 'dirty',
        title: 'Dirty',
        changes: [{ field: 'states', before: '["Texas"]', after: ['Texas'] }],
      },
    ],
    faultyPosts: [{ id: 'faulty', title: '(No title)', field: 'keywords', problem: 'not-text' }],
  });
});
