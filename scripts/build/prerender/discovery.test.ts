import { describe, expect, it } from 'vitest';
import { paths } from '#src/lib/addresses/paths.ts';
import type { Post } from '#src/model/posts/post.schema.ts';
import { site } from '#src/site.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { discoveryFiles, faqJsonLdBlock } from './discovery.ts';

// @vitest-environment jsdom

const odd = samplePost({
  slug: 'a "b" & <c>',
  title: 'Points & <b>\u0000\uFFFE\uD800 ]]> \'x\' "y" 🏠',
  description: '',
  category: 'R&D',
  datePublished: '2021-05-04',
});

function written(...posts: [Post, ...Post[]]) {
  const files = discoveryFiles([`${site.url}/`, `${site.url}/blog`], {
    posts,
  });
  return (name: string) => {
    const parsed = new DOMParser().parseFromString(files.get(name) ?? '', 'application/xml');
    expect(parsed.querySelector('parsererror')?.textContent).toBeUndefined();
    return parsed;
  };
}

const texts = (parent: ParentNode, selector: string) =>
  [...parent.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('the feed', () => {
  it('is valid XML with the texts of any post', () => {
    const feed = written(odd)('feed.xml');
    const item = feed.querySelector('item') as Element;
    expect([...item.children].map(({ tagName, textContent }) => [tagName, textContent])).toEqual([
      ['title', 'Points & <b> ]]> \'x\' "y" 🏠'],
      ['link', `${site.url}/blog/a%20%22b%22%20%26%20%3Cc%3E`],
      ['guid', `${site.url}/blog/a%20%22b%22%20%26%20%3Cc%3E`],
      ['category', 'R&D'],
      ['pubDate', 'Tue, 04 May 2021 12:00:00 GMT'],
    ]);
    expect(texts(feed, 'channel > title, channel > description')).toHaveLength(2);
    expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
      `${site.url}/feed.xml`,
    );
  });

  it('has descriptions that a reader of HTML shows as they were written', () => {
    const description = 'When debts < 36% & "x" <b>; &lt; stays';
    const feed = written(samplePost({ description }))('feed.xml');
    const [html = ''] = texts(feed, 'item > description');
    const shown = new DOMParser().parseFromString(html, 'text/html').body;
    expect(shown.children).toHaveLength(0);
    expect(shown.textContent).toBe(description);
  });

  it.each([
    ['2026-11-30T23:59:59.999Z', [`${site.url}/blog/old`, null]],
    ['', [`${site.url}/blog/old`, null]],
    ['2026-12-01T00:00:00.000Z', ['a1b2', 'false']],
  ])('a post of %j has a guid that readers know it by', (datePublished, [guid, isPermaLink]) => {
    const feed = written(samplePost({ id: 'a1b2', slug: 'old', datePublished }))('feed.xml');
    const element = feed.querySelector('guid');
    expect(element?.textContent).toBe(guid);
    expect(element?.getAttribute('isPermaLink')).toBe(isPermaLink);
  });

  it('has the newest twenty posts in order, each with its time', () => {
    const posts = Array.from({ length: 25 }, (_, index) => samplePost({ slug: `p${index}` }));
    const feed = written(samplePost({ slug: 'newest' }), ...posts)('feed.xml');
    const links = texts(feed, 'item > link');
    expect(links).toHaveLength(20);
    expect(links[0]).toBe(`${site.url}/blog/newest`);
    expect(links[19]).toBe(`${site.url}/blog/p18`);
    expect(texts(feed, 'item > pubDate')[0]).toBe('Sat, 21 Nov 2026 17:00:00 GMT');
  });
});

describe('the sitemap', () => {
  it('lists each page and post once, posts with the time of their change', () => {
    const urls = written(odd, samplePost({ slug: 'a' }))('sitemap.xml').querySelectorAll('url');
    expect([...urls].map((url) => [...url.children].map(({ textContent }) => textContent))).toEqual(
      [
        [`${site.url}/`],
        [`${site.url}/blog`],
        [`${site.url}/blog/a%20%22b%22%20%26%20%3Cc%3E`, '2021-05-04'],
        [`${site.url}/blog/a`, '2026-11-21T17:00:00.000Z'],
      ],
    );
  });

  it('has the time of a later edit in place of the date', () => {
    const dateEdited = '2026-11-22T17:00:00.000Z';
    const sent = written(samplePost({ slug: 'a', dateEdited }));
    expect(texts(sent('sitemap.xml'), 'url:last-child > lastmod')).toEqual([dateEdited]);
    const item = sent('feed.xml').querySelector('item') as Element;
    expect(item.getElementsByTagName('atom:updated')[0]?.textContent).toBe(dateEdited);
    expect(item.querySelector('pubDate')?.textContent).toBe('Sat, 21 Nov 2026 17:00:00 GMT');
  });
});

it('without posts there is a sitemap of the pages, and no feed', () => {
  const files = discoveryFiles([`${site.url}/`], { posts: undefined });
  expect([...files.keys()]).toEqual(['sitemap.xml', 'robots.txt', 'security.txt']);
  expect(files.get('robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(files.get('robots.txt')).toContain('Disallow: /admin');
  expect(files.get('robots.txt')).not.toContain(paths.login);
});

it('says where to report a vulnerability, for a year', () => {
  const now = Date.now();
  const text = discoveryFiles([], { posts: undefined }).get('security.txt') ?? '';
  expect(text).toContain(`Contact: ${site.url}${paths.contact}\n`);
  expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt\n`);
  const days = (Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '') - now) / 86_400_000;
  expect([365, 366]).toContain(Math.round(days));
});

it('rejects a page without questions, or with a question without an answer', () => {
  expect(() => faqJsonLdBlock('<p>a</p>')).toThrow('no questions');
  expect(() => faqJsonLdBlock('<details><summary>a</summary></details>')).toThrow('no answer');
});
