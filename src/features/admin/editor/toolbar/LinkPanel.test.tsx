import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { site } from '#src/site.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { PageSearch, typedAddress } from './LinkPanel.tsx';

const { postSearch } = mockExports(await import('#src/data/posts/post-search.ts'));

type PostSearch = ReturnType<typeof postSearch>;
const listings = vi.fn<PostSearch['listings']>();
const onChoose = vi.fn();
const onPanelKey = vi.fn();

const page = (titles: readonly string[]) => {
  const toSlug = (title: string) => title.toLowerCase().replaceAll(' ', '-');
  const posts = titles.map((title) => ({ id: title, title, slug: toSlug(title) }));
  return { posts, page: 1, pageCount: 1, total: posts.length, isPartial: false } as never;
};

beforeEach(() => {
  listings.mockImplementation(async function* ({ text }) {
    yield page(['Rates explained', 'Rates in Ohio'].filter(() => text.startsWith('rate')));
  });
  postSearch.mockReturnValue({ listings } as Partial<PostSearch> as PostSearch);
});

function open() {
  render(
    // biome-ignore lint/a11y/noStaticElementInteractions: stands for the panel.
    <div onKeyDown={({ key }) => onPanelKey(key)}>
      <PageSearch onChoose={onChoose} />
    </div>,
  );
  return screen.getByRole('textbox', { name: 'Find a post or page of this site' });
}

const options = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

test('finds pages by name and posts by the search, of which Enter takes the first', async () => {
  const box = open();
  await userEvent.type(box, 'rate');
  await waitFor(() =>
    expect(options()).toEqual([
      'Current Rates/rates',
      'Rates explained/blog/rates-explained',
      'Rates in Ohio/blog/rates-in-ohio',
    ]),
  );
  expect(screen.getByRole('status')).toHaveTextContent('3 results');
  await userEvent.keyboard('{Enter}');
  expect(onChoose).toHaveBeenLastCalledWith({ title: 'Current Rates', path: '/rates' });
  expect(onPanelKey).not.toHaveBeenCalledWith('Enter');
  expect(box).toHaveValue('');
  expect(options()).toEqual([]);
});

test('finds words in any order in pages, and takes one by a press', async () => {
  await userEvent.type(open(), 'Rates current');
  await userEvent.click(await screen.findByRole('button', { name: /Current Rates/ }));
  expect(onChoose).toHaveBeenLastCalledWith({ title: 'Current Rates', path: '/rates' });
});

test('says when nothing is found, and Escape first clears the text', async () => {
  const box = open();
  await userEvent.type(box, 'zzz');
  expect(await screen.findByText('Nothing found for “zzz”.')).toBeVisible();
  await userEvent.keyboard('{Enter}{Escape}');
  expect(box).toHaveValue('');
  expect(onPanelKey).not.toHaveBeenCalledWith('Escape');
  await userEvent.keyboard('{Escape}');
  expect(onPanelKey).toHaveBeenLastCalledWith('Escape');
  expect(onChoose).not.toHaveBeenCalled();
});

test('says so when the posts cannot be searched, and still finds pages', async () => {
  // biome-ignore lint/correctness/useYield: fails before it finds anything.
  listings.mockImplementation(async function* () {
    throw new Error('away');
  });
  await userEvent.type(open(), 'rate');
  expect(await screen.findByText(/could not be searched/)).toBeVisible();
  expect(options()).toEqual(['Current Rates/rates']);
});

test.each([
  ['https://www.fhfa.gov', 'https://www.fhfa.gov/'],
  [' www.fhfa.gov/data?a=1 ', 'https://www.fhfa.gov/data?a=1'],
  ['//www.fhfa.gov/data', 'https://www.fhfa.gov/data'],
  [
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.fhfa.gov%2F&data=jo%40a.example',
    'https://www.fhfa.gov/',
  ],
  ['a@b.example', 'mailto:a@b.example'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['tel:+15551234567', 'tel:+15551234567'],
  ['/rates', '/rates'],
  ['#costs', '#costs'],
  [`${site.url}/rates`, '/rates'],
])('reads %o as %o', (typed, address) => {
  expect(typedAddress(typed)).toBe(address);
});

test.each(['', '#', 'rates', 'javascript:alert(1)', 'two words.com'])(
  'finds no address in %o',
  (typed) => {
    expect(typedAddress(typed)).toBe('');
  },
);
