import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { embeddedDetails } from '#src/data/site/site-details.ts';
import { pickDetails } from '#src/model/site/pick-details.ts';
import { site } from '#src/site.ts';
import '#src/data/site/lost-pictures.ts';
import { pictureAddress } from '#src/model/posts/pictures.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { place, renderAt } from '#tests/fixtures/render-at.tsx';
import { AfterPost } from './AfterPost.tsx';
import { articleContent } from './article-content.ts';
import { Byline, ContentsList } from './PostArticle.tsx';
import { PostContent } from './PostContent.tsx';
import { readShownContent } from './shown-content.ts';

const { getPictureFile } = mockExports(await import('#src/data/site/picture-files.service.ts'));

const show = (stored: string) => renderAt(<PostContent {...articleContent(stored)} />, '/blog/a');

/** Clicks the link and returns whether the browser would have followed it. */
function click(init: MouseEventInit = {}) {
  const link = screen.getByRole('link');
  const event = createEvent.click(link, init);
  // Stops the browser's own navigation, which jsdom does not implement.
  let followed = false;
  const stop = (reached: Event) => {
    followed = !reached.defaultPrevented;
    reached.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  fireEvent(link, event);
  return followed;
}

test.each([
  ['/quote', '/quote'],
  ['/faq?a=1#pre-approval', '/faq?a=1#pre-approval'],
  [`${site.url}/rates`, '/rates'],
])('goes to %s with the router', (href, address) => {
  show(`<p>See <a href="${href}">the <em>page</em></a>.</p>`);
  expect(click()).toBe(false);
  expect(place.address).toBe(address);
});

test.each<[string, string, MouseEventInit]>([
  ['another site', 'https://www.fhfa.gov/', {}],
  ['an email address', 'mailto:a@b.example', {}],
  ['a file', '/images/porch.svg', {}],
  ['the sign-in', '/login', {}],
  ['a new tab', '/quote', { ctrlKey: true }],
  ['a new tab on a Mac', '/quote', { metaKey: true }],
  ['a new window', '/quote', { shiftKey: true }],
  ['a middle click', '/quote', { button: 1 }],
])('leaves %s to the browser', (_words, href, init) => {
  show(`<a href="${href}">a</a>`);
  expect(click(init)).toBe(true);
  expect(place.address).toBe('/blog/a');
});

test('leaves a prerendered article as it is, and shows another one in its place', () => {
  const rendered = show('<p>One</p>');
  const container = document.createElement('div');
  container.innerHTML = rendered.container.innerHTML;
  rendered.unmount();
  document.body.append(container);
  const shown = readShownContent();
  expect(shown?.reading).toBe('1-minute read');
  const words = screen.getByText('One');
  const changes = new MutationObserver(() => {});
  changes.observe(container, { subtree: true, childList: true, characterData: true });
  const page = (body = shown?.body) => (
    <MemoryRouter initialEntries={['/blog/a']}>
      {body && <PostContent body={body} reading={shown?.reading} />}
    </MemoryRouter>
  );
  const { rerender } = render(page(), { container, hydrate: true });
  expect(changes.takeRecords()).toEqual([]);
  expect(screen.getByText('One')).toBe(words);
  rerender(page(articleContent('<p>Two</p>').body));
  expect(screen.getByText('Two')).toBeVisible();
  expect(words).not.toBeInTheDocument();
});

test('shows its content in several places', () => {
  show('<p>One</p>');
  show('<p>One</p>');
  expect(screen.getAllByText('One')).toHaveLength(2);
});

test('replaces an image that fails to load with the hero image, once', () => {
  show('<p><img src="/gone.png" alt="A porch"></p>');
  const image = screen.getByRole('img', { name: 'A porch' });
  const set = vi.spyOn(image, 'setAttribute');
  fireEvent.error(image);
  expect(image).toHaveAttribute('src', '/images/hero.svg');
  fireEvent.error(image);
  expect(set).toHaveBeenCalledTimes(1);
});

test('replaces an image that failed before hydration', () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  show('<p><img src="/gone.png" alt="A porch"></p>');
  expect(screen.getByRole('img')).toHaveAttribute('src', '/images/hero.svg');
});

test('replaces an uploaded picture that the database lacks, too', async () => {
  getPictureFile.mockResolvedValue(undefined);
  show(`<img src="${pictureAddress('a'.repeat(64))}" alt="A porch" width="9" height="6">`);
  const image = screen.getByRole('img', { name: 'A porch' });
  expect(image).toHaveAttribute('srcset');
  fireEvent.error(image);
  await waitFor(() => expect(image).toHaveAttribute('src', '/images/hero.svg'));
  expect(image).toHaveAttribute('srcset', '');
});

const noon = '2026-11-02T17:00:00.000Z';

test.each([
  ['a date', '2026-11-02', '', ' | November 2, 2026'],
  ['a time', '2026-03-04T02:00:00.000Z', '', ' | March 3, 2026'],
  ['no date', '', '', ''],
  [
    'an edit on another day',
    noon,
    '2026-11-04T17:00:00.000Z',
    ' | November 2, 2026 | Updated November 4, 2026',
  ],
  ['an edit on the same day', noon, '2026-11-02T18:00:00.000Z', ' | November 2, 2026'],
])('shows the author of a post with %s', (_words, datePublished, dateEdited, text) => {
  const { container } = render(
    <Byline author="R. Writer" datePublished={datePublished} dateEdited={dateEdited} />,
  );
  expect(container.textContent).toBe(`By R. Writer${text}`);
});

const sections = ['Rate', 'APR', 'Points', 'Next'].map((title) => ({
  id: `section-${title.toLowerCase()}`,
  title,
}));
const showSections = (count: number) =>
  renderAt(<ContentsList sections={sections.slice(0, count)} />, '/blog/a');

test('lists the sections of an article that has four', () => {
  showSections(4);
  expect(screen.getByRole('navigation', { name: 'In this article' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/blog/a#section-rate',
    '/blog/a#section-apr',
    '/blog/a#section-points',
    '/blog/a#section-next',
  ]);
});

test('renders nothing for a shorter article', () => {
  const { container } = showSections(3);
  expect(container).toBeEmptyDOMElement();
});

test('the author box names the founder once the owner has entered a name', () => {
  renderAt(<AfterPost post={samplePost()} />, '/', embeddedDetails.as(pickDetails(wholeProfile)));

  expect(screen.getByRole('region', { name: /^Written by/ })).toHaveTextContent(
    `${site.name} is the work of Ada Example, Founder and editor.`,
  );
});
