// @vitest-environment jsdom
import { Editor } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import * as pasted from '#tests/fixtures/pasted-html.ts';
import { clean } from '../clean-content.ts';
import { extensions, toDocument, toStoredForm } from '../stored-form.ts';
import { pasteProps, readPasted } from './paste-props.ts';

const read = (html: string) => readPasted(html, (name) => name);
const paste = (html: string) => read(html).html;
const item = (level: number, mark: string, words: string) =>
  `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${mark}</span>${words}</p>`;
const stored = (html: string) => toStoredForm(toDocument(clean(paste(html))));

describe('pasted content', () => {
  it.each([
    ['Word', pasted.fromWord, pasted.fromWordStored],
    ['Google Docs', pasted.fromGoogleDocs, pasted.fromGoogleDocsStored],
    ['LibreOffice', pasted.fromLibreOffice, pasted.fromLibreOfficeStored],
    ['Outlook', pasted.fromOutlook, pasted.fromOutlookStored],
    [
      'Google Docs, with empty lines,',
      pasted.emptyLinesOfGoogleDocs,
      pasted.emptyLinesOfGoogleDocsStored,
    ],
    ['Word for the web', pasted.fromWordForTheWeb, pasted.fromWordForTheWebStored],
    ['Excel', pasted.fromExcel, pasted.fromExcelStored],
    ['Google Sheets', pasted.fromGoogleSheets, pasted.fromGoogleSheetsStored],
    ['Outlook, with protected links,', pasted.protectedByOutlook, pasted.protectedByOutlookStored],
    ['somebody hostile', pasted.hostilePaste, pasted.hostilePasteStored],
  ])('from %s becomes clean HTML', (_source, html, expected) => {
    expect(stored(html)).toBe(expected);
    expect(clean(paste(html))).toBe(paste(html));
  });

  it("keeps the editor's own clipboard data and sanitizes it too", () => {
    const own = '<p data-pm-slice="1 1 []" onclick="x()">a<script>b</script></p>';
    expect(paste(own)).toBe('<p data-pm-slice="1 1 []">a</p>');
  });

  it.each([
    ['a new list after a paragraph', '1.', '<ol><li>a</li></ol><p>b</p><ol><li>c</li></ol>'],
    [
      'a list that goes on at a number',
      '4)',
      '<ol start="4"><li>a</li></ol><p>b</p><ol start="4"><li>c</li></ol>',
    ],
    ['a bullet that looks like a letter', 'o', '<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>'],
  ])('recognizes %s', (_words, mark, expected) => {
    expect(paste(`${item(1, mark, 'a')}<p>b</p>${item(1, mark, 'c')}`)).toBe(expected);
  });

  it('distinguishes bullets from numbers within one list', () => {
    expect(
      paste(
        [item(1, '1.', 'a'), item(3, '·', 'b'), item(2, 'a)', 'c'), item(1, '2.', 'd')].join(''),
      ),
    ).toBe('<ol><li>a<ul><li>b</li></ul><ol type="a"><li>c</li></ol></li><li>d</li></ol>');
  });

  it.each([
    ['numbers', ['9.', '10.', '11.'], ['start="9"', 'start="11"']],
    ['letters', ['a)', 'b)', 'c)'], ['type="a"', 'start="3" type="a"']],
    [
      'letters that are Roman digits',
      ['h.', 'i.', 'j.'],
      ['start="8" type="a"', 'start="10" type="a"'],
    ],
    ['letters past the last', ['Z.', 'AA.', 'BB.'], ['start="26" type="A"', 'start="28" type="A"']],
    ['Roman numbers', ['(i)', '(ii)', '(iii)'], ['type="i"', 'start="3" type="i"']],
    [
      'large Roman numbers',
      ['XIII.', 'XIV.', 'XIX.'],
      ['start="13" type="I"', 'start="19" type="I"'],
    ],
    ['numbers of several levels', ['2.1.', '2.2.', '2.3.'], ['', 'start="3"']],
  ])(
    'goes on with %s after a paragraph',
    (_words, [one = '', two = '', three = ''], [first, last]) => {
      const html = `${item(1, one, 'a')}${item(1, two, 'b')}<p>c</p>${item(1, three, 'd')}`;
      const [before, after] = [`<ol ${first}>`, `<ol ${last}>`].map((tag) =>
        tag.replace(' >', '>'),
      );
      expect(paste(html)).toBe(`${before}<li>a</li><li>b</li></ol><p>c</p>${after}<li>d</li></ol>`);
    },
  );

  it.each([
    ['breaks between blocks', '<p>a</p><br> <br><h2>b</h2><br>', '<p>a</p> <h2>b</h2>'],
    ['lines of a mail', '<div>a</div><div><br></div><div>b</div>', '<div>a</div><div>b</div>'],
    ['a paragraph of an empty span', '<p>a</p><p><span> </span></p>', '<p>a</p>'],
  ])('leaves out %s', (_words, html, expected) => {
    expect(paste(html)).toBe(expected);
  });

  it.each(['a<br>b', '<p>a<br>b</p>', '<div><iframe src="//youtu.be/dQw4w9WgXcQ"></iframe></div>'])(
    'keeps %s',
    (html) => {
      expect(paste(html)).toBe(clean(html));
    },
  );

  it.each([
    [
      'a cell beside hidden columns that were not copied',
      '<table><colgroup><col><col style="display:none"></colgroup><tr><td>a</td></tr></table>',
      '<tr><td>a</td></tr>',
    ],
    [
      'a cell of a hidden row that reaches further, in its place',
      '<table><tr style="display:none"><td>x</td><td rowspan="2">b</td><td>x</td></tr><tr><td>a</td><td>c</td></tr></table>',
      '<tr><td>a</td><td rowspan="1">b</td><td>c</td></tr>',
    ],
    [
      'what Word hides in a cell',
      '<table><tr><td>a <span style="mso-hide:all">x</span></td></tr></table>',
      '<tr><td>a </td></tr>',
    ],
  ])('keeps %s', (_words, html, rows) => {
    expect(paste(html)).toBe(`<table><tbody>${rows}</tbody></table>`);
  });

  it.each([
    [
      'contents of Word',
      '<p class=MsoToc1><a href="#_Toc1">Fees</a></p><p><a href="#_Ref2">b</a> <a href="#">c</a></p><h1><a name="_Ref2"></a><a name="_Hlk3"></a><a name="_Toc1">Fees</a></h1>',
      '<p><a href="#user-content-_Ref2">Fees</a></p><p><a href="#user-content-_Ref2">b</a> <a href="#">c</a></p><h2 id="user-content-_Ref2">Fees</h2>',
    ],
    [
      'an item of a list',
      `<p><a href="#a">a</a></p>${item(1, '·', 'b').replace('style', 'id="a" style')}`,
      '<p><a href="#user-content-a">a</a></p><ul><li id="user-content-a">b</li></ul>',
    ],
    [
      'an empty line',
      '<p><a href="#a">a</a></p><p><span id="a"></span></p><p><span id="b"></span></p>',
      '<p><a href="#user-content-a">a</a></p><p id="user-content-a"></p>',
    ],
  ])('keeps links within the text together with their targets: %s', (_words, html, expected) => {
    expect(paste(html)).toBe(expected);
  });

  it('does not make a heading bold', () => {
    expect(paste('<h2 style="font-weight:700"><span style="font-weight:bold">a</span></h2>')).toBe(
      '<h2><span>a</span></h2>'.replace(/<\/?span>/g, ''),
    );
  });
});

const docs = 'https://lh7-us.googleusercontent.com/docsz/AD_4nX?key=1';

describe('pictures that do not come along', () => {
  it.each([
    [
      "<p>Rates fell.</p><img src='file:///C:/a.png'>",
      '<p>Rates fell.</p><p>[Picture missing: picture]</p>',
    ],
    [
      `<p>a</p><p><img src="${docs}" alt="A [big] chart"></p><p>b</p>`,
      '<p>a</p><p>[Picture missing: A big chart]</p><p>b</p>',
    ],
    [
      '<div><h2>a <img src="http://a.example/x.png" alt="B"><img src="blob:1" alt="C"> d</h2></div>',
      '<div><h2>a  d</h2><p>[Picture missing: B]</p><p>[Picture missing: C]</p></div>',
    ],
    [
      '<ul><li><img src="https://b.s3.amazonaws.com/x.png?X-Amz-Expires=300" alt="B"></li></ul>',
      '<ul><li><p>[Picture missing: B]</p></li></ul>',
    ],
    ['<img alt="Nowhere">', '<p>[Picture missing: Nowhere]</p>'],
    ['<img src="data:image/svg+xml,%3Csvg/%3E" alt="B">', '<p>[Picture missing: B]</p>'],
    ['<img src="data:image/png;base64,%" alt="B">', '<p>[Picture missing: B]</p>'],
  ])('leave a marked place: %s', (html, marked) => {
    const { html: cleaned, lost, embedded } = read(html);
    expect(cleaned).toBe(marked);
    expect(lost).toBe(marked.split('[Picture missing').length - 1);
    expect(embedded).toEqual([]);
  });

  it.each([
    '<img src="https://a.example/x.png" alt="B">',
    '<p>src="data:x"</p>',
    '<p>What counts who opens a mail: </p><img src="http://a.example/pixel" width=1 height=1>',
    '<p data-pm-slice="1 1 []"><img src="/a.svg" alt="own"></p>',
  ])('are none in %s', (html) => {
    expect(read(html)).toEqual({
      html: html.replace(/<img.*width=1.*/, ''),
      lost: 0,
      embedded: [],
    });
  });
});

it('marks the places of embedded pictures and passes their data on', async () => {
  const html =
    '<p>a</p><img src="data:image/png;base64,AQI=" alt="B"><img src="data:image/png;base64,Aw==">';
  const { html: cleaned, lost, embedded } = read(html);

  expect(cleaned).toBe('<p>a</p><p>[Picture missing: B]</p><p>[Picture missing: picture]</p>');
  expect(lost).toBe(0);
  expect(embedded.map(({ place, description }) => [place, description])).toEqual([
    ['B', 'B'],
    ['picture', ''],
  ]);
  const files = await Promise.all(embedded.map(({ file }) => file.arrayBuffer()));
  expect(files.map((file) => [...new Uint8Array(file)])).toEqual([[1, 2], [3]]);
});

const table = '<table><tbody><tr><td>a</td></tr></tbody></table>';

it.each([
  ['an empty paragraph', '<p>^</p><p>next</p>', `${table}\n<p>typed</p>\n<p>next</p>`],
  [
    'the end of a paragraph',
    '<p>before^</p><p>next</p>',
    `<p>before</p>\n${table}\n<p>typed</p>\n<p>next</p>`,
  ],
  [
    'the end of a heading',
    '<h2>before^</h2><h3>next</h3>',
    `<h2>before</h2>\n${table}\n<p>typed</p>\n<h3>next</h3>`,
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
    '<table><tbody><tr><td>typed</td></tr><tr><td>b</td></tr></tbody></table>\n<p>next</p>',
  ],
])('after a table pasted into %s, the next paragraph stays its own', (_where, html, stored) => {
  const editor = new Editor({
    extensions,
    injectCSS: false,
    editorProps: pasteProps({ say: () => {}, add: () => {} }),
    content: toDocument(clean(html)).toJSON(),
  });
  editor.state.doc.descendants((node, position) => {
    const from = position + (node.text?.indexOf('^') ?? -1);
    if (from < position) return;
    editor
      .chain()
      .deleteRange({ from, to: from + 1 })
      .setTextSelection(from)
      .run();
  });
  editor.view.pasteHTML(table, new Event('paste') as ClipboardEvent);
  editor.commands.insertContent('typed');
  expect(toStoredForm(editor.state.doc)).toBe(stored);
  editor.destroy();
});
