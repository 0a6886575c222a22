import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { type PostInput, toPostInput } from '#src/model/post-changes/post-input.ts';
import { editedPost } from '#tests/fixtures/edited-post.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { PostCheck } from './PostReview.tsx';
import { createJudge } from './post/judge-post.ts';

const { slugsWithoutPost } = mockExports(
  await import('#src/data/admin/posts/post-editing.service.ts'),
);

const onShow = vi.fn();
const judge = createJudge(undefined);
const stored = toPostInput({ ...editedPost });

beforeEach(() => void slugsWithoutPost.mockResolvedValue([]));

function Form(changes: Partial<PostInput>) {
  const values = { ...stored, ...changes };
  const form = useForm({ defaultValues: values, values });
  return (
    <FormProvider {...form}>
      <PostCheck judge={judge} onShow={onShow} />
    </FormProvider>
  );
}

const findings = () =>
  screen.queryAllByRole('listitem').map((item) => item.firstChild?.textContent);

test('says that nothing was found, without a list', async () => {
  render(<Form content="<h2>Costs</h2><p>Words.</p>" />);
  expect(screen.getByRole('region', { name: 'Check' })).toHaveTextContent(/look good/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('says nothing before something is written', () => {
  render(<Form title="" content="" slug="" />);
  expect(screen.queryByRole('region', { name: 'Check' })).not.toBeInTheDocument();
});

test('first lists what keeps the post from being published, each with a link to its field', async () => {
  render(<Form title="" content='<img src="/a.png">[Picture missing: A chart]' />);
  const summary = '2 things keep the post from being published. One thing to look at.';
  expect(await screen.findByText(summary)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show the list' }));
  expect(findings()).toEqual([
    'Enter a title.',
    'A picture is missing: “A chart”. Choose it, or delete its place.',
    expect.stringContaining('“a.png” has no description'),
  ]);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#title', '#content']);
});

test('lists what it found, and leads to each', async () => {
  slugsWithoutPost.mockResolvedValue(['gone']);
  render(
    <Form content='<img src="/a.png"><a href="/blog/there">A</a><a href="/blog/gone">B</a><a href="/blog/gone">C</a>' />,
  );
  expect(await screen.findByText('3 things to look at.')).toBeVisible();
  expect(findings()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Show the list' }));
  expect(findings()).toEqual([
    expect.stringContaining('“a.png” has no description'),
    'The link “B” leads nowhere: there is no post at /blog/gone.',
    'The link “C” leads nowhere: there is no post at /blog/gone.',
  ]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Show link' })[1] as HTMLElement);
  expect(onShow).toHaveBeenCalledExactlyOnceWith({ part: 'link', index: 2 });
  expect(slugsWithoutPost).toHaveBeenCalledExactlyOnceWith(['there', 'gone']);
});

test('looks each post up once while the content changes', async () => {
  const { rerender } = render(<Form content='<a href="/blog/there">A</a>' />);
  await waitFor(() => expect(slugsWithoutPost).toHaveBeenCalledOnce());
  rerender(<Form content='<a href="/blog/there">A</a><a href="/blog/new">B</a>' />);
  await waitFor(() => expect(slugsWithoutPost).toHaveBeenLastCalledWith(['new']), {
    timeout: 5_000,
  });
  expect(slugsWithoutPost).toHaveBeenCalledTimes(2);
});

test('says so when the links could not be checked', async () => {
  slugsWithoutPost.mockRejectedValue(new Error('away'));
  render(<Form content='<a href="/blog/there">A</a>' />);
  expect(await screen.findByText(/could not be checked/)).toBeVisible();
});
