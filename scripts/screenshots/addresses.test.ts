import { expect, it } from 'vitest';
import { subjectsOf } from './addresses.ts';

it('visits every page, and one of each folder', () => {
  const files = [
    'index.html',
    'quote.html',
    '404.html',
    'assets/main.js',
    'blog/b.html',
    'blog/a.html',
  ];
  expect(subjectsOf(files)).toEqual([
    { name: 'not-found', path: '/no-such-page' },
    { name: 'blog-page', path: '/blog/a' },
    { name: 'home', path: '/' },
    { name: 'quote', path: '/quote' },
  ]);
});
