import { expect, it } from 'vitest';
import { pageSubjects, postSubjects } from './addresses.ts';

it('visits every document at the top, and no shell', () => {
  const files = ['index.html', 'quote.html', '404.html', 'assets/main.js', 'blog/_post.html'];
  expect(pageSubjects(files)).toEqual([
    { name: 'not-found', path: '/no-such-page' },
    { name: 'home', path: '/' },
    { name: 'quote', path: '/quote' },
  ]);
});

it('visits the first post of each category', () => {
  const posts = [
    { slug: 'a', category: 'Rates' },
    { slug: 'b', category: 'Credit' },
    { slug: 'c', category: 'Rates' },
  ];
  const subjects = postSubjects(posts);
  expect(subjects).toHaveLength(2);
  expect(subjects).toContainEqual({ name: 'post-a', path: '/blog/a' });
  expect(subjects).toContainEqual({ name: 'post-b', path: '/blog/b' });
});
