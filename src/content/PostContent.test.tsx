import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { site } from '#src/site.ts';
import '#src/data/site/lost-pictures.ts';
import { getPictureFile } from '#src/data/site/picture-files.service.ts';
import { pictureAddress } from '#src/model/posts/pictures.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { place, renderAt } from '#tests/fixtures/render-at.tsx';
import { articleContent } from './article-content.ts';
import { PostContent } from './PostContent.tsx';
import { readShownContent } from './shown-content.ts';

mockExports(await import('#src/data/site/picture-files.service.ts'));

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

test('takes an uploaded picture from the database, and replaces it if that has none', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:1' });
  vi.mocked(getPictureFile)
    .mockResolvedValueOnce(Uint8Array.of(1))
    .mockResolvedValueOnce(undefined);
  show(
    ['a', 'b']
      .map((id) => `<img src="${pictureAddress(id.repeat(64))}" alt="${id}" width="9" height="6">`)
      .join(''),
  );
  const [stored, gone] = ['a', 'b'].map((name) => screen.getByRole('img', { name }));
  expect(stored).toHaveAttribute('srcset');
  for (const image of [stored, gone]) if (image) fireEvent.error(image);

  await waitFor(() => expect(gone).toHaveAttribute('src', '/images/hero.svg'));
  expect(stored).toHaveAttribute('src', 'blob:1');
  expect(stored, 'for a paste').toHaveAttribute('data-address', pictureAddress('a'.repeat(64)));
  for (const image of [stored, gone]) {
    expect(image).toHaveAttribute('srcset', '');
    expect(image).toHaveAttribute('width', '9');
  }
});
