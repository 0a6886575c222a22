import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearBlogCache } from '#src/domain/posts/listing/blog-cache.ts';
import { NormalizePanel } from './NormalizePanel.tsx';
import { batchSize } from './normalization.ts';
import { type NamedPost, normalizeBatch, planNormalization } from './normalize.service.ts';

vi.mock('./normalize.service.ts', () => ({ normalizeBatch: vi.fn(), planNormalization: vi.fn() }));
vi.mock('#src/domain/posts/listing/blog-cache.ts', () => ({ clearBlogCache: vi.fn() }));

const named = (id: string): NamedPost => ({ id, title: `Title of ${id}` });
const posts = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => named(`post-${first + index}`));
const makePlan = (untidy: NamedPost[], faulty: NamedPost[] = []) => ({
  postCount: 200,
  untidy,
  faulty,
});

beforeEach(() => {
  vi.mocked(planNormalization)
    .mockReset()
    .mockResolvedValue(makePlan(posts(2)));
  vi.mocked(normalizeBatch)
    .mockReset()
    .mockImplementation(async (ids) => ids.map(named));
  vi.mocked(clearBlogCache).mockReset();
});

async function openAndNormalize() {
  const opened = open();
  await normalize();
  return opened;
}

function open() {
  const onNormalized = vi.fn();
  const { unmount } = render(<NormalizePanel admin="a@example.com" onNormalized={onNormalized} />, {
    wrapper: MemoryRouter,
  });
  return { onNormalized, unmount };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const question = 'This will attempt to normalize all blog post states and keywords. Continue?';

async function normalize() {
  await press('Normalize posts');
  await press('Continue');
}
/** The names and addresses of all links. */
const linked = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const toHistory = ({ id, title }: NamedPost) => [title, `/admin/blog/history/${id}`];

test('asks before it reads anything', async () => {
  open();
  await press('Normalize posts');
  expect(screen.getByRole('alertdialog', { name: question })).toBeVisible();
  expect(planNormalization).not.toHaveBeenCalled();

  await press('Cancel');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(planNormalization).not.toHaveBeenCalled();
});

test('normalizes the posts, and leads to the history of each that it changed, which may be other than planned', async () => {
  vi.mocked(normalizeBatch).mockResolvedValue(posts(1));
  const { onNormalized } = await openAndNormalize();

  expect(await screen.findByText('Blog data normalization complete.')).toBeVisible();
  expect(screen.getByText('Checked 200 posts and changed 1.')).toBeVisible();
  expect(linked()).toEqual(posts(1).map(toHistory));
  expect(normalizeBatch).toHaveBeenCalledExactlyOnceWith(['post-0', 'post-1'], 'a@example.com');
  expect(clearBlogCache).toHaveBeenCalledOnce();
  expect(onNormalized).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('is complete when no post needs a change, and leads to the posts that it cannot fix', async () => {
  vi.mocked(planNormalization).mockResolvedValue(makePlan([], [named('odd')]));
  const { onNormalized } = await openAndNormalize();

  expect(await screen.findByText('Blog data normalization complete.')).toBeVisible();
  expect(screen.getByText('Checked 200 posts and changed 0.')).toBeVisible();
  expect(linked()).toEqual([['Title of odd', '/admin/blog/edit/odd']]);
  expect(normalizeBatch).not.toHaveBeenCalled();
  expect(onNormalized).not.toHaveBeenCalled();
});

test('shows the progress of normalizing', async () => {
  vi.mocked(planNormalization).mockResolvedValue(makePlan(posts(batchSize + 1)));
  vi.mocked(normalizeBatch)
    .mockResolvedValueOnce([])
    .mockReturnValueOnce(new Promise(() => {}));
  await openAndNormalize();

  const bar = await screen.findByRole('progressbar', { name: 'Normalizing posts' });
  expect(bar).toHaveAttribute('max', String(batchSize + 1));
  expect(await screen.findByText(`${batchSize} of ${batchSize + 1} done`)).toBeVisible();
  expect(bar).toHaveAttribute('value', String(batchSize));
  expect(screen.getByRole('button', { name: 'Normalize posts' })).toBeDisabled();
});

test('stops reading, and writing before the next batch, on unmount', async () => {
  vi.mocked(planNormalization).mockResolvedValue(makePlan(posts(batchSize + 1)));
  const first = Promise.withResolvers<NamedPost[]>();
  vi.mocked(normalizeBatch).mockReturnValueOnce(first.promise);
  const { unmount, onNormalized } = await openAndNormalize();
  const signal = vi.mocked(planNormalization).mock.calls[0]?.[1];
  expect(signal?.aborted).toBe(false);

  unmount();
  expect(signal?.aborted).toBe(true);
  first.resolve([]);
  await waitFor(() => expect(onNormalized).toHaveBeenCalled());
  expect(normalizeBatch).toHaveBeenCalledOnce();
});

test('says that the posts cannot be read, and reads them again', async () => {
  vi.mocked(planNormalization).mockRejectedValueOnce(new Error('away'));
  const { onNormalized } = await openAndNormalize();

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Normalization failed.The posts could not be read.',
  );
  expect(onNormalized).not.toHaveBeenCalled();

  await press('Go on');
  expect(await screen.findByText('Checked 200 posts and changed 2.')).toBeVisible();
});

test('stops at a failure, says how many were changed, and goes on with the rest', async () => {
  const total = 3 * batchSize;
  // The second batch was done, although its answer did not arrive.
  vi.mocked(planNormalization)
    .mockResolvedValueOnce(makePlan(posts(total)))
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValueOnce(makePlan(posts(batchSize, 2 * batchSize)));
  vi.mocked(normalizeBatch)
    .mockImplementationOnce(async (ids) => ids.map(named))
    .mockRejectedValueOnce(new Error('away'));
  const { onNormalized } = await openAndNormalize();

  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent(
    `Normalization failed.At least ${batchSize} of ${total} posts were changed, and none is half changed.`,
  );
  expect(linked()).toEqual(posts(batchSize).map(toHistory));
  expect(normalizeBatch).toHaveBeenCalledTimes(2);
  expect(onNormalized).toHaveBeenCalledOnce();

  await press('Go on');
  expect(await screen.findByText(/could not be read/)).toBeVisible();
  expect(linked()).toEqual(posts(batchSize).map(toHistory));

  await press('Go on');
  expect(await screen.findByText(`Checked 200 posts and changed ${total}.`)).toBeVisible();
  expect(linked()).toEqual(posts(total).map(toHistory));
});

test('names a post of a batch that failed only once it is changed, and not again by the next run', async () => {
  vi.mocked(normalizeBatch).mockRejectedValueOnce(new Error('denied'));
  await openAndNormalize();
  expect(await screen.findByRole('alert')).toHaveTextContent('At least 0 of 2 posts were changed');
  expect(linked()).toEqual([]);

  await normalize();
  expect(await screen.findByText('Checked 200 posts and changed 2.')).toBeVisible();
  expect(linked()).toEqual(posts(2).map(toHistory));

  vi.mocked(planNormalization).mockResolvedValue(makePlan([]));
  await normalize();
  expect(await screen.findByText('Checked 200 posts and changed 0.')).toBeVisible();
  expect(linked()).toEqual([]);
});
