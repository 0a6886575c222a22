import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { clearBlogCache } from '#src/domain/posts/listing/blog-cache.ts';
import { NormalizePanel } from './NormalizePanel.tsx';
import type { ChangedPost, FaultyPost, Normalization } from './normalization.ts';
import { normalizeBatch, planNormalization, undoBatch } from './normalize.service.ts';
import { batchSize } from './run-batches.ts';

vi.mock('./normalize.service.ts', () => ({
  normalizeBatch: vi.fn(),
  planNormalization: vi.fn(),
  undoBatch: vi.fn(),
}));
vi.mock('#src/domain/posts/listing/blog-cache.ts', () => ({ clearBlogCache: vi.fn() }));

const changed = (id: string): ChangedPost => ({
  id,
  title: `Title of ${id}`,
  changes: [{ field: 'keywords', before: ['"fha"', 'va'], after: ['fha', 'va'] }],
});
const posts = (count: number, first = 0) =>
  Array.from({ length: count }, (_, index) => changed(`post-${first + index}`));
const makePlan = (changedPosts: ChangedPost[], faultyPosts: FaultyPost[] = []): Normalization => ({
  postCount: 200,
  changedPosts,
  faultyPosts,
});
const faulty: FaultyPost = { id: 'odd', title: 'Odd', field: 'keywords', problem: 'too-many' };
const done = (ids: readonly string[]) => ({ changedPosts: ids.map(changed), faultyPosts: [] });

beforeEach(() => {
  vi.mocked(planNormalization)
    .mockReset()
    .mockResolvedValue(makePlan(posts(2)));
  vi.mocked(normalizeBatch)
    .mockReset()
    .mockImplementation(async (ids) => done(ids));
  vi.mocked(undoBatch)
    .mockReset()
    .mockImplementation(async (of) => ({ undoneCount: of.length, changedSince: [] }));
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
const listed = (name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const heading = () => screen.getByRole('heading', { level: 2 });

test('asks before it reads anything', async () => {
  open();
  await press('Normalize posts');
  expect(screen.getByRole('alertdialog', { name: question })).toBeVisible();
  expect(planNormalization).not.toHaveBeenCalled();

  await press('Cancel');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(planNormalization).not.toHaveBeenCalled();
});

test('normalizes the posts, reports what it changed, by post, and undoes it', async () => {
  const { onNormalized } = await openAndNormalize();

  expect(await screen.findByText('Blog data normalization complete.')).toBeVisible();
  expect(screen.getByText('Checked 200 posts and changed 2.')).toBeVisible();
  expect(listed('Changes')).toEqual([
    'Title of post-0Keywords:before"fha" · vaafterfha · va',
    'Title of post-1Keywords:before"fha" · vaafterfha · va',
  ]);
  expect(normalizeBatch).toHaveBeenCalledExactlyOnceWith(['post-0', 'post-1'], 'a@example.com');
  expect(clearBlogCache).toHaveBeenCalledOnce();
  expect(onNormalized).toHaveBeenCalledOnce();
  expect(heading()).toHaveFocus();

  // The report stays while it asks again.
  await press('Normalize posts');
  await press('Cancel');
  await press('Undo');
  expect(await screen.findByText('The changes were undone.')).toBeVisible();
  expect(screen.getByText('As before: 2 posts.')).toBeVisible();
  expect(undoBatch).toHaveBeenCalledExactlyOnceWith(posts(2), 'a@example.com');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(screen.queryByText('Blog data normalization complete.')).not.toBeInTheDocument();
  expect(clearBlogCache).toHaveBeenCalledTimes(2);
  expect(onNormalized).toHaveBeenCalledTimes(2);
  expect(heading()).toHaveFocus();
});

test('reports what was changed, which may be other than what was planned', async () => {
  vi.mocked(normalizeBatch).mockResolvedValue({ changedPosts: posts(1), faultyPosts: [faulty] });
  await openAndNormalize();

  expect(await screen.findByText('Checked 200 posts and changed 1.')).toBeVisible();
  expect(listed('Changes')).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Odd' })).toBeVisible();
});

test('is complete when no post needs a change, and lists the posts that it cannot fix', async () => {
  vi.mocked(planNormalization).mockResolvedValue(makePlan([], [faulty]));
  const { onNormalized } = await openAndNormalize();

  expect(await screen.findByText('Blog data normalization complete.')).toBeVisible();
  expect(screen.getByText('Checked 200 posts and changed none.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Odd' })).toHaveAttribute('href', '/admin/blog/edit/odd');
  expect(screen.getByRole('listitem')).toHaveTextContent('Odd: it has more than 50 keywords.');
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  expect(normalizeBatch).not.toHaveBeenCalled();
  expect(onNormalized).not.toHaveBeenCalled();
});

test('paginates many changes', async () => {
  vi.mocked(planNormalization).mockResolvedValue(makePlan(posts(11)));
  await openAndNormalize();
  await screen.findByText('Blog data normalization complete.');
  expect(listed('Changes')).toHaveLength(10);

  await press('Next');
  expect(listed('Changes')).toEqual([expect.stringContaining('post-10')]);
  expect(screen.getByRole('navigation', { name: 'Pages of changes' })).toHaveTextContent(
    'Page 2 of 2',
  );
});

test('shows the progress of normalizing', async () => {
  vi.mocked(planNormalization).mockResolvedValue(makePlan(posts(batchSize + 1)));
  vi.mocked(normalizeBatch)
    .mockResolvedValueOnce(done([]))
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
  const first = Promise.withResolvers<ReturnType<typeof done>>();
  vi.mocked(normalizeBatch).mockReturnValueOnce(first.promise);
  const { unmount, onNormalized } = await openAndNormalize();
  const signal = vi.mocked(planNormalization).mock.calls[0]?.[1];
  expect(signal?.aborted).toBe(false);

  unmount();
  expect(signal?.aborted).toBe(true);
  first.resolve(done([]));
  await waitFor(() => expect(onNormalized).toHaveBeenCalled());
  expect(normalizeBatch).toHaveBeenCalledOnce();
});

test('says that nothing was changed when the posts cannot be read', async () => {
  vi.mocked(planNormalization).mockRejectedValueOnce(new Error('away'));
  const { onNormalized } = await openAndNormalize();

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Normalization failed.The posts could not be read. Nothing was changed.',
  );
  expect(onNormalized).not.toHaveBeenCalled();
});

test('stops at a failure, says what is done and what may be, and continues when restarted', async () => {
  const total = 2 * batchSize + 1;
  vi.mocked(planNormalization)
    .mockResolvedValueOnce(makePlan(posts(total)))
    .mockResolvedValueOnce(makePlan(posts(1, 2 * batchSize)));
  vi.mocked(normalizeBatch)
    .mockImplementationOnce(async (ids) => done(ids))
    .mockRejectedValueOnce(new Error('away'));
  const { onNormalized } = await openAndNormalize();

  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Normalization failed.');
  expect(alert).toHaveTextContent(
    `${batchSize} of ${total} posts are done. The next ${batchSize} may be done, too; the answer did not arrive.`,
  );
  expect(listed('Changes')[0]).toContain('post-0');
  expect(listed('Changes that may have been made')[0]).toContain(`post-${batchSize}`);
  expect(onNormalized).toHaveBeenCalledOnce();

  // The second batch was done, so only the last post is left; Undo covers all of them.
  await normalize();
  expect(await screen.findByText(`Checked 200 posts and changed ${total}.`)).toBeVisible();
  await press('Undo');
  await screen.findByText('The changes were undone.');
  expect(vi.mocked(undoBatch).mock.calls.flatMap(([batch]) => batch.map(({ id }) => id))).toEqual(
    posts(total).map(({ id }) => id),
  );
});

test('says of a batch that the database denied that nothing in it is done, and reports all once the rest is', async () => {
  const total = batchSize + 1;
  vi.mocked(planNormalization)
    .mockResolvedValueOnce(makePlan(posts(total)))
    .mockResolvedValueOnce(makePlan(posts(1, batchSize)));
  vi.mocked(normalizeBatch)
    .mockImplementationOnce(async (ids) => done(ids))
    .mockRejectedValueOnce(Object.assign(new Error('denied'), { code: 'permission-denied' }));
  await openAndNormalize();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    `${batchSize} of ${total} posts are done. Press “Normalize posts” again`,
  );
  expect(screen.queryByText('Changes that may have been made')).toBeNull();

  await normalize();
  expect(await screen.findByText(`Checked 200 posts and changed ${total}.`)).toBeVisible();
});

test('can undo again after a failure, and says which posts it could not undo', async () => {
  vi.mocked(undoBatch)
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValue({ undoneCount: 1, changedSince: posts(1) });
  await openAndNormalize();
  await screen.findByText('Blog data normalization complete.');
  await press('Undo');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The changes could not all be undone.0 of 2 posts are done. The next 2 may be done, too; the answer did not arrive. Press “Undo” again to continue with the rest.',
  );

  await press('Undo');
  expect(await screen.findByText('As before: 1 post.')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('The changes could not all be undone.');
  expect(screen.getByRole('listitem')).toHaveTextContent(
    'Title of post-0: its states or keywords were changed since, or it was deleted.',
  );
  expect(screen.getByRole('link', { name: 'Title of post-0' })).toHaveAttribute(
    'href',
    '/admin/blog/edit/post-0',
  );
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});
