import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import {
  type NamedPost,
  type Normalization,
  normalizePosts,
} from '#src/data/admin/posts/normalize.service.ts';
import { clearBlogCache } from '#src/data/posts/blog-cache.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { NormalizePanel } from './NormalizePanel.tsx';

mockExports(await import('#src/data/admin/posts/normalize.service.ts'));
mockExports(await import('#src/data/posts/blog-cache.ts'), { clearBlogCache: vi.fn() });

const named = (id: string): NamedPost => ({ id, title: `Title of ${id}` });
const total = { readCount: 200, totalCount: 200, faulty: [] };

/** Answers a run with what it has done so far, step by step, and then with an error, or the end. */
const run = (steps: (Partial<Normalization> | Promise<never>)[], error?: Error) =>
  vi.mocked(normalizePosts).mockImplementationOnce(async function* () {
    for (const step of steps) yield { ...total, changed: [], ...(await step) };
    if (error) throw error;
  });

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

test('asks before it reads anything', async () => {
  open();
  await press('Normalize posts');
  expect(screen.getByRole('alertdialog', { name: question })).toBeVisible();

  await press('Cancel');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(normalizePosts).not.toHaveBeenCalled();
});

test('leads to the history of each post that it changed, and to the posts that it cannot fix', async () => {
  run([{ changed: [] }, { changed: [named('one')], faulty: [named('odd')] }]);
  const { onNormalized } = open();
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
  open();
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
  vi.mocked(normalizePosts).mockImplementationOnce(async function* () {
    yield { ...total, changed: await first.promise };
    next();
  });
  const { unmount, onNormalized } = open();
  await normalize();
  unmount();
  first.resolve([] as never);
  await waitFor(() => expect(onNormalized).toHaveBeenCalled());
  expect(next).not.toHaveBeenCalled();
});

test('stops at a failure, says how many were changed, and goes on with the rest', async () => {
  run([{ changed: [named('one')] }], new Error('away'));
  run([{ changed: [named('two')] }]);
  const { onNormalized } = open();
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
