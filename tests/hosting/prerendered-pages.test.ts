import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { getBuiltSiteUrl } from '#scripts/local/stack.ts';
import { ask } from '#scripts/release/checks/headers.ts';
import { unlisted } from '#scripts/release/checks/site-checks.ts';
import { publicPaths } from '#src/lib/addresses/admin-paths.ts';
import { blogPostPath, paths } from '#src/lib/addresses/paths.ts';
import { rateFields } from '#src/model/rates/shown-rates.ts';
import { site } from '#src/site.ts';
import {
  prerenderedPost,
  sentDocument,
  sitemapPaths,
  sitemapPostPaths,
} from '#tests/browser/prerendered-posts.ts';

const listedPaths = publicPaths.filter((path) => !unlisted.includes(path));
/** Of Brotli. The largest document is the calculators', in which the life of a loan is drawn. */
const maxPageBytes = 20_700;

/** The types of a page's structured data, where it has more than the breadcrumb. */
const structuredTypes: Record<string, string[]> = {
  [paths.home]: ['Organization', 'WebSite'],
  [paths.faq]: ['FAQPage', 'BreadcrumbList'],
};

/** A property of structured data without a value. */
const emptyValue = /:(?:""|\[\]|null)/;

const readText = (element: Element | null) =>
  element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

/** Counts the elements of a document that search engines read, and returns their contents. */
async function inspect(path: string) {
  const sent = await sentDocument(path);
  const count = (selector: string) => sent.querySelectorAll(selector).length;
  const main = sent.querySelector('main');
  const blocks = [...sent.querySelectorAll('script[type="application/ld+json"]')];
  return {
    sent,
    once: {
      h1: count('h1'),
      title: count('head > title'),
      titles: count('title:not(svg *)'),
      description: count('head > meta[name=description]'),
      canonical: count('head > link[rel=canonical]'),
      policy: count('head > meta[http-equiv=Content-Security-Policy]'),
      ogImage: count('head > meta[property="og:image"]'),
    },
    canonical: sent.querySelector('link[rel=canonical]')?.getAttribute('href'),
    description: sent.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    words: readText(main).split(' ').length,
    jsonLd: blocks.map((block) => JSON.parse(block.textContent)),
  };
}

it.each(listedPaths)('%s is complete in its HTML, and small', async (path) => {
  const { once, canonical, description, words, jsonLd, sent } = await inspect(path);
  expect(Object.values(once), JSON.stringify(once)).toEqual(Object.values(once).map(() => 1));
  const own = path === paths.preApproval ? paths.quote : path;
  expect(canonical).toBe(site.url + own);
  expect(description.length).toBeGreaterThan(50);
  expect(words).toBeGreaterThan(40);
  expect(readText(sent.querySelector('h1'))).not.toBe('Loading...');
  const types = jsonLd.flatMap((block) => block['@graph'] ?? block).map((thing) => thing['@type']);
  expect(types).toEqual(structuredTypes[own] ?? ['BreadcrumbList']);
  expect(JSON.stringify(jsonLd)).not.toMatch(emptyValue);
  const { text: html } = await ask(getBuiltSiteUrl(), path);
  expect(brotliCompressSync(html).length).toBeLessThan(maxPageBytes);
});

it('the calculators have every specified number in their HTML', async () => {
  const sent = await sentDocument(paths.calculator);
  expect(readText(sent.querySelector('h1'))).toBe('Mortgage Calculator');
  expect([...sent.querySelectorAll('[role=tab]')].map(readText)).toEqual(['Basic', 'Advanced']);
  const html = sent.documentElement.outerHTML;
  const figures = '$1,520.06 $2,021.39 $1,621.39 $263,701 $494,409 $1,896.20 $1,750.72'.split(' ');
  for (const figure of figures) {
    expect(html).toContain(figure);
  }
  expect(html).not.toMatch(/<[^>]+ style=/);
});

it('every post is complete in its HTML', async () => {
  const posts = await sitemapPostPaths();
  expect(posts.length).toBeGreaterThan(1);
  const titles = new Set<string>();
  for (const path of posts) {
    const { once, canonical, words, jsonLd, sent } = await inspect(path);
    expect(Object.values(once), `${path} ${JSON.stringify(once)}`).toEqual(
      Object.values(once).map(() => 1),
    );
    expect(canonical).toBe(site.url + path);
    expect(words, path).toBeGreaterThan(120);
    const title = readText(sent.querySelector('h1'));
    titles.add(title);
    expect(readText(sent.querySelector('head > title'))).toBe(`${title} | ${site.name}`);
    expect(jsonLd).toHaveLength(1);
    const [{ '@graph': graph }] = jsonLd;
    expect(graph[0].headline).toBe(title);
    expect(graph[0].description).toBe(
      sent.querySelector('meta[name=description]')?.getAttribute('content'),
    );
    expect(graph[1].itemListElement.at(-1)).toMatchObject({ name: title, item: canonical });
    expect(JSON.stringify(jsonLd), path).not.toMatch(emptyValue);
    for (const property of ['image', 'datePublished', 'author', 'publisher', 'mainEntityOfPage'])
      expect(graph[0], path).toHaveProperty(property);
  }
  expect(titles.size).toBe(posts.length);
});

it('one document serves every other post and names none', async () => {
  const { sent, once } = await inspect('/blog/any-post');
  expect(readText(sent.querySelector('h1'))).toBe('Loading...');
  expect(sent.title).toBe(`Mortgage Blog | ${site.name}`);
  expect(once.canonical).toBe(0);
  expect(sent.querySelector('meta[name=robots]')).toBeNull();
});

it('the blog, the rates and the home page show what the database has', async () => {
  const blog = await sentDocument(paths.blog);
  expect(blog.documentElement.outerHTML).toMatch(/<noscript>.*turn on JavaScript/);
  const cards = [...blog.querySelectorAll('article')];
  expect(cards).toHaveLength(6);
  expect(readText(blog.querySelector('[role=status]'))).toMatch(/^Showing 1–6 of \d+ articles$/);
  const posts = await sitemapPostPaths();
  expect(cards.map((card) => card.querySelector('a')?.getAttribute('href'))).toEqual(
    posts.slice(0, 6),
  );

  const figures = (document: Document) => [...document.querySelectorAll('dd')].map(readText);
  const rates = await sentDocument(paths.rates);
  expect(readText(rates.querySelector('[role=status]'))).toMatch(/^Last updated: ./);
  const ofOneLoan = [/\d%$/, /% APR$|^first five years$/, /^\$\d+ a month per/].map((text) =>
    expect.stringMatching(text),
  );
  expect(figures(rates)).toEqual(Array(rateFields.length).fill(ofOneLoan).flat());
  const home = await sentDocument(paths.home);
  expect(figures(home)).toEqual(figures(rates));
  const links = [...home.querySelectorAll('noscript a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(posts.slice(0, 3));
});

it('the sitemap lists every indexable page once; robots.txt links to it', async () => {
  const listed = await sitemapPaths();
  const expected = listedPaths.filter((path) => path !== paths.preApproval);
  expect(listed.filter((path) => !path.startsWith(`${paths.blog}/`)).toSorted()).toEqual(
    expected.toSorted(),
  );
  expect(new Set(listed).size).toBe(listed.length);
  for (const path of [...unlisted, '/admin/blog', '/no-such-page']) {
    const { text: html } = await ask(getBuiltSiteUrl(), path);
    expect(html, path).toContain('<meta name="robots" content="noindex"');
  }
  const { text: robots } = await ask(getBuiltSiteUrl(), '/robots.txt');
  expect(robots).toContain(`\nSitemap: ${site.url}/sitemap.xml\n`);
});

it('the blog and its posts link to the feed', async () => {
  const { slug } = await prerenderedPost();
  for (const path of [paths.blog, blogPostPath(slug)]) {
    const sent = await sentDocument(path);
    const link = sent.querySelector('head > link[rel=alternate][type="application/rss+xml"]');
    expect(link?.getAttribute('href')).toBe(`${site.url}/feed.xml`);
  }
  const { headers } = await ask(getBuiltSiteUrl(), '/feed.xml');
  expect(headers['content-type']).toContain('xml');
});

it('the structured data of the FAQ matches the page', async () => {
  const { sent, jsonLd } = await inspect(paths.faq);
  const { mainEntity } = jsonLd.find((block) => block['@type'] === 'FAQPage');
  const squeezed = (text: string) => text.replace(/\s/g, '');
  const shown = squeezed(sent.querySelector('main')?.textContent ?? '');
  expect(mainEntity).toHaveLength(sent.querySelectorAll('details').length);
  for (const { name, acceptedAnswer } of mainEntity) {
    expect(shown).toContain(squeezed(name + acceptedAnswer.text));
  }
});
