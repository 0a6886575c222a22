// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createContentReader } from '../../../src/content/article-content.ts';
import { clean } from '../../../src/content/sanitizer.ts';
import {
  toDocument,
  toStoredForm,
} from '../../../src/features/admin/editor/content/stored-form.ts';
import { blogPostPath, paths } from '../../../src/lib/addresses/paths.ts';
import { searchKey } from '../../../src/lib/search/search-key.ts';
import { offeredSearches } from '../../../src/model/posts/blog-place.ts';
import { sample } from '../../../tests/proof/sample-size.ts';
import { root } from '../../lib/root.ts';
import { posts, readPost } from './index.ts';
import { addressesIn, cutSources, extractText, parsed } from './post-text.ts';

const categories = ['Rates', 'Approval', 'Credit', 'Refinance'] as const;
/** Questions of the FAQ, to which posts may link. */
const faqAnchors = ['pre-approval', 'down-payment', 'closing-costs'];
const pages: readonly string[] = [paths.quote, paths.calculator, paths.rates, paths.faq];
/** The line of an amount or a percentage that is typed rather than computed. */
const typedFigure = /.*(?:\$\d|\d\s?%|\d percent\b|\d,\d{3}).*/gi;

const bySlug = posts.map((post) => [post.slug, post] as const);

/** The post that orders the others by stage. */
const startHere = posts.find(({ slug }) => slug === 'buying-your-first-home-start-here');

const fields = `title: Sample
state: Texas
category: Rates
image: topics/clock
description: A sample.
keywords: [sample]
published: 2026-06-01
`;
const file = (front: string, html: string) => `---\n${front}---\n${html}\n`;

it('reads front matter and HTML, with each block on a line', () => {
  const front = `${fields}sources: [usda]\nfigures:\n  price: 290_000\n  down: price * fha.downPaymentPercent / 100\n`;
  const html =
    '<p>Pay\n{{dollars(down)}}.</p>\n\n<ul>\n  <li>One\n    home</li>\n</ul>\n<p>A &amp; b</p>';
  const post = readPost('posts/sample.html', file(front, html));
  expect(post).toMatchObject({ slug: 'sample', keywords: ['sample'], published: '2026-06-01' });
  expect(post.content).toMatch(
    /^<p>Pay \$10,150\.<\/p>\n<ul><li>One home<\/li><\/ul>\n<p>A &amp; b<\/p>\n<h2>Sources<\/h2> <p>.* <ul><li>USDA/,
  );
});

it.each([
  [
    'a missing field',
    file(fields.replace('category: Rates\n', ''), ''),
    /missing or wrong in the front matter: category\./,
  ],
  ['an unknown field', file(`${fields}slug: x\n`, ''), /"slug"/],
  ['an unknown source', file(`${fields}sources: [nobody]\n`, ''), /sources\.0/],
  ['broken front matter', file('title: [\n', ''), /Flow sequence/],
  ['no front matter', '<p>A</p>', /title, state/],
  ['an unknown figure', file(fields, '{{fha.rate}}'), /"fha.rate": there is no figure fha.rate/],
  ['a loan for a text', file(fields, '{{loan(1, 2, 3)}}'), /is neither a number nor text/],
])('refuses %s, and names the file', (_, text, message) => {
  const read = () => readPost('posts/sample.html', text);
  expect(read).toThrow(/^posts\/sample\.html: /);
  expect(read).toThrow(message);
});

it.each(categories)(
  'has six posts about %s, and about approval one on help with the down payment',
  (category) => {
    const about = posts.filter((post) => post.category === category && post !== startHere);
    expect(about).toHaveLength(category === 'Approval' ? 7 : 6);
  },
);

it('has a page to start from, which leads to each other post once, by its title', () => {
  const links = [...parsed(startHere?.content ?? '').querySelectorAll('li a')].map(
    (link) => `${link.getAttribute('href')} ${link.textContent}`,
  );
  const others = posts.filter((post) => post !== startHere);
  expect(links.filter((link) => link.startsWith(`${paths.blog}/`)).sort()).toEqual(
    others.map(({ slug, title }) => `${blogPostPath(slug)} ${title}`).sort(),
  );
});

it.each([
  [offeredSearches.newcomers, startHere?.slug],
  [offeredSearches.lowScore, '580-620-740-what-changes'],
  [offeredSearches.veteran, 'va-streamline-basics'],
  [offeredSearches.downPaymentHelp, 'down-payment-assistance'],
])('has the post that a page means first among those that it finds with %j', (text, slug) => {
  const wanted = searchKey(text);
  const found = posts.filter(({ title, description, content, keywords }) =>
    [title, description, extractText(content), ...keywords].some((text) =>
      searchKey(text).includes(wanted),
    ),
  );
  // Posts are the newest first.
  expect(found[0]?.slug).toBe(slug);
});

it.each(bySlug.filter(([, post]) => post !== startHere))(
  '%s has a question for a title',
  (_, { title }) => {
    expect(title).toMatch(/\?$/);
    expect(title.length).toBeLessThanOrEqual(60);
  },
);

it.each(['title', 'description', 'published'] as const)('repeats no %s', (field) => {
  const values = posts.map((post) => post[field]);
  expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
});

it.each(bySlug)('%s has metadata for search and lists', (slug, post) => {
  expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  expect(post.description.length).toBeGreaterThanOrEqual(120);
  expect(post.description.length).toBeLessThanOrEqual(160);
  expect(post.description).toBe(post.description.replaceAll(/\s+/g, ' ').trim());
  expect(post.published).toMatch(/^2026-(0[6-9]|1[01])-\d\d$/);
  expect(post.keywords.length).toBeGreaterThanOrEqual(2);
  expect(post.keywords).toEqual(post.keywords.map((keyword) => keyword.trim().toLowerCase()));
  expect(new Set(post.keywords).size).toBe(post.keywords.length);
});

const read = createContentReader(window);

it.each(sample(bySlug, 6))('%s is an article that the editor could have written', (_, post) => {
  const content = parsed(post.content);
  const written = toStoredForm(toDocument(clean(post.content)));
  // Except for white space, which it arranges anew.
  expect(written.replace(/\s/g, '')).toBe(post.content.replace(/\s/g, ''));
  const levels = [...content.querySelectorAll('h2, h3')].map((heading) => heading.localName);
  expect(content.firstElementChild?.localName).toBe('p');
  expect(levels[0]).toBe('h2');
  expect(levels.filter((level) => level === 'h2').length).toBeGreaterThanOrEqual(3);
  // The invitation to the form, which a page adds to a long post.
  expect(read(post.content).body.querySelectorAll('aside')).toHaveLength(1);
});

it.each(bySlug)('%s links to pages and posts that exist, and to no home page', (_, post) => {
  const known = [
    ...pages,
    ...faqAnchors.map((anchor) => `${paths.faq}#${anchor}`),
    ...posts.filter((other) => other !== post).map(({ slug }) => blogPostPath(slug)),
  ];
  const unknown = addressesIn(post.content).filter((href) =>
    href.startsWith('https://') ? new URL(href).pathname === '/' : !known.includes(href),
  );
  expect(unknown).toEqual([]);
  const toPosts = addressesIn(post.content).filter((href) => href.startsWith(`${paths.blog}/`));
  expect(new Set(toPosts).size).toBeGreaterThanOrEqual(2);
});

it.each(bySlug)('%s takes a few minutes to read, with every figure filled in', (_, post) => {
  const words = extractText(cutSources(post)).split(/\s+/);
  expect(words.length).toBeGreaterThanOrEqual(700);
  expect(words.length).toBeLessThanOrEqual(1100);
  expect(post.content).not.toMatch(/NaN|undefined|Infinity|\[object|\$-|-\$|[{}]/);
});

it.each(bySlug)('%s computes its figures, and uses each one that it names', (slug) => {
  const source = readFileSync(join(root, 'scripts/content/posts', `${slug}.html`), 'utf8');
  const typed = source.replace(/^title: .*$/m, '').match(typedFigure) ?? [];
  expect(typed.map((line) => `${slug}.html has a figure without a placeholder: ${line}`)).toEqual(
    [],
  );
  const named = [...source.replace(/^drawing:\n(?: .*\n)*/m, '').matchAll(/^ {2}(\w+): /gm)].map(
    ([, name = '']) => name,
  );
  const uses = (name: string) => source.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;
  expect(named.filter((name) => uses(name) < 2)).toEqual([]);
});
