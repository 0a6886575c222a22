// @vitest-environment jsdom

import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { postOfVisit } from '#src/data/posts/post-cache.ts';
import { putValue } from '#src/data/state/visit.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { checkProperty } from '#tests/proof/property.ts';
import {
  articleContent,
  createContentReader,
  createSectionIds,
  prepareContent,
} from './article-content.ts';

const read = createContentReader(window);

it('gives ids to h2 headings, including those that were an h1, and lists them', () => {
  const { body, sections } = read(
    '<h1>Rate <em>and</em> APR</h1><h2> </h2><h3>More</h3><h2>Rate and APR</h2>',
  );
  expect(sections).toEqual([
    { id: 'section-rate-and-apr', title: 'Rate and APR' },
    { id: 'section-rate-and-apr-2', title: 'Rate and APR' },
  ]);
  expect(body.innerHTML).toBe(
    '<h2 id="section-rate-and-apr">Rate <em>and</em> APR</h2><h2> </h2><h3>More</h3><h2 id="section-rate-and-apr-2">Rate and APR</h2>',
  );
});

it('wraps each table in a focusable region with its own name, except for one within another', () => {
  const table = '<table><tbody><tr><td>a</td></tr></tbody></table>';
  const captioned = `<table><caption>Fees</caption><tbody><tr><td>${table}</td></tr></tbody></table>`;
  const { body } = read(`${table}<h2>Costs "now"</h2><p>b</p>${table}<h3>Later</h3>${captioned}`);
  const labels = [
    ...body.innerHTML.matchAll(/<section aria-label="([^"]*)" tabindex="0"><table>/g),
  ];
  expect(labels.map(([, label]) => label)).toEqual([
    'Table 1',
    'Table 2: Costs &quot;now&quot;',
    'Table 3: Fees',
  ]);
});

const row = (tag: string, texts: string[]) =>
  `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;

it.each([
  ['a wide table', ['Rate', 'Points', 'Cost', 'APR'], ['6%', 'One', 'Low', 'Same'], true],
  ['one that fits', ['Rate', 'Points', 'APR'], ['6%', 'One', 'Same'], false],
  ['one whose rows differ', ['Rate', 'Points', 'Cost', 'APR'], ['6%', '1'], false],
])('names the cells of %s after their columns: %j', (_words, names, texts, isNamed) => {
  const { body } = read(
    `<table><thead>${row('th', names)}</thead><tbody>${row('td', texts)}</tbody></table>`,
  );
  const named = texts.map((text, place) => (place > 0 ? `<b>${names[place]}</b> ${text}` : text));
  expect(body.querySelector('tbody')?.innerHTML).toBe(row('td', isNamed ? named : texts));
});

it('marks the columns of figures, but not that which names the rows', () => {
  const rows = [
    ['1', '$1,706.58', '5.75%', '−$268', '$0'],
    ['2', '30 (7%)', '6%', '+3', 'None'],
  ];
  const { body } = read(
    `<table><thead>${row('th', ['Year', 'Cost', 'Rate', 'Change', 'Fee'])}</thead><tbody>${rows.map((texts) => row('td', texts)).join('')}</tbody></table>`,
  );
  const texts = [...body.querySelectorAll('[data-figure]')].map((cell) =>
    cell.lastChild?.textContent?.trim(),
  );
  expect(texts).toEqual(['Cost', 'Rate', 'Change', ...rows.flatMap((cells) => cells.slice(1, 4))]);
});

it.each([
  ['<p>One.</p>', '1-minute read'],
  [
    `<p>${'word '.repeat(500)}</p><p>Figures checked on May 4, 2026. Read more:</p>`,
    '2-minute read · Figures checked on May 4, 2026',
  ],
])('says how long a text takes to read, and when its figures were checked', (text, reading) => {
  expect(read(text).reading).toBe(reading);
});

it('offers both files of an uploaded picture', () => {
  const name = `/images/uploaded/${'a'.repeat(64)}`;
  expect(read(`<img src="${name}.jpg" alt="A" width="1200" height="1600">`).body.innerHTML).toBe(
    `<img src="${name}.jpg" alt="A" width="1200" height="1600" loading="lazy" decoding="async" srcset="${name}-800.jpg 600w, ${name}.jpg 1200w" sizes="(min-width: 48rem) 45rem, 100vw">`,
  );
  // Its size would be taken from the widths, however small it is.
  expect(read(`<img src="${name}.jpg" alt="A">`).body.innerHTML).not.toContain('srcset');
});

it('marks external links, and makes images lazy', () => {
  const shown =
    '<a href="https://www.va.gov/" rel="external noopener">VA</a><a href="/quote">Quote</a>';
  const image = '<img src="/a.svg" alt="A">';
  const lazy = image.replace('>', ' loading="lazy" decoding="async">');
  expect(read(shown.replace(/ rel="[^"]*"/, '') + image).body.innerHTML).toBe(shown + lazy);
});

describe('the invitation to the form', () => {
  const words = (count: number) => `<p>${'word '.repeat(count)}</p>`;
  const section = (title: string, count: number) => `<h2>${title}</h2>${words(count)}`;
  /** Returns what stands directly before and after the invitation. */
  const around = (html: string) => {
    const { body } = read(html);
    return [...body.querySelectorAll('aside')].map((aside) => [
      aside.previousElementSibling?.localName,
      aside.nextElementSibling?.textContent,
      aside.querySelector('a')?.getAttribute('href'),
      aside.getAttribute('aria-label'),
    ]);
  };
  const long = words(300) + section('One', 30) + section('Two', 30) + section('Three', 300);

  it.each([
    ['p', 'One', long],
    ['p', 'Two', words(100) + section('One', 120) + section('Two', 400)],
    ['ul', 'Two', `${words(10)}<ul><li>${words(300)}</li></ul><h2>Two</h2>${words(300)}`],
  ])(
    'stands after a %s, before the first section after a third of a long text',
    (before, title, html) => {
      expect(around(html)).toEqual([[before, title, '/quote', 'Get pre-qualified']]);
    },
  );

  it.each([
    ['a text that is not long', words(150) + section('Two', 150)],
    ['a text that is one section', section('One', 600)],
    ['a text whose only section starts in its last third', words(600) + section('Two', 60)],
    ['a part of a text', `${words(300)}<blockquote>${section('One', 300)}</blockquote>`],
  ])('is not in %s', (_words, html) => {
    expect(around(html)).toEqual([]);
  });
});

it('reads content as the editor makes it in one pass, and not again after it was prepared', () => {
  const content = '<h2>Rate and APR</h2><p>See <a href="https://www.va.gov/">VA</a>.</p>';
  const parse = vi.spyOn(DOMParser.prototype, 'parseFromString');
  putValue(postOfVisit('a & b'), samplePost({ slug: 'a & b', content }));
  prepareContent('/blog/a%20%26%20b');
  expect(parse).toHaveBeenCalledOnce();
  expect(articleContent(content).sections).toHaveLength(1);
  expect(articleContent(content)).toBe(articleContent(content));
  prepareContent('/blog/unread');
  expect(parse).toHaveBeenCalledOnce();
});

it.each([
  ['What the APR tells you', 'section-what-the-apr-tells-you'],
  ['Points & fees, 2026', 'section-points-fees-2026'],
  ["A lender's résumé", 'section-a-lenders-resume'],
  ['利率', 'section'],
  ['main', 'section-main'],
])('makes the id of the section %o', (heading, id) => {
  expect(createSectionIds()(heading)).toBe(id);
});

it('gives each heading of any text a unique id that is valid in an address', () => {
  const heading = anyTextOr("aB2 -'’é", 70);
  checkProperty(
    fc.property(fc.array(heading, { maxLength: 12 }), (headings) => {
      const ids = headings.map(createSectionIds());
      expect(new Set(ids).size).toBe(ids.length);
      for (const id of ids) expect(id).toMatch(/^(?=.{7,69}$)section(-[a-z0-9]+)*$/);
    }),
  );
});
