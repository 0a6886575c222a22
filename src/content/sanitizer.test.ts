// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { site } from '#src/site.ts';
import { hostileAddress } from '#tests/proof/any-text.arbitrary.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { sampleSize } from '#tests/proof/sample-size.ts';
import { allowedAttributes, linkAddress } from './allowed-html.ts';
import { createContentReader } from './article-content.ts';
import { deepHtml, hostileHtml } from './hostile-html.arbitrary.ts';
import { createSanitizer } from './sanitizer.ts';
import { maxOpenTags } from './strip-csp-violations.ts';

const sanitize = createSanitizer(window);
const read = createContentReader(window);

describe('createSanitizer', () => {
  it('does not change anything that the editor makes', () => {
    const content = [
      '<h2>Points</h2><h3>A</h3><h4>B</h4>',
      '<p>One <strong>two</strong> <em>three</em> <u>4</u> <s>5</s> <code>6</code><br>x<sup>2</sup> y<sub>1</sub></p>',
      '<ul><li>a</li></ul><ol start="3"><li>b</li></ol>',
      '<blockquote><p>Quoted.</p></blockquote><hr><pre>a &lt; b</pre>',
      '<table><caption>Fees</caption><thead><tr><th scope="col" colspan="2">Fee</th></tr></thead>',
      '<tbody><tr><th scope="row">Title</th><td rowspan="2">$900</td></tr></tbody></table>',
      '<figure><img src="/images/porch.svg" alt="A porch" width="1200" height="675"><figcaption>A porch</figcaption></figure>',
      '<p><a href="/quote">Quote</a> <a href="#a">a</a> <a href="mailto:a@b.example">Mail</a></p>',
    ].join('\n');
    expect(sanitize(content)).toBe(content);
  });

  it.each([
    ['a script', 'a<script>alert(1)</script>b', 'ab'],
    ['a style sheet', 'a<style>p{}</style>b', 'ab'],
    ['a frame', 'a<iframe src="https://x.example"></iframe>b', 'ab'],
    ['a drawing with a script', 'a<svg><script>alert(1)</script></svg>b', 'ab'],
    ['a formula', 'a<math><mi>x</mi></math>b', 'ab'],
    ['handlers', '<img src="/a.svg" alt="" onerror="alert(1)">', '<img src="/a.svg" alt="">'],
    [
      'a form, except for its text',
      '<form action="/x"><p>Your email</p><input name="e"><button>Go</button></form>',
      '<p>Your email</p>',
    ],
    ['choices', '<select><option>a</option></select><textarea>b</textarea>', ''],
    [
      'names, styles and classes',
      '<p id="main" class="a" style="color:red" data-a="1" aria-label="b">c</p>',
      '<p>c</p>',
    ],
    ['an invalid size', '<img src="/a.svg" alt="" width="100%">', '<img src="/a.svg" alt="">'],
    [
      'an invalid scope',
      '<table><tbody><tr><th scope="x">a</th></tr></tbody></table>',
      '<table><tbody><tr><th>a</th></tr></tbody></table>',
    ],
    ['comments', 'a<!-- b -->c', 'ac'],
    ['unknown elements, except for their text', '<font>a</font> <x-y>b</x-y>', 'a b'],
  ])('drops %s', (_words, html, expected) => {
    expect(sanitize(html)).toBe(expected);
  });

  it.each([
    ['h1', 'h2'],
    ['h6', 'h4'],
    ['b', 'strong'],
    ['i', 'em'],
    ['strike', 's'],
    ['section', 'div'],
  ])('replaces %s with %s, which the editor makes', (old, now) => {
    expect(sanitize(`<${old} class="x">a <u>b</u></${old}>`)).toBe(`<${now}>a <u>b</u></${now}>`);
  });

  it.each([
    ['https://www.fhfa.gov/', 'https://www.fhfa.gov/'],
    ['http://old.example/a', 'http://old.example/a'],
    [' tel:+15551234567 ', 'tel:+15551234567'],
    ['/blog/a?b=1#c', '/blog/a?b=1#c'],
    [`${site.url}/rates`, '/rates'],
  ])('keeps the link to %s', (href, kept) => {
    expect(sanitize(`<a href="${href}" target="_blank" rel="x">a</a>`)).toBe(
      `<a href="${kept}">a</a>`,
    );
  });

  it.each([
    'javascript:alert(1)',
    'JAVA&#10;SCRIPT:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    `blob:${site.url}/x`,
    '/\\elsewhere.example',
    'elsewhere',
    '',
  ])('keeps the text of a link to %o', (href) => {
    expect(sanitize(`<p><a href="${href}">words</a></p>`)).toBe('<p>words</p>');
  });

  it.each(['data:image/svg+xml,<svg/>', 'http://a.example/x.png', 'x.png', ''])(
    'drops an image at %o',
    (src) => {
      expect(sanitize(`a<img src='${src}' alt="b" srcset="https://a.example/x 2x">`)).toBe('a');
    },
  );

  it.each([
    ['<p>a<table><tr><td>b', '<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table>'],
    ['\n <p>a</p>', '\n <p>a</p>'],
    ['<title>a</title>b', 'b'],
    ['<!doctype html><html><head><title>a</title></head><body>b', 'b'],
  ])('parses %j as it is parsed within a page', (html, read) => {
    expect(sanitize(html)).toBe(read);
  });

  it.each([
    [
      '<p>a <img class="wp-smiley" src="https://s.w.org/1f642.svg" alt="🙂"> b</p>',
      '<p>a 🙂 b</p>',
    ],
    ['<img src="http://old.example/smile.gif" alt=":-)">', ':-)'],
    ['<img src="/a.svg" alt="7">', '<img src="/a.svg" alt="7">'],
    ['<img src="/a.svg">', '<img src="/a.svg" alt="">'],
    ['<img src="/a.svg" alt="🏠" width="800">', '<img src="/a.svg" alt="🏠" width="800">'],
    ['<img src="//a.example/b.jpg" alt="">', '<img src="https://a.example/b.jpg" alt="">'],
    ['<a href="www.va.gov/?a=1&amp;b=2">a</a>', '<a href="https://www.va.gov/?a=1&amp;b=2">a</a>'],
    ['<a href=//www.va.gov/b>a</a>', '<a href="https://www.va.gov/b">a</a>'],
    [`<a href = '//${new URL(site.url).host}/rates'>a</a>`, '<a href="/rates">a</a>'],
  ])('reads an older picture or an address without a scheme: %s', (html, read) => {
    expect(sanitize(html)).toBe(read);
  });

  it('keeps the words of content that no parser could read in time', () => {
    const clean = sanitize(`<p>a</p>${'<table><tr><td>'.repeat(maxOpenTags * 5)}b`);
    expect(clean).toMatch(/^<p>a<\/p>.*b/);
  });

  it('drops content that it cannot parse, and logs that without the content', () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(Element.prototype, 'setAttribute').mockImplementation(() => {
      throw new RangeError('secret');
    });
    expect(sanitize('<p>secret</p><ol start="2"><li>secret</li></ol>')).toBe('');
    expect(log.mock.calls).toEqual([['Left out content that cannot be read: RangeError']]);
    vi.restoreAllMocks();
  });
});

describe('a link and the element that it leads to', () => {
  it.each([
    [
      'a paragraph',
      '<a href="#a">a</a><p id="a">b</p>',
      '<a href="#user-content-a">a</a><p id="user-content-a">b</p>',
    ],
    [
      'what comes before the link',
      '<h3 id="a">b</h3><a href="#a">a</a>',
      '<h3 id="user-content-a">b</h3><a href="#user-content-a">a</a>',
    ],
    [
      'a replaced element',
      '<a href="#a">a</a><h6 id="a">b</h6>',
      '<a href="#user-content-a">a</a><h4 id="user-content-a">b</h4>',
    ],
    [
      'a name of the page or its script',
      '<a href="#cookie">a</a><p id="cookie">b</p><a href="#main">a</a><p id="main">b</p>',
      '<a href="#user-content-cookie">a</a><p id="user-content-cookie">b</p><a href="#user-content-main">a</a><p id="user-content-main">b</p>',
    ],
    [
      'the first of two',
      '<a href="#a">a</a><p id="a">b</p><p id="a">c</p>',
      '<a href="#user-content-a">a</a><p id="user-content-a">b</p><p>c</p>',
    ],
    [
      'a part of a post without its links',
      '<p id="user-content-a">b</p>',
      '<p id="user-content-a">b</p>',
    ],
  ])('stay together: %s', (_words, html, expected) => {
    expect(sanitize(html)).toBe(expected);
    expect(sanitize(expected)).toBe(expected);
  });

  it.each([
    [
      'an id that nothing leads to',
      '<a href="#b">a</a><p id="a">b</p>',
      '<a href="#b">a</a><p>b</p>',
    ],
    [
      'an id of an element within a line',
      '<a href="#a">a</a><p><strong id="a">b</strong></p>',
      '<a href="#a">a</a><p><strong>b</strong></p>',
    ],
  ])('drops %s', (_words, html, expected) => {
    expect(sanitize(html)).toBe(expected);
  });

  it('stay together on the page, where a heading has the id of its section', () => {
    expect(
      read('<p><a href="#a">a</a> <a href="#b">b</a></p><h2 id="a">Fees</h2><p id="b">c</p>').body
        .innerHTML,
    ).toBe(
      '<p><a href="#section-fees">a</a> <a href="#user-content-b">b</a></p><h2 id="section-fees">Fees</h2><p id="user-content-b">c</p>',
    );
  });
});

const links = /^(?:https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/;
const images = /^(?:https:\/\/|\/(?![/\\]))/;
/** The elements and attributes that the page itself adds to the content. */
const added: Record<string, string[]> = {
  a: ['rel'],
  h2: ['id'],
  img: ['loading', 'decoding'],
  section: ['aria-label', 'tabindex'],
  table: ['data-named'],
  b: [],
  aside: [],
};

/** Returns what is not on the allow-list, as a browser would parse this HTML. */
function intruders(html: string, alsoAllowed: Record<string, string[]> = {}): string[] {
  const { body } = document.implementation.createHTMLDocument('');
  body.innerHTML = html;
  return [...body.querySelectorAll('*')].flatMap(({ localName, attributes }) => {
    const known = [allowedAttributes[localName], alsoAllowed[localName]];
    const allowed = known.flatMap((names) => names ?? []);
    if (known.every((names) => !names)) return [`<${localName}>`];
    return [...attributes]
      .filter(({ name, value }) => {
        if (name === 'href') return localName !== 'a' || !links.test(value);
        if (name === 'src') return localName !== 'img' || !images.test(value);
        return !allowed.includes(name);
      })
      .map(({ name, value }) => `${name}=${value} on <${localName}>`);
  });
}

/** Schemes that may lead to something other than a page, a mailbox or a phone. */
const foreignScheme = /^(?:javascript|data|vbscript|blob|file|about):/i;
/** Characters that a browser ignores in an address. */
const overlooked = /[\p{Cc}\p{White_Space}]/gu;
const running = 'script, style, iframe, object, embed, form, link, meta, base, svg, math';

/** Expects an element to have nothing that runs, loads a page, submits or restyles, whatever is on the allow-list. */
function expectHarmless(body: Element): void {
  expect(body.querySelectorAll(running)).toHaveLength(0);
  for (const { attributes } of body.querySelectorAll('*')) {
    for (const { name, value } of attributes) {
      expect(name).not.toMatch(/^on|style|srcdoc|srcset/);
      if (name !== 'alt' && name !== 'aria-label') {
        expect(value.replace(overlooked, '')).not.toMatch(foreignScheme);
      }
    }
  }
}

/** Links to ids, each of which would stay if an element had it. */
const targets = ['cookie', '2', 'row', 'javascript:alert(1)', 'mailto:a@b.example']
  .map((id) => `<a href="#${id}">a</a>`)
  .join('');

it('passes nothing that is not on the allow-list or runs, only unique ids with the prefix, and does not change its own output', () => {
  const { body } = document.implementation.createHTMLDocument('');
  const anyHtml = fc.oneof({ weight: 9, arbitrary: hostileHtml }, deepHtml);
  checkProperty(
    fc.property(fc.constantFrom('', targets), anyHtml, (links, hostile) => {
      const html = links + hostile;
      const clean = sanitize(html);
      body.innerHTML = clean;
      const ids = [...body.querySelectorAll('[id]')].map(({ id }) => id);
      for (const id of ids) expect(id).toMatch(/^user-content-[\w.:-]+$/);
      expect(new Set(ids).size).toBe(ids.length);
      expect(intruders(clean)).toEqual([]);
      // A browser that reads what the build has written gets the same.
      for (const output of [clean, read(html).body.innerHTML]) {
        body.innerHTML = output;
        expect(body.innerHTML).toBe(output);
        expectHarmless(body);
      }
      expect(sanitize(clean)).toBe(clean);
      expect(intruders(read(clean).body.innerHTML, added)).toEqual([]);
    }),
    sampleSize(3_000, 40),
  );
});

const onThisSite = hostileAddress.map((text) => `${site.url}/${text}`);
const address = fc.oneof(hostileAddress, onThisSite);

it('leads to the web, a mailbox or a phone, or stays on the site, and is idempotent', () => {
  checkProperty(
    fc.property(address, (text) => {
      const link = linkAddress(text);
      expect(linkAddress(link)).toBe(link);
      if (link === '') return;
      const { protocol, origin } = new URL(link, `${site.url}/blog/post`);
      expect(protocol).toMatch(/^(https?|mailto|tel):$/);
      if (/^[/#]/.test(link)) expect(origin).toBe(site.url);
    }),
  );
});
