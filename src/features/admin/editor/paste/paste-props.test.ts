// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { linkAddress } from '#src/content/allowed-html.ts';
import { hostileHtml } from '#src/content/hostile-html.arbitrary.ts';
import { clean } from '#src/content/sanitizer.ts';
import { toDocument, toStoredForm } from '#src/features/admin/editor/content/stored-form.ts';
import { writingExtensions } from '#src/features/admin/editor/content/WriteView.tsx';
import { safeUrl } from '#src/lib/addresses/safe-url.ts';
import type { PastedHtml } from '#src/model/posts/html-text.ts';
import { site } from '#src/site.ts';
import { hostile } from '#tests/fixtures/hostile-html.ts';
import { type Paste, pastes } from '#tests/fixtures/pasted-html.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { sampleSize } from '#tests/proof/sample-size.ts';
import { pasteProps } from './paste-props.ts';
import { readPasted } from './read-pasted.ts';

/** Reads a paste, with what the sanitizer would store of it. */
function read(pasted: string) {
  const { html, ...rest } = readPasted(pasted as PastedHtml, (name) => name);
  return { ...rest, html: clean(html) };
}
const arrive = (html: string) => read(html).html;
const item = (level: number, mark: string, words: string) =>
  `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${mark}</span>${words}</p>`;

const openEditor = (heard = { refuse: vi.fn(), add: vi.fn() }, content = '') =>
  new Editor({
    extensions: writingExtensions,
    injectCSS: false,
    editorProps: pasteProps(heard),
    content: toDocument(clean(content)).toJSON(),
  });

/** Pastes into an editor at the place of `^`, and returns what is stored and what the writer is told. */
function paste(html: string, content = '', typed = '', text = '') {
  const said = { refuse: vi.fn(), add: vi.fn() };
  const editor = openEditor(said, content);
  editor.state.doc.descendants((node, position) => {
    const from = position + (node.text?.indexOf('^') ?? -1);
    if (from < position) return;
    const marked = { from, to: from + 1 };
    editor.chain().deleteRange(marked).setTextSelection(from).run();
  });
  const event = new Event('paste') as ClipboardEvent;
  if (text) editor.view.pasteText(text, event);
  else editor.view.pasteHTML(html, event);
  if (typed) editor.commands.insertContent(typed);
  const stored = toStoredForm(editor.state.doc);
  editor.destroy();
  const [, missing = ''] = /Missing: (.*)\. Type/.exec(said.refuse.mock.lastCall?.[0] ?? '') ?? [];
  return { stored, missing, ...said };
}

describe('what programs copy', () => {
  it.each(Object.entries<Paste>(pastes))('%s: arrives', (_program, { html, stored, said = '' }) => {
    expect(paste(html)).toMatchObject({ stored, missing: said });
    expect(clean(stored)).toBe(stored);
  });
});

it.each([
  [
    'are said',
    'The fees:\nTitle\tBuyer',
    '<p>The fees:</p>\n<p>Title Buyer</p>',
    [[expect.stringMatching(/^Tabs between values are spaces/)]],
  ],
  ['are nothing before a line', '\tThe fees', '<p>The fees</p>', []],
])('tabs between values without HTML %s', (_what, text, stored, said) => {
  const pasted = paste('', '', '', text);
  expect(pasted.stored).toBe(stored);
  expect(pasted.refuse.mock.calls).toEqual(said);
});

it('Undo takes back the last of two pastes in a row', () => {
  const editor = openEditor();
  for (const word of ['one', 'two'])
    editor.view.pasteHTML(`<b>${word}</b>`, new Event('paste') as ClipboardEvent);
  expect(editor.getText()).toBe('onetwo');
  editor.commands.undo();
  expect(editor.getText()).toBe('one');
  editor.destroy();
});

it.each([
  [1, /^1 formula did not come along. Its place is marked/],
  [2, /^2 formulas did not come along. Their places are marked/],
])('says of %i formulas that they are only marked', (count, notice) => {
  const { refuse } = paste('<p><math alttext="r"></math> </p>'.repeat(count));
  expect(refuse.mock.calls).toEqual([[expect.stringMatching(notice)]]);
});

/** What is pasted, what is stored of it, and what the writer is told that is missing. */
const examples: readonly [what: string, html: string, stored: string, missing?: string][] = [
  [
    'a map, a player, and a drawing with words',
    '<p>a</p><iframe src="https://maps.example/1" title="Our office"></iframe><video><source src="https://a.example/b.mp4"></video><audio src="https://a.example/c.mp3"></audio><svg><text>6.1%</text><title>d</title></svg>',
    '<p>a</p>',
    '“6.1% Our office d”; the frame https://maps.example/1; the video https://a.example/b.mp4; the recording https://a.example/c.mp3; a drawing',
  ],
  [
    'links that lead nowhere from here',
    '<p><a href="rates.html">a</a> <a href="file:///C:/b.doc">b</a> <a href="#c">c</a></p>',
    '<p>a b <a href="#c">c</a></p>',
    'the link to rates.html; the link to file:///C:/b.doc',
  ],
  [
    'the values of a form',
    '<form><label>Price <input value="300,000"></label> <select><option>15</option><option selected>30 years</option></select> <textarea>note</textarea><input type="hidden" value="h"><button>Go</button></form>',
    '<p>Price 300,000 30 years note</p>\n<p>Go</p>',
  ],
  [
    'a term that is a button in its sentence',
    '<p>The <button>APR</button> is higher.</p>',
    '<p>The APR is higher.</p>',
  ],
  [
    'lines that posts have none of',
    '<header>a</header><address>b</address><details><summary>c</summary>d</details>',
    '<p>a</p>\n<p>b</p>\n<p>c</p>\n<p>d</p>',
  ],
  [
    'formulas of MathML alone',
    '<p><math><msup><mi>x</mi><mn>2</mn></msup></math> and <math alttext="y_1"><mi>y</mi></math></p>',
    '<p>[Formula missing: x2] and [Formula missing: y_1]</p>',
  ],
  [
    'small pictures in a line, and those that only count readers',
    '<p>Call <img src="https://a.example/p.png" width="16" alt="Phone"> us <img src="https://a.example/i.png" style="width:20px;height:20px" alt=""> now<img src="https://a.example/t.gif" width="1pt" height="1pt" alt="t"></p>',
    '<p>Call Phone us now</p>',
  ],
  [
    'a picture of this site in a line, a heading and a link',
    `<h2><img src="${site.url}/a.svg" alt="A"> b</h2><p>c <a href="${site.url}/rates"><img src="/d.svg" alt="D"></a> e</p><a href="${location.origin}/faq"><img src="/f.svg" alt="F"></a>`,
    '<h2><img src="/a.svg" alt="A"> b</h2>\n<p>c <a href="/rates"><img src="/d.svg" alt="D"></a> e</p>\n<a href="/faq"><img src="/f.svg" alt="F"></a>',
  ],
  [
    'pictures that come late',
    '<img src="data:image/gif;base64,AQI=" data-src="/b.jpg" alt="B"><img src="blob:1" data-address="/c.jpg" alt="C">',
    '<img src="/b.jpg" alt="B">\n<img src="/c.jpg" alt="C">',
  ],
  [
    'a cell of a spreadsheet, which is text in its sentence',
    '<table><tr><td>$524,225</td></tr></table>',
    '<p>The limit is $524,225.</p>',
  ],
];

it.each(examples)('%s: arrives, or is said', (_what, html, stored, missing = '') => {
  const around = stored.startsWith('<p>The limit') ? '<p>The limit is ^.</p>' : '';
  expect(paste(html, around)).toMatchObject({ stored, missing });
});

const gap = '[Picture missing: A]';
const targets = '<p id="root">c</p><p id="user-content-b">b</p><p><a href="#root">d</a></p>';

it.each([
  ['a script and a handler', '<p onclick="x()">a<script>b</script></p>', '<p>a</p>'],
  ['an address that runs', '<p><a href=" java&#9;script:x">a</a></p>', '<p>a</p>'],
  ['its picture', '<a href="javascript:x"><img src="/a" alt=""></a>', '<img src="/a" alt="">'],
  ['its placeholder', `<p><a href="data:text/html,x">${gap}</a></p>`, `<p>${gap}</p>`],
  ['an id of the page', targets, targets.replace(' id="root"', '').replaceAll('</p><', '</p>\n<')],
])("the editor's schema keeps out %s, also from its own clipboard data", (_what, html, stored) => {
  const own = html.replace(/^<\w+/, (tag) => `${tag} data-pm-slice="0 0 []"`);
  expect(paste(own).stored).toBe(stored);
  expect(clean(stored)).toBe(stored);
});

it('nothing that could run or break out gets into the editor with any paste', () => {
  const paster = openEditor();
  checkProperty(
    fc.property(fc.oneof(fc.constant(hostile), hostileHtml), fc.boolean(), (html, isOwn) => {
      const own = isOwn ? '<p data-pm-slice="0 0 []"></p>' : '';
      paster.view.pasteHTML(own + html, new Event('paste') as ClipboardEvent);
      for (const element of paster.view.dom.querySelectorAll('*')) {
        expect(element.localName).not.toMatch(
          /^(?:script|style|iframe|form|base|link|meta|object)$/,
        );
        for (const { name, value } of element.attributes) {
          expect(name).not.toMatch(/^(?:on|style|srcdoc|srcset|name$|formaction)/);
          if (name === 'id') expect(value).toMatch(/^user-content-/);
          if (name === 'href') expect(linkAddress(value)).not.toBe('');
          if (name === 'src') expect(safeUrl(value)).not.toBe('');
        }
      }
      paster.commands.clearContent();
    }),
    sampleSize(500, 40),
  );
  paster.destroy();
});

it.each([
  ['a new list after a paragraph', '1.', '<ol><li>a</li></ol><p>b</p><ol><li>c</li></ol>'],
  ['a bullet that looks like a letter', 'o', '<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>'],
])('recognizes %s', (_words, mark, expected) => {
  expect(arrive(`${item(1, mark, 'a')}<p>b</p>${item(1, mark, 'c')}`)).toBe(expected);
});

it('distinguishes bullets from numbers within one list', () => {
  const items = [item(1, '1.', 'a'), item(3, '·', 'b'), item(2, 'a)', 'c'), item(1, '2.', 'd')];
  expect(arrive(items.join(''))).toBe(
    '<ol><li>a<ul><li>b</li></ul><ol type="a"><li>c</li></ol></li><li>d</li></ol>',
  );
});

it.each([
  ['9. 10. 11.', ' start="9"', ' start="11"'],
  ['a) b) c)', ' type="a"', ' start="3" type="a"'],
  ['H. I. J.', ' start="8" type="A"', ' start="10" type="A"'],
  ['(i) (ii) (iii)', ' type="i"', ' type="i"'],
  ['2.1. 2.2. 2.3.', '', ' start="3"'],
])('goes on with the numbers %s after a paragraph', (marks, first, last) => {
  const [one = '', two = '', three = ''] = marks.split(' ');
  const html = `${item(1, one, 'a')}${item(1, two, 'b')}<p>c</p>${item(1, three, 'd')}`;
  expect(arrive(html)).toBe(
    `<ol${first}><li>a</li><li>b</li></ol><p>c</p><ol${last}><li>d</li></ol>`,
  );
});

const hidden = 'style="display:none"';
const docs = 'https://lh7-us.googleusercontent.com/docsz/AD_4nX?key=1';

it.each([
  ['breaks between blocks', '<p>a</p><br> <br><h2>b</h2><br>', '<p>a</p> <h2>b</h2>'],
  ['lines of a mail', '<div>a</div><div><br></div><div>b</div>', '<div>a</div><div>b</div>'],
  ['a paragraph of an empty span', '<p>a</p><p><span> </span></p>', '<p>a</p>'],
  ['breaks in a line', 'a<br>b<p>a<br>b</p>', 'a<br>b<p>a<br>b</p>'],
  [
    'a cell beside hidden columns that were not copied',
    `<table><colgroup><col><col ${hidden}></colgroup><tr><td>a</td></tr></table>`,
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
  ['what Word hides', '<p>a <span style="mso-hide:all">x</span>b</p>', '<p>a b</p>'],
  [
    'contents of Word',
    '<p class=MsoToc1><a href="#_Toc1">Fees</a></p><p><a href="#_Ref2">b</a> <a href="#">c</a></p><h1><a name="_Ref2"></a><a name="_Hlk3"></a><a name="_Toc1">Fees</a></h1>',
    '<p><a href="#user-content-_Ref2">Fees</a></p><p><a href="#user-content-_Ref2">b</a> <a href="#">c</a></p><h2 id="user-content-_Ref2">Fees</h2>',
  ],
  [
    'an item of a list that a link leads to',
    `<p><a href="#a">a</a></p>${item(1, '·', 'b').replace('style', 'id="a" style')}`,
    '<p><a href="#user-content-a">a</a></p><ul><li id="user-content-a">b</li></ul>',
  ],
  [
    'an empty line that a link leads to',
    '<p><a href="#a">a</a></p><p><span id="a"></span></p><p><span id="b"></span></p>',
    '<p><a href="#user-content-a">a</a></p><p id="user-content-a"></p>',
  ],
  [
    'a heading',
    '<h2 style="font-weight:700"><span style="font-weight:bold">a</span></h2>',
    '<h2>a</h2>',
  ],
  [
    'a picture of Google Docs',
    `<p>a</p><p><img src="${docs}" alt="A [big] chart"></p><p>b</p>`,
    '<p>a</p><p>[Picture missing: A big chart]</p><p>b</p>',
  ],
  [
    'pictures in a heading',
    '<div><h2>a <img src="http://a.example/x.png" alt="B"><img src="blob:1" alt="C"> d</h2></div>',
    '<div><h2>a d</h2><p>[Picture missing: B]</p><p>[Picture missing: C]</p></div>',
  ],
  ['a picture without an address', '<img alt="B">', '<p>[Picture missing: B]</p>'],
  ['a torn one', '<img src="data:image/png;base64,%" alt="B">', '<p>[Picture missing: B]</p>'],
  ['words like it', '<p>src="data:x"</p>', '<p>src="data:x"</p>'],
])('reads %s', (_words, html, expected) => {
  const { html: arrived, lost, embedded } = read(html);
  expect(arrived).toBe(expected);
  expect(lost).toBe(expected.split('[Picture missing').length - 1);
  expect(embedded).toEqual([]);
});

it('marks the places of embedded pictures and passes their data on', async () => {
  const html =
    '<p>a</p><img src="data:image/png;base64,AQI=" alt="B"><img src="data:image/png;base64,Aw==">';
  const { html: cleaned, lost, embedded } = read(html);

  expect(cleaned).toBe('<p>a</p><p>[Picture missing: B]</p><p>[Picture missing: picture]</p>');
  expect(lost).toBe(0);
  const files = await Promise.all(embedded.map(({ file }) => file.arrayBuffer()));
  expect(embedded.map(({ placeholder, description }) => [placeholder, description])).toEqual([
    ['B', 'B'],
    ['picture', ''],
  ]);
  expect(files.map((file) => [...new Uint8Array(file)])).toEqual([[1, 2], [3]]);
});

const table = '<table><tbody><tr><td>a</td><td>b</td></tr></tbody></table>';

it.each([
  ['an empty paragraph', '<p>^</p><p>next</p>', `${table}\n<p>typed</p>\n<p>next</p>`],
  [
    'the end of a paragraph',
    '<p>before^</p><p>next</p>',
    `<p>before</p>\n${table}\n<p>typed</p>\n<p>next</p>`,
  ],
  [
    'the middle of a heading',
    '<h2>before^after</h2>',
    `<h2>before</h2>\n${table}\n<h2>typedafter</h2>`,
  ],
  [
    'a list',
    '<ul><li>before^</li><li>next</li></ul>',
    `<ul><li><p>before</p>${table}<p>typed</p></li><li>next</li></ul>`,
  ],
  [
    'a table, where it fills the cells',
    '<table><tr><td>^</td></tr><tr><td>b</td></tr></table><p>next</p>',
    '<table><tbody><tr><td>a</td><td>typed</td></tr><tr><td>b</td><td></td></tr></tbody></table>\n<p>next</p>',
  ],
])('after a table pasted into %s, the next paragraph stays its own', (_where, content, stored) => {
  expect(paste(table, content, 'typed').stored).toBe(stored);
});
