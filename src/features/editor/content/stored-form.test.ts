// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { posts } from '#scripts/content/posts/index.ts';
import { sample } from '#tests/proof/extent.ts';
import { clean } from './clean-content.ts';
import { toDocument, toStoredForm } from './stored-form.ts';
import { findWritingLosses } from './use-views.ts';

const stored = (html: string) => toStoredForm(toDocument(clean(html)));

it.each(sample(posts, 8).map(({ slug, content }) => [slug, content]))(
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
