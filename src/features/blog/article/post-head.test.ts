import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Post, toPost } from '#src/model/posts/post.schema.ts';
import { postDocument } from '#src/model/posts/stored-post.arbitrary.ts';
import { site } from '#src/site.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { postJsonLd } from './post-head.ts';

const post = samplePost({
  title: 'Reading a Rate Sheet',
  slug: 'reading-a-rate-sheet',
  description: 'Rate, APR and points.',
  author: 'R. Writer',
  image: 'https://cdn.example/sheet.jpg',
  keywords: ['apr', 'points'],
  states: ['Texas'],
  datePublished: '2026-03-04T05:06:07.000Z',
});
const makeGraph = (changes: Partial<Post> = {}) =>
  JSON.parse(JSON.stringify(postJsonLd({ ...post, ...changes })))['@graph'];

it('contains all known values of a post, with absolute URLs', () => {
  const url = `${site.url}/blog/reading-a-rate-sheet`;
  const [posting, breadcrumbs] = makeGraph();
  expect(posting).toEqual({
    '@type': 'BlogPosting',
    headline: 'Reading a Rate Sheet',
    description: 'Rate, APR and points.',
    image: 'https://cdn.example/sheet.jpg',
    datePublished: '2026-03-04T05:06:07.000Z',
    author: { '@type': 'Person', name: 'R. Writer' },
    publisher: expect.objectContaining({ '@type': 'Organization', name: site.name }),
    articleSection: 'Rates',
    keywords: ['apr', 'points'],
    mainEntityOfPage: url,
    url,
    inLanguage: 'en-US',
  });
  expect(breadcrumbs.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${site.url}/` },
    { '@type': 'ListItem', position: 2, name: 'Blog', item: `${site.url}/blog` },
    { '@type': 'ListItem', position: 3, name: 'Reading a Rate Sheet', item: url },
  ]);
});

it('omits what a post does not have', () => {
  const [posting] = makeGraph({ description: '', datePublished: '', category: '', keywords: [] });
  for (const field of ['description', 'datePublished', 'articleSection', 'keywords']) {
    expect(posting).not.toHaveProperty(field);
  }
});

it('has the fallback image, the site as an organization in place of an author, and the time of a later edit', () => {
  const dateEdited = '2026-03-05T05:06:07.000Z';
  const [posting] = makeGraph({ image: ' ', author: site.name, dateEdited });
  expect(posting.image).toMatch(/^https:\/\/.*\/images\/mortgage\/[a-z-]+\.svg$/);
  expect(new URL(posting.image).origin).toBe(site.url);
  expect(posting).toMatchObject({
    author: { '@type': 'Organization' },
    datePublished: post.datePublished,
    dateModified: dateEdited,
  });
});

it('creates structured data for any stored post', () => {
  checkProperty(
    fc.property(postDocument, (data) => {
      const post = toPost('a', data);
      if (!post) throw new Error('No post.');
      if (post.slug.isWellFormed()) expect(JSON.stringify(postJsonLd(post))).toContain('@graph');
    }),
  );
});
