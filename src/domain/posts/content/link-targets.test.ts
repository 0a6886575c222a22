// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { createContentReader } from './article-content.ts';
import { createSanitizer } from './sanitizer.ts';

const sanitize = createSanitizer(window);
const read = createContentReader(window);

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
