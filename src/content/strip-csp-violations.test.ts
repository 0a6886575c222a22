// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { maxOpenOfKind, maxOpenTags, stripCspViolations } from './strip-csp-violations.ts';

it.each([
  ['<p onclick="go()" style=\'color: red\'>a</p>', '<p  >a</p>'],
  ['<img src="/a.svg" ONERROR=go() alt="b">', '<img src="/a.svg"  alt="b">'],
  [`<img src onerror /" '"= alt=go()//">`, `<img src  / >`],
  [`<p a'b onclick=go() c="d>e" style>f`, '<p    >f'],
  ['a<style media="print">p > a {}</style>b', 'ab'],
  ['a<style>p {}', 'a'],
  ['<base href="/x/">a', 'a'],
  ['<!-- <a title="x --><p onclick="go()">a</p>', '<!-- <a title="x --><p >a</p>'],
])('removes from %s what a browser would report', (html, quiet) => {
  expect(stripCspViolations(html)).toBe(quiet);
});

it.each([
  '<p>On style="x" and onclick: 1 < 2, a > b.</p>',
  '<img src="/a.svg" alt="a > b, style=c onclick=d" width="2">',
  '<a href="/quote?on=1&amp;style=2">a</a><br><hr/>',
  '&lt;p onclick="x"&gt;',
])('does not change %s', (html) => {
  expect(stripCspViolations(html)).toBe(html);
});

const startTags = (html: string, name = '') =>
  [...html.matchAll(new RegExp(`<${name}[a-z]*`, 'g'))].length;

/** Returns the number of levels in which a parser nests the elements. */
function countLevels(html: string): number {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const levels = new Map<Node | null, number>();
  for (const element of body.querySelectorAll('*')) {
    levels.set(element, (levels.get(element.parentNode) ?? 0) + 1);
  }
  return Math.max(...levels.values());
}

it.each([
  ['never closed', '<div>', ''],
  ['closed', '<div>', '</div>'],
  ['closed out of order', '<div><section></div>', ''],
  ['closed in a cell', '<div><table><td></div>', ''],
  ['closed in a value', '<div title="</div>">', ''],
  ['closed in a comment', '<div><!-- </div> -->', ''],
  ['closed in a text field', '<div><textarea></div></textarea>', ''],
  ['empty, but in a drawing', '<svg><link>', ''],
  ['words, overlapping with blocks', '<b><div></b>', ''],
])('leaves out start tags that a parser would nest too deep: %s', (_words, start, end) => {
  const html = `${start.repeat(maxOpenTags * 2.1)}words${end.repeat(maxOpenTags * 2.1)}`;
  const kept = stripCspViolations(html);
  // A parser adds rows to tables.
  expect(countLevels(kept)).toBeLessThan(maxOpenTags * 2);
  expect(kept).toContain('words');
});

it.each([
  ['one after the other', '<div><p>a <b>b</b></p></div>'],
  ['without the end tags that may be missing', '<p>a<p>b<table><tr><td>c<td>d</td></tr></table>'],
  ['without the end tags of words', '<p><b>a</p>'],
  ['overlapping', '<p><b><i>a</b></i></p>'],
  ['empty', '<p>a<br>b<img src="/a.svg"></p><hr>'],
  ['columns of a table', '<table><col><col><tr><td>a</td></tr></table>'],
  ['in a comment', '<p>a</p><!-- <x><y z="-->'],
  ['links without an end', '<p><a href="/a">a</p>'],
  ['links in a line', '<a href="/a">a</a> <a href="/a">a '],
  ['cells of italics without an end', '<table><tr><td><i>a</td></tr></table>'],
])('leaves out nothing of many elements, %s', (_words, piece) => {
  const html = piece.repeat(maxOpenTags / 4);
  const name = piece.includes('<col>') ? 'tr' : '(?!b)';
  expect(startTags(stripCspViolations(html), name)).toBe(startTags(html, name));
});

it.each([
  ['never closed', ''],
  ['closed in a table', '<table></b></table>'],
  ['closed in a text field', '<textarea></b></textarea>'],
])('keeps few formatting elements of a kind open, whatever their attributes: %s', (_words, end) => {
  const html = Array.from({ length: 100 }, (_, index) => `<p><b id="${index}">${end}`).join('');
  const kept = stripCspViolations(html);
  expect(startTags(kept, 'p')).toBe(100);
  expect(startTags(kept, 'b')).toBe(maxOpenOfKind);
});

it('makes no new tag of the text around one that it leaves out', () => {
  const kept = stripCspViolations('<div>'.repeat(maxOpenTags) + '<<div>div>'.repeat(10));
  expect(startTags(kept, 'div')).toBe(maxOpenTags);
});
