import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearBlogCache } from '#src/domain/posts/listing/blog-cache.ts';
import { NormalizePanel } from './NormalizePanel.tsx';
import type { FaultyPost, Normalization } from './normalization.ts';
import { normalizeBatch, planNormalization } from './normalize.service.ts';
import { batchSize } from './run-batches.ts';

vi.mock('./normalize.service.ts', () => ({ normalizeBatch: vi.fn(), planNormalization: vi.fn() }));
vi.mock('#src/domain/posts/listing/blog-cache.ts', () => ({ clearBlogCache: vi.fn() }));

const planOf = (changed: number, faultyPosts: FaultyPost[] = []): Normalization => ({
  postCount: 200,
  changedPosts: Array.from({ length: changed }, (_, index) => ({
    id: `post-${index}`,
    title: `Post ${index}`,
    changes: [{ field: 'keywords', before: ['"fha"', 'va'], after: ['fha', 'va'] }],
  })),
  faultyPosts,
});
const faulty: FaultyPost = { id: 'odd', title: 'Odd', field: 'keywords', problem: 'too-many' };

beforeEach(() => {
  vi.mocked(planNormalization).mockReset().mockResolvedValue(planOf(2));
  vi.mocked(normalizeBatch)
    .mockReset()
    .mockImplementation(async (ids) => ids.length);
  vi.mocked(clearBlogCache).mockReset();
});

function open() {
  const onNormalized = vi.fn();
  const { unmount } = render(<NormalizePanel admin="a@example.com" onNormalized={onNormalized} />, {
    wrapper: MemoryRouter,
  });
  return { onNormalized, unmount };
}
const start = () => userEvent.click(screen.getByRole('button', { name: 'Normalize posts' }));
const dialog = () =>
  screen.findByRole('alertdialog', {
    name: 'This will attempt to normalize all blog post states and keywords. Continue?',
  });
const proceed = async () => {
  await dialog();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
};

test('shows the changes before it makes any', async () => {
  open();
  await start();

  expect(await dialog()).toHaveAccessibleDescription('2 of 200 posts would change.');
  const changes = within(screen.getByRole('list', { name: 'Changes' })).getAllByRole('listitem');
  expect(changes.map(({ textContent }) => textContent)).toEqual([
    'Post 0Keywords:before"fha" · vaafterfha · va',
    'Post 1Keywords:before"fha" · vaafterfha · va',
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(normalizeBatch).not.toHaveBeenCalled();
});

test('shows the progress of reading', async () => {
  vi.mocked(planNormalization).mockImplementationOnce(async (onRead) => {
    onRead({ readCount: 120, totalCount: 1_000 });
    return new Promise(() => {});
  });
  open();
  await start();

  expect(await screen.findByText('Reading posts… 120 of 1,000')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reading posts…' })).toBeDisabled();
});

test('stops reading on unmount', async () => {
  vi.mocked(planNormalization).mockReturnValueOnce(new Promise(() => {}));
  const { unmount } = open();
  await start();
  const signal = vi.mocked(planNormalization).mock.calls[0]?.[1];
  expect(signal?.aborted).toBe(false);

  unmount();
  expect(signal?.aborted).toBe(true);
});

test('paginates many changes', async () => {
  vi.mocked(planNormalization).mockResolvedValue(planOf(11));
  open();
  await start();
  await dialog();
  expect(screen.getAllByRole('listitem')).toHaveLength(10);

  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(screen.getByRole('listitem')).toHaveTextContent('Post 10');
});

test('normalizes the posts and shows how many', async () => {
  const { onNormalized } = open();
  await start();
  await proceed();

  expect(await screen.findByText('Blog data normalization complete.')).toBeVisible();
  expect(screen.getByText('Normalized: 2 posts.')).toBeVisible();
  expect(normalizeBatch).toHaveBeenCalledExactlyOnceWith(['post-0', 'post-1'], 'a@example.com');
  expect(clearBlogCache).toHaveBeenCalledOnce();
  expect(onNormalized).toHaveBeenCalledOnce();
});

test('shows the progress of normalizing', async () => {
  vi.mocked(planNormalization).mockResolvedValue(planOf(batchSize + 1));
  vi.mocked(normalizeBatch)
    .mockResolvedValueOnce(batchSize)
    .mockReturnValueOnce(new Promise(() => {}));
  open();
  await start();
  await proceed();

  const bar = await screen.findByRole('progressbar', { name: 'Normalizing posts' });
  expect(bar).toHaveAttribute('max', String(batchSize + 1));
  expect(await screen.findByText(`${batchSize} of ${batchSize + 1} done`)).toBeVisible();
  expect(bar).toHaveAttribute('value', String(batchSize));
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
});

test('stops at a failure, shows how many posts are done, and can be restarted', async () => {
  vi.mocked(planNormalization).mockResolvedValueOnce(planOf(batchSize + 1));
  vi.mocked(normalizeBatch)
    .mockResolvedValueOnce(batchSize)
    .mockRejectedValueOnce(new Error('away'));
  const { onNormalized } = open();
  await start();
  await proceed();

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Normalization failed.');
  expect(alert).toHaveTextContent(`${batchSize} of ${batchSize + 1} posts are done.`);
  expect(onNormalized).toHaveBeenCalledOnce();

  await start();
  await proceed();
  expect(await screen.findByText('Blog data normalization complete.')).toBeVisible();
});

test('says that nothing was changed when the posts cannot be read', async () => {
  vi.mocked(planNormalization).mockRejectedValueOnce(new Error('away'));
  const { onNormalized } = open();
  await start();

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Normalization failed.The posts could not be read. Nothing was changed.',
  );
  expect(onNormalized).not.toHaveBeenCalled();
});

test('says when there is nothing to change and lists the posts that it cannot fix', async () => {
  vi.mocked(planNormalization).mockResolvedValue(planOf(0, [faulty]));
  open();
  await start();

  expect(await screen.findByText(/^Nothing to change\. Checked 200 posts;/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Odd' })).toHaveAttribute('href', '/admin/blog/edit/odd');
  expect(screen.getByRole('listitem')).toHaveTextContent('Odd: it has more than 50 keywords.');
});

test('says beforehand how many posts it cannot fix and lists them afterwards', async () => {
  vi.mocked(planNormalization).mockResolvedValue(planOf(1, [faulty]));
  open();
  await start();
  expect(await dialog()).toHaveAccessibleDescription(
    '1 of 200 posts would change. 1 post cannot be normalized and will be listed afterward.',
  );
  await proceed();

  expect(await screen.findByRole('link', { name: 'Odd' })).toBeVisible();
});
