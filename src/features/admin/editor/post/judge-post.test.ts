// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { articleContent } from '#src/content/article-content.ts';
import { site } from '#src/site.ts';
import { checkContent } from './judge-post.ts';

function check(html: string, ...deadSlugs: string[]) {
  return checkContent(articleContent(html).body, new Set(deadSlugs));
}
const listTexts = (html: string) => check(html).findings.map(({ text }) => text);

it('finds nothing in good content', () => {
  const html = `<h2>Costs</h2><h3>Points</h3><h4>Fees</h4><h2>Time</h2><h3>Lock</h3>
    <img src="/images/hero.svg" alt="A house">
    <a href="/rates">Rates</a> <a href="/calculator?price=1#tools">One</a> <a href="/blog/">Blog</a>
    <a href="#section-costs">Costs</a> <a href="/images/hero.svg">File</a> <a href="https://a.example/x">Out</a>
    <a href="mailto:a@b.example">Mail</a>`;
  expect(check(html)).toEqual({ findings: [], linkedSlugs: [] });
});

it('names pictures without a description, by their place among all', () => {
  const html =
    '<img src="/a.png" alt="A"><img src="/images/b.png?x=1" alt=" "><img src="/images/c.png">';
  expect(check(html).findings).toEqual([
    { text: expect.stringContaining('“b.png”'), place: { part: 'picture', index: 1 } },
    { text: expect.stringContaining('“c.png”'), place: { part: 'picture', index: 2 } },
  ]);
});

it.each([
  ['<h3>Points</h3>', '“Points” is a Subheading without a Heading above it.'],
  ['<h2>A</h2><h4>B</h4>', '“B” is a Small heading without a Subheading above it.'],
  ['<h2>A</h2><h3> </h3>', 'A heading is empty.'],
])('names what is wrong with the headings of %s', (html, text) => {
  expect(listTexts(html)).toEqual([text]);
});

it.each([
  '[gallery ids="1,2"]',
  '[/caption]',
  '[contact-form-7]',
  '[recent_posts]',
  '[sitemap]',
  '[audio]',
  '[video/]',
])('names the shortcode %s of the previous site, and no other words in brackets', (code) => {
  const html = `<p>${code} [sic] [your name] [1]</p>`;
  expect(listTexts(html)).toEqual([expect.stringContaining(code)]);
});

it.each([
  ['<a href="/ratez">rates</a>', 'there is no page /ratez.'],
  [`<a href="${site.url}/nowhere">x</a>`, 'there is no page /nowhere.'],
  ['<h2>Costs</h2><a href="#cost">x</a>', 'there is no place #cost in this post.'],
])('names the link of this site that leads nowhere in %s', (html, text) => {
  expect(listTexts(html)).toEqual([expect.stringContaining(text)]);
});

it('leaves links to posts to the database, by their slugs', () => {
  const html = '<a href="/blog/fha-loans#rates">FHA</a><a href="/blog/caf%C3%A9/">Café</a>';
  expect(check(html)).toEqual({ findings: [], linkedSlugs: ['fha-loans', 'café'] });
  expect(check(html, 'café').findings).toEqual([
    {
      text: 'The link “Café” leads nowhere: there is no post at /blog/caf%C3%A9/.',
      place: { part: 'link', index: 1 },
    },
  ]);
});
