import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import {
  countOlderPictures,
  countTextDates,
  deleteUnusedPictures,
  findTextDates,
  findUnusedPictures,
  writeDates,
} from '#src/data/admin/posts/clean-up.service.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { TextDatesPanel, UnusedPicturesPanel } from './CleanUpPanels.tsx';

mockExports(await import('#src/data/admin/posts/clean-up.service.ts'), {
  countTextDates: vi.fn(),
  findTextDates: vi.fn(),
  writeDates: vi.fn(),
  countOlderPictures: vi.fn(),
  deleteUnusedPictures: vi.fn(),
  findUnusedPictures: vi.fn(),
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('shows what each text becomes, and saves these dates and those that are entered', async () => {
  const texts = Array.from({ length: 8 }, (_, index) => `May ${index + 1}, 2021`);
  const found = [...texts, 'in spring', 'in fall'].map((text, index) => ({
    id: `post-${index}`,
    title: `Post ${index}`,
    text,
  }));
  vi.mocked(countTextDates).mockResolvedValueOnce(10).mockResolvedValueOnce(1);
  vi.mocked(findTextDates).mockResolvedValue(found);
  const onChanged = vi.fn();
  render(<TextDatesPanel admin="a@example.com" onChanged={onChanged} />, { wrapper: MemoryRouter });
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

  const written = vi.mocked(writeDates).mock.calls.map(([dates, by]) => {
    expect(by).toBe('a@example.com');
    return dates.map(({ id }) => id);
  });
  // As many as fit into a commit.
  expect(written.map(({ length }) => length)).toEqual([6, 3]);
  expect(vi.mocked(writeDates).mock.calls[1]?.[0].at(-1)).toMatchObject({
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
  vi.mocked(countOlderPictures).mockResolvedValueOnce(1_040).mockResolvedValueOnce(1_019);
  vi.mocked(findUnusedPictures).mockResolvedValue(unused);
  vi.mocked(deleteUnusedPictures).mockImplementation(async (_, done) => 21 - done);
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
