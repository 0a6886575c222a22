// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { posts } from '#scripts/content/posts/index.ts';
import { allowedAttributes } from '#src/content/allowed-html.ts';
import { clean } from '#src/content/sanitizer.ts';
import { sample } from '#tests/proof/sample-size.ts';
import { findWritingLosses } from './ContentViews.tsx';
import { toDocument, toStoredForm } from './stored-form.ts';
import { writingExtensions } from './WriteView.tsx';

const stored = (html: string) => toStoredForm(toDocument(clean(html)));
const table = (rows: string) => `<table>${rows}</table>`;
const row = '<tbody><tr><td>b</td></tr></tbody>';
const twoCells = '<tbody><tr><td>b</td><td>c</td></tr></tbody>';

/** A sample of every element that a post may have, and its result in the writing view. */
const pieces: Record<keyof typeof allowedAttributes, [html: string, end: string | string[]]> = {
  p: ['<p>a</p>', 'same'],
  h2: ['<h2>a</h2>', 'same'],
  h3: ['<h3>a</h3>', 'same'],
  h4: ['<h4>a</h4>', 'same'],
  blockquote: ['<blockquote><p>a</p></blockquote>', 'same'],
  pre: ['<pre>a\n  b</pre>', '<pre><code>a\n  b</code></pre>'],
  hr: ['<p>a</p>\n<hr>\n<p>b</p>', 'same'],
  br: ['<p>a<br>b</p>', 'same'],
  div: ['<div>a</div><div><p>b</p></div>', '<p>a</p>\n<p>b</p>'],
  ul: ['<ul><li>a<ul><li>b</li></ul></li></ul>', 'same'],
  li: ['<ul><li><p>a</p><p>b</p></li></ul>', 'same'],
  dl: ['<dl><dt>a</dt><dd>b</dd></dl>', 'same'],
  dt: ['<dl><dt>a <em>b</em></dt></dl>', 'same'],
  dd: ['<dl><dd><p>a</p><ul><li>b</li></ul></dd></dl>', 'same'],
  figure: ['<figure><img src="/a.svg" alt=""></figure>', ['<figure>']],
  figcaption: ['<figure><figcaption>a</figcaption></figure>', ['<figure>', '<figcaption>']],
  strong: ['<p>a <strong>b</strong></p>', 'same'],
  em: ['<p>a <strong>b <em>c</em></strong></p>', 'same'],
  u: ['<p><u>a</u></p>', 'same'],
  s: ['<p><s>a</s></p>', 'same'],
  code: ['<p><code>a</code></p>', 'same'],
  sup: ['<p>a<sup>2</sup></p>', 'same'],
  sub: ['<p>a<sub>2</sub></p>', 'same'],
  table: [table(row), 'same'],
  caption: [table(`<caption>a</caption>${row}`), 'same'],
  thead: [table(`<thead><tr><th scope="col">a</th></tr></thead>${row}`), 'same'],
  tbody: [table('<tbody><tr><th scope="row">a</th><td>b</td></tr></tbody>'), 'same'],
  tfoot: [table(`${row}<tfoot><tr><td>c</td></tr></tfoot>`), ['<tfoot>']],
  tr: [table('<tbody><tr><td>a</td></tr><tr><td>b</td></tr></tbody>'), 'same'],
  ol: ['<ol start="3"><li>a</li></ol>', 'same'],
  th: [
    table(
      '<thead><tr><th colspan="2" scope="colgroup">a</th></tr></thead><tbody><tr><td>b</td><td>c</td></tr></tbody>',
    ),
    'same',
  ],
  td: [
    table(
      '<tbody><tr><td rowspan="2">a</td><td>b</td></tr><tr><td>c</td></tr><tr><td colspan="2">d</td></tr></tbody>',
    ),
    'same',
  ],
  a: ['<p><a href="/quote?a=1#b">a</a> <a href="mailto:a@b.example">b</a></p>', 'same'],
  img: [
    '<h2>a <img src="/a.svg" alt="A"></h2>\n<ul><li>b <img src="/b.svg" alt=""> c</li></ul>\n<a href="/quote"><img src="/a.svg" alt="A" width="1200" height="675"></a>\n<p>b <a href="/faq">c <img src="/b.svg" alt=""></a></p>',
    'same',
  ],
};

describe('the writing view', () => {
  it('is tested with every element that a post may have', () => {
    expect(Object.keys(pieces).sort()).toEqual(Object.keys(allowedAttributes).sort());
    for (const [name, [html]] of Object.entries(pieces)) {
      expect(html, name).toContain(`<${name}`);
      expect(clean(html), name).toBe(html);
    }
  });

  it.each(Object.entries(pieces))('keeps %s or reports it', (_name, [html, end]) => {
    const losses = findWritingLosses(clean(html));
    if (Array.isArray(end)) expect(losses.sort()).toEqual([...end].sort());
    else {
      expect(losses).toEqual([]);
      expect(stored(html)).toBe(end === 'same' ? html : end);
    }
  });

  it.each([
    '<p id="user-content-a">a</p>',
    '<h2 id="user-content-a">a</h2>',
    '<pre id="user-content-a"><code>a</code></pre>',
    '<blockquote id="user-content-a"><p>a</p></blockquote>',
    '<ul id="user-content-a"><li id="user-content-b">a</li></ul>',
    '<ol id="user-content-a" start="2" type="a"><li><p id="user-content-b">a</p></li></ol>',
    '<img src="/a.svg" alt="" id="user-content-a">\n<p id="user-content-b"></p>',
    '<table id="user-content-a"><tbody><tr id="user-content-b"><th scope="row" id="user-content-c">a</th><td id="user-content-d">a</td></tr></tbody></table>',
  ])('keeps the targets of links: %s', (html) => {
    expect(clean(html)).toBe(html);
    expect(findWritingLosses(clean(html))).toEqual([]);
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const kept = new DOMParser().parseFromString(stored(html), 'text/html');
    expect(kept.body.isEqualNode(body)).toBe(true);
  });

  it('keeps a video that older posts have in a frame', () => {
    const frame =
      '<p>a</p>\n<iframe title="T &amp; c" src="https://youtu.be/dQw4w9WgXcQ"></iframe>';
    const html = clean(frame);
    expect(html).toContain('<figcaption>T &amp; c</figcaption>');
    expect(findWritingLosses(html)).toEqual([]);
    expect(toStoredForm(toDocument(html))).toBe(html);
  });

  it('reports a video with a changed caption, which it cannot edit', () => {
    const html = clean('<iframe src="https://youtu.be/dQw4w9WgXcQ"></iframe>');
    const changed = html.replace('<figcaption>', '<figcaption><strong>New</strong> ');
    expect(findWritingLosses(clean(changed))).toContain('<figure>');
  });

  it.each([
    [table(`<caption>a <strong>b</strong></caption>${row}`), '<strong>'],
    ['<pre>a <strong>b</strong></pre>', '<strong>'],
    [table('<thead><tr><td>a</td></tr></thead>'), '<thead>'],
    ['<a href="#a">a</a><div id="a"><p>b</p></div>', 'id="user-content-a" of <div>'],
    [
      table(`<thead><tr><th rowspan="2">a</th><th>b</th></tr></thead>${twoCells}`),
      'rowspan="2" of <th>',
    ],
    [table('<tbody><tr><td rowspan="3">a</td></tr></tbody>'), 'rowspan="3" of <td>'],
    [table(`<thead><tr><th colspan="3">a</th></tr></thead>${twoCells}`), '<td>'],
  ])('reports what it would change in %s', (html, name) => {
    expect(findWritingLosses(clean(html))).toContain(name);
  });
});

it.each(sample(posts, 3).map(({ slug, content }) => [slug, content]))(
  'preserves all of %s',
  (_slug, content) => {
    const tidy = clean(content);
    expect(findWritingLosses(tidy)).toEqual([]);
    const first = toStoredForm(toDocument(tidy));
    expect(clean(first)).toBe(first);
    expect(toStoredForm(toDocument(first))).toBe(first);
  },
);

it.each([
  ['spaces', '<p> a  b </p>', '<p>a b</p>'],
  ['empty lines', '<p></p><p>a</p><h2></h2><p> </p>', '<p>a</p>'],
  [
    'an older post',
    '<h1>a</h1><div>b<p><b>c</b></p></div>',
    '<h2>a</h2>\n<p>b</p>\n<p><strong>c</strong></p>',
  ],
  [
    'a table without a head',
    '<table><tr><th>a</th><th>b</th></tr><tr><th>c</th><td>d</td></tr></table>',
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><th scope="row">c</th><td>d</td></tr></tbody></table>',
  ],
  [
    'a header that spans into the body, which stays without a head',
    '<table><tr><th rowspan="2">a</th><th>b</th></tr><tr><td>c</td></tr></table>',
    '<table><tbody><tr><th rowspan="2" scope="col">a</th><th scope="col">b</th></tr><tr><td>c</td></tr></tbody></table>',
  ],
  [
    'a head of two rows',
    '<table><tr><th rowspan="2">a</th><th colspan="2">b</th></tr><tr><th>c</th><th>d</th></tr><tr><td>e</td><td>f</td><td>g</td></tr></table>',
    '<table><thead><tr><th rowspan="2" scope="col">a</th><th colspan="2" scope="col">b</th></tr><tr><th scope="col">c</th><th scope="col">d</th></tr></thead><tbody><tr><td>e</td><td>f</td><td>g</td></tr></tbody></table>',
  ],
  [
    'a cell that spans past its head, as a browser shows it',
    '<table><thead><tr><th rowspan="2">a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
    '<table><thead><tr><th scope="col">a</th><th scope="col">b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
  ],
  [
    'rows of different lengths',
    '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>',
    '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td><td></td></tr></tbody></table>',
  ],
  ['nothing', '', ''],
])('normalizes %s', (_words, html, expected) => {
  expect(stored(html)).toBe(expected);
  expect(stored(expected)).toBe(expected);
});

it('makes "# " a heading below the title of the page', () => {
  const editor = new Editor({ extensions: writingExtensions, injectCSS: false });
  editor.commands.insertContent('#');
  const { view } = editor;
  view.someProp('handleTextInput', (handle) => handle(view, 2, 2, ' ', () => view.state.tr));
  expect(editor.isActive('heading', { level: 2 })).toBe(true);
  editor.destroy();
});
