import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { fetchManifest } from '#src/domain/posts/search/static-files.ts';
import { SiteStatusLine } from './SiteStatusLine.tsx';
import { countChangesSince } from './site-status.service.ts';
import { changesText } from './site-status.ts';

vi.mock('./site-status.service.ts', () => ({ countChangesSince: vi.fn() }));
vi.mock('#src/domain/posts/search/static-files.ts', () => ({ fetchManifest: vi.fn() }));

const since = Date.UTC(2026, 10, 21, 20, 5);

beforeEach(() => {
  vi.mocked(fetchManifest).mockReset().mockResolvedValue({ since, blocks: [], rows: [] });
  vi.mocked(countChangesSince).mockReset().mockResolvedValue({ saved: 2, deleted: 1 });
});

test('says when the site was built and what has changed since', async () => {
  render(<SiteStatusLine />);
  expect(
    await screen.findByText(
      'Built 11/21/2026, 3:05 PM. 2 posts were saved and 1 was deleted since then.',
    ),
  ).toBeVisible();
  expect(countChangesSince).toHaveBeenCalledExactlyOnceWith(new Date(since));
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
  expect(countChangesSince).not.toHaveBeenCalled();
});

test('says so when the changes cannot be counted', async () => {
  vi.mocked(countChangesSince).mockRejectedValue(new Error('away'));
  render(<SiteStatusLine />);
  expect(await screen.findByText('When the site was built could not be read.')).toBeVisible();
});

test.each([
  [{ saved: 0, deleted: 0 }, 'No posts have changed since then.'],
  [{ saved: 1, deleted: 0 }, '1 post was saved since then.'],
  [{ saved: 0, deleted: 3 }, '3 posts were deleted since then.'],
  [{ saved: 1_200, deleted: 2 }, '1,200 posts were saved and 2 were deleted since then.'],
])('describes %j', (changes, text) => {
  expect(changesText(changes)).toBe(text);
});
