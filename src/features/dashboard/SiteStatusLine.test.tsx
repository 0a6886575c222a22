import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchManifest } from '#src/domain/posts/search/search-index.ts';
import { countSavedSince } from './admin-posts.service.ts';
import { SiteStatusLine, savedText } from './SiteStatusLine.tsx';

vi.mock('./admin-posts.service.ts', () => ({ countSavedSince: vi.fn() }));
vi.mock('#src/domain/posts/search/search-index.ts', () => ({ fetchManifest: vi.fn() }));

const since = Date.UTC(2026, 10, 21, 20, 5);

beforeEach(() => {
  vi.mocked(fetchManifest).mockReset().mockResolvedValue({ since, blocks: [], rows: [] });
  vi.mocked(countSavedSince).mockReset().mockResolvedValue(2);
});

test('says when the site was built and what has changed since', async () => {
  render(<SiteStatusLine />);
  expect(
    await screen.findByText('Built 11/21/2026, 3:05 PM ET. 2 posts were saved since then.'),
  ).toBeVisible();
  expect(countSavedSince).toHaveBeenCalledExactlyOnceWith(new Date(since));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('links to where the owner starts a build, if there is such a page', () => {
  render(<SiteStatusLine rebuildAt="https://builds.example/start" />);
  expect(screen.getByRole('link', { name: 'Rebuild the site' })).toHaveAttribute(
    'href',
    'https://builds.example/start',
  );
});

test('says nothing about a site without a build, and reads nothing', async () => {
  vi.mocked(fetchManifest).mockResolvedValue(undefined);
  const { container } = render(<SiteStatusLine />);
  await waitFor(() => expect(fetchManifest).toHaveBeenCalledOnce());
  expect(container).toHaveTextContent('');
  expect(countSavedSince).not.toHaveBeenCalled();
});

test('says so when the changes cannot be counted', async () => {
  vi.mocked(countSavedSince).mockRejectedValue(new Error('away'));
  render(<SiteStatusLine />);
  expect(await screen.findByText('When the site was built could not be read.')).toBeVisible();
});

test.each([
  [0, 'No posts were saved since then.'],
  [1, '1 post was saved since then.'],
  [1_200, '1,200 posts were saved since then.'],
])('describes %d saved posts', (count, text) => {
  expect(savedText(count)).toBe(text);
});
