import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { site } from '#src/site.ts';
import { PageHead, type PageHeadProps, socialImage } from './PageHead.tsx';

const page = { title: `Rates | ${site.name}`, description: 'What rates are.', path: '/rates' };

function content(selector: string) {
  const found = document.querySelectorAll(selector);
  expect(found.length, selector).toBeLessThan(2);
  return found[0]?.getAttribute('content') ?? found[0]?.getAttribute('href') ?? undefined;
}

const show = (changes: Partial<PageHeadProps> = {}) => render(<PageHead {...page} {...changes} />);

const article = { author: 'R. Writer', publishedTime: '2026-03-04', section: 'Rates' };
const image = (name: string) => `meta[property="og:image${name}"]`;

test.each<[what: string, Partial<PageHeadProps>, tags: Record<string, unknown>]>([
  [
    'title, description, address and image',
    {},
    {
      'meta[name=description]': 'What rates are.',
      'link[rel=canonical]': `${site.url}/rates`,
      'meta[property="og:url"]': `${site.url}/rates`,
      'meta[property="og:type"]': 'website',
      [image('')]: expect.stringMatching(/social-card\.png$/),
      [image(':width')]: '1200',
      [image(':height')]: '630',
      'meta[name=robots]': undefined,
    },
  ],
  [
    'noindex and no canonical address',
    { noindex: true },
    { 'meta[name=robots]': 'noindex', 'link[rel=canonical]': undefined },
  ],
  [
    'the author, time and section of an article',
    { article },
    {
      'meta[property="og:type"]': 'article',
      'meta[property="article:author"]': 'R. Writer',
      'meta[property="article:published_time"]': '2026-03-04',
      'meta[property="article:section"]': 'Rates',
    },
  ],
  [
    'nothing that the article lacks, or that is unknown about its picture',
    {
      image: '/images/uploaded/a.jpg',
      article: { ...article, publishedTime: '', section: '' },
    },
    {
      [image(':width')]: undefined,
      'meta[property="article:published_time"]': undefined,
      'meta[property="article:section"]': undefined,
    },
  ],
])('sets %s, once each', (_what, changes, tags) => {
  show(changes);
  expect(document.title).toBe(page.title);
  const expected = { [image(':alt')]: page.title, ...tags };
  const found = Object.keys(expected).map((selector) => [selector, content(selector)]);
  expect(Object.fromEntries(found)).toEqual(expected);
});

test('replaces the tags of the previous page', () => {
  const { rerender } = show({ path: undefined });
  expect(content('link[rel=canonical]')).toBeUndefined();
  expect(content('meta[property="og:url"]')).toBeUndefined();

  rerender(<PageHead {...page} title="Points" description="What points are." />);
  expect(document.querySelectorAll('title')).toHaveLength(1);
  expect(document.title).toBe('Points');
  expect(content('meta[name=description]')).toBe('What points are.');
  expect(content('link[rel=canonical]')).toBe(`${site.url}/rates`);
});

test('escapes text that could end the data block, in the build and in the browser', () => {
  const jsonLd = { headline: '</script><script>alert("1")</script> <!-- <script> & "' };
  const { container } = show({ jsonLd });
  const built = document.createElement('div');
  built.innerHTML = renderToString(<PageHead {...page} jsonLd={jsonLd} />);
  for (const place of [container, built]) {
    const scripts = place.querySelectorAll('script');
    expect(scripts).toHaveLength(1);
    expect(scripts[0]?.type).toBe('application/ld+json');
    const text = scripts[0]?.textContent ?? '';
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual(jsonLd);
  }
});

test('adds breadcrumbs, unless the page has other structured data, is noindex or has no path', () => {
  const said = () =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map((block) =>
      JSON.parse(block.textContent),
    );
  const { rerender } = show();
  expect(said()).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: `${site.url}/` },
        { '@type': 'ListItem', position: 2, name: 'Rates', item: `${site.url}/rates` },
      ],
    },
  ]);
  rerender(<PageHead {...page} jsonLd={{ '@type': 'FAQPage' }} />);
  expect(said()).toEqual([{ '@type': 'FAQPage' }]);
  rerender(<PageHead {...page} noindex />);
  expect(said()).toEqual([]);
  rerender(<PageHead {...page} path={undefined} />);
  expect(said()).toEqual([]);
});

const card = `${site.url}/images/social-card.png`;

test.each([
  ['', card],
  ['/images/mortgage/porch.svg', card],
  ['https://cdn.example/porch.SVG?v=2', card],
  ['/images/porch.png', `${site.url}/images/porch.png`],
  ['https://cdn.example/porch.jpg', 'https://cdn.example/porch.jpg'],
])('uses for %o the image %s', (image, shown) => {
  expect(socialImage(image)).toBe(shown);
});
