import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { beforeEach, expect, test, vi } from 'vitest';
import { PostCheck } from './PostReview.tsx';
import { slugsWithoutPost } from './post-editing.service.ts';

vi.mock('./post-editing.service.ts', () => ({ slugsWithoutPost: vi.fn() }));

const onShow = vi.fn();

beforeEach(() => {
  onShow.mockReset();
  vi.mocked(slugsWithoutPost).mockReset().mockResolvedValue([]);
});

function Form({ content }: { content: string }) {
  const form = useForm({ defaultValues: { content }, values: { content } });
  return (
    <FormProvider {...form}>
      <PostCheck onShow={onShow} />
    </FormProvider>
  );
}

const findings = () =>
  screen.queryAllByRole('listitem').map((item) => item.firstChild?.textContent);

test('says that nothing was found, without a list and without a read', async () => {
  render(<Form content="<h2>Costs</h2><p>Words.</p>" />);
  expect(screen.getByRole('region', { name: 'Check' })).toHaveTextContent(/look good/);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(slugsWithoutPost).not.toHaveBeenCalled();
});

test('does not praise an empty post', () => {
  render(<Form content="<p> </p>" />);
  expect(screen.getByRole('region', { name: 'Check' })).toHaveTextContent(
    'CheckThe post is empty so far.',
  );
});

test('lists what it found, and leads to each', async () => {
  vi.mocked(slugsWithoutPost).mockResolvedValue(['gone']);
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
  vi.mocked(slugsWithoutPost).mockRejectedValue(new Error('away'));
  render(<Form content='<a href="/blog/there">A</a>' />);
  expect(await screen.findByText(/could not be checked/)).toBeVisible();
});
