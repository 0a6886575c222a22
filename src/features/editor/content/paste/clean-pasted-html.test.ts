// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import * as pasted from '#tests/fixtures/pasted-html.ts';
import { clean } from '../clean.ts';
import { toDocument, toStoredForm } from '../stored-form.ts';
import { cleanPastedHtml, lostPictures } from './clean-pasted-html.ts';

const paste = (html: string) => cleanPastedHtml(html, clean);
const stored = (html: string) => toStoredForm(toDocument(clean(paste(html))));

describe('pasted content', () => {
  it.each([
    ['Word', pasted.fromWord, pasted.fromWordStored],
    ['Google Docs', pasted.fromGoogleDocs, pasted.fromGoogleDocsStored],
    ['LibreOffice', pasted.fromLibreOffice, pasted.fromLibreOfficeStored],
    ['Outlook', pasted.fromOutlook, pasted.fromOutlookStored],
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
    const item = (words: string) =>
      `<p style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${mark}</span>${words}</p>`;
    expect(paste(`${item('a')}<p>b</p>${item('c')}`)).toBe(expected);
  });

  it('distinguishes bullets from numbers within one list', () => {
    const item = (level: number, mark: string, words: string) =>
      `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${mark}</span>${words}</p>`;
    expect(
      paste(
        [item(1, '1.', 'a'), item(3, '·', 'b'), item(2, 'a)', 'c'), item(1, '2.', 'd')].join(''),
      ),
    ).toBe('<ol><li>a<ul><li>b</li></ul><ol><li>c</li></ol></li><li>d</li></ol>');
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
    ['<img src="data:image/png;base64,AA" alt="A chart">', ['“A chart”']],
    [
      "<p>Rates fell again this week, by a lot.</p><img width=1 src='file:///C:/a.png'>",
      ['the one after “again this week, by a lot.”'],
    ],
    [`<p><img src="${docs}"></p><p>a</p>`, ['the first one']],
    ['<img src="http://a.example/x.png" alt="B"><img src="blob:1" alt="C">', ['“B”', '“C”']],
    ['<img src="https://b.s3.amazonaws.com/x.png?X-Amz-Expires=300" alt="B">', ['“B”']],
    ['<img alt="Nowhere">', ['“Nowhere”']],
    ['<img src="https://a.example/x.png" alt="B">', []],
    ['<p>src="data:x"</p>', []],
    ['<p data-pm-slice="1 1 []"><img src="/a.svg" alt="own"></p>', []],
  ])('are named: %s', (html, names) => {
    expect(lostPictures(html)).toEqual(names);
  });

  it('are left out, instead of an address that stops working', () => {
    expect(paste(`<p>a</p><p><img src="${docs}" alt="A chart"></p><p>b</p>`)).toBe(
      '<p>a</p><p>b</p>',
    );
  });
});
