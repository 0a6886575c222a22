import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { NamedPost, Normalization } from '#src/data/admin/posts/normalize.service.ts';
import { mockExports, spyExports } from '#tests/fixtures/mock-exports.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { TextDatesPanel, UnusedPicturesPanel } from './CleanUpPanels.tsx';
import { NormalizePanel } from './NormalizePanel.tsx';

const {
  countOlderPictures,
  countTextDates,
  deleteUnusedPictures,
  findTextDates,
  findUnusedPictures,
  writeDates,
} = spyExports(await import('#src/data/admin/posts/clean-up.service.ts'));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('shows what each text becomes, and saves these dates and those that are entered', async () => {
  const texts = Array.from({ length: 8 }, (_, index) => `May ${index + 1}, 2021`);
  const found = [...texts, 'in spring', 'in fall'].map((text, index) => ({
    id: `post-${index}`,
    title: `Post ${index}`,
    text,
  }));
  countTextDates.mockResolvedValueOnce(10).mockResolvedValueOnce(1);
  findTextDates.mockResolvedValue(found);
  const onChanged = vi.fn();
  renderAt(<TextDatesPanel admin="a@example.com" onChanged={onChanged} />);
  expect(await screen.findByText(/^10 posts have a date of the wrong type/)).toBeVisible();
  await press('Show these dates');
  expect((await screen.findAllByRole('link'))[0]).toHaveAttribute(
    'href',
    '/admin/blog/edit/post-8',
  );
  expect(rows().slice(0, 3)).toEqual([
    expect.stringContaining('Post 8“in spring” cannot be read.'),
    expect.stringContaining('Post 9“in fall” cannot be read.'),
    'Post 0“May 1, 2021” becomes May 1, 2021.',
  ]);
  fireEvent.change(screen.getByLabelText('Day of Post 9'), { target: { value: '2020-10-01' } });
  await press('Save the dates of 9 posts');
  expect(await screen.findByText('The dates are saved.')).toBeVisible();

  const written = writeDates.mock.calls.map(([dates, by]) => {
    expect(by).toBe('a@example.com');
    return dates.map(({ id }) => id);
  });
  // As many as fit into a commit.
  expect(written.map(({ length }) => length)).toEqual([6, 3]);
  expect(writeDates.mock.calls[1]?.[0].at(-1)).toMatchObject({
    id: 'post-9',
    date: new Date('2020-10-01T16:00:00Z'),
  });
  expect(onChanged).toHaveBeenCalledOnce();
  expect(await screen.findByText(/^1 post has a date of the wrong type/)).toBeVisible();
});

test('shows the unused pictures, as many as there are, and deletes them', async () => {
  const pictures = Array.from({ length: 21 }, (_, index) => ({
    id: index.toString(16).padStart(64, '0'),
    description: index === 0 ? '' : `Porch ${index}`,
    width: 8,
    height: 6,
    addedAt: '2026-11-01T17:00:00.000Z',
  }));
  const unused = { pictures, readBefore: new Date() };
  countOlderPictures.mockResolvedValueOnce(1_040).mockResolvedValueOnce(1_019);
  findUnusedPictures.mockResolvedValue(unused);
  deleteUnusedPictures.mockImplementation(async (_, done) => 21 - done);
  render(<UnusedPicturesPanel />);
  expect(await screen.findByText(/^1,040 pictures were added/)).toBeVisible();
  await press('Find unused pictures');
  expect(await screen.findByText('and 1 more')).toBeVisible();
  expect(rows()).toHaveLength(20);
  expect(rows()[0]).toBe('DecorativeAdded November 1, 2026');
  await press('Delete 21 pictures');
  await userEvent.type(screen.getByRole('textbox'), '21');
  const [, confirm] = screen.getAllByRole('button', { name: 'Delete 21 pictures' });
  if (confirm) await userEvent.click(confirm);
  expect(await screen.findByText(/^The pictures are deleted/)).toBeVisible();
  expect(deleteUnusedPictures).toHaveBeenCalledWith(unused, 0);
  expect(await screen.findByText(/^1,019 pictures/)).toBeVisible();
});

const { normalizePosts } = mockExports(await import('#src/data/admin/posts/normalize.service.ts'));
const { clearBlogCache } = mockExports(await import('#src/data/posts/blog-cache.ts'));

const named = (id: string): NamedPost => ({ id, title: `Title of ${id}` });
const total = { readCount: 200, totalCount: 200, faulty: [] };

/** Answers a run with what it has done so far, step by step, and then with an error, or the end. */
const run = (steps: (Partial<Normalization> | Promise<never>)[], error?: Error) =>
  normalizePosts.mockImplementationOnce(async function* () {
    for (const step of steps) yield { ...total, changed: [], ...(await step) };
    if (error) throw error;
  });

function openNormalize() {
  const onNormalized = vi.fn();
  const { unmount } = renderAt(
    <NormalizePanel admin="a@example.com" onNormalized={onNormalized} />,
  );
  return { onNormalized, unmount };
}
const question = 'This will attempt to normalize all blog post states and keywords. Continue?';

async function normalize() {
  for (const answer of ['Cancel', 'Continue']) {
    await press('Normalize posts');
    expect(screen.getByRole('alertdialog', { name: question })).toBeVisible();
    expect(normalizePosts).not.toHaveBeenCalled();
    await press(answer);
  }
}
/** The names and addresses of all links. */
const linked = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

test('leads to the history of each post that it changed, and to the posts that it cannot fix', async () => {
  run([{ changed: [] }, { changed: [named('one')], faulty: [named('odd')] }]);
  const { onNormalized } = openNormalize();
  await normalize();

  expect(await screen.findByText('Blog data normalization complete.')).toBeVisible();
  expect(screen.getByText('Checked 200 posts and changed 1.')).toBeVisible();
  expect(linked()).toEqual([
    ['Title of one', '/admin/blog/history/one'],
    ['Title of odd', '/admin/blog/edit/odd'],
  ]);
  expect(normalizePosts).toHaveBeenCalledExactlyOnceWith('a@example.com');
  expect(clearBlogCache).toHaveBeenCalledOnce();
  expect(onNormalized).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('shows its progress', async () => {
  run([{ readCount: 60 }, new Promise(() => {})]);
  openNormalize();
  await normalize();

  const bar = await screen.findByRole('progressbar', { name: 'Normalizing posts' });
  expect(bar).toHaveAttribute('max', '200');
  expect(bar).toHaveAttribute('value', '60');
  expect(screen.getByText('60 of 200 done')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Normalize posts' })).toBeDisabled();
});

test('takes no further step after the page was left', async () => {
  const first = Promise.withResolvers<never>();
  const next = vi.fn();
  normalizePosts.mockImplementationOnce(async function* () {
    yield { ...total, changed: await first.promise };
    next();
  });
  const { unmount, onNormalized } = openNormalize();
  await normalize();
  unmount();
  first.resolve([] as never);
  await waitFor(() => expect(onNormalized).toHaveBeenCalled());
  expect(next).not.toHaveBeenCalled();
});

test('stops at a failure, says how many were changed, and goes on with the rest', async () => {
  run([{ changed: [named('one')] }], new Error('away'));
  run([{ changed: [named('two')] }]);
  const { onNormalized } = openNormalize();
  await normalize();

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Normalization failed.At least 1 post changed, and none is half changed.',
  );
  expect(linked()).toEqual([['Title of one', '/admin/blog/history/one']]);
  expect(onNormalized).toHaveBeenCalledOnce();

  await press('Go on');
  expect(await screen.findByText('Checked 200 posts and changed 2.')).toBeVisible();
  expect(linked().map(([title]) => title)).toEqual(['Title of one', 'Title of two']);
});
