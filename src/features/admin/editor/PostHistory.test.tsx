import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { PostRevision } from '#src/model/post-changes/post-revision.ts';
import { editedPost as current, editedRevision } from '#tests/fixtures/edited-post.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { PostHistory } from './PostHistory.tsx';

const { loadHistory: load } = mockExports(await import('#src/data/admin/posts/history.service.ts'));

const revisions: PostRevision[] = [
  {
    id: 'second',
    post: 'one',
    what: 'normalized',
    by: 'ana@example.com',
    at: '2026-11-21T20:05:00.000Z',
    before: { keywords: '["fha"]' },
  },
  { ...editedRevision, before: { ...editedRevision.before, content: '<p>Many words</p>' } },
];
beforeEach(() => void load.mockResolvedValue({ current, revisions }));

const show = () => renderAt(<PostHistory id="one" />);
const from = () => screen.findByRole('combobox', { name: 'From' });

test('lists the versions with who made them, and links to restore each earlier one', async () => {
  show();
  expect(screen.getByRole('status')).toHaveTextContent('Loading history...');
  const versions = await screen.findByRole('region', { name: 'Versions' });
  const texts = within(versions).getAllByRole('listitem');
  expect(texts.map(({ textContent }) => textContent)).toEqual([
    'Current version, saved 11/21/2026, 3:05 PM ETStates and keywords cleaned up by ana@example.com.',
    'Saved 11/20/2026, 3:05 PM ET (1 change ago)Saved by ben@example.com. Changed: title, content, and keywords.Restore',
    'Until 11/20/2026, 3:05 PM ET (2 changes ago)The history does not say who saved it.Restore',
  ]);
  expect(
    screen.getByRole('link', { name: 'Restore: Until 11/20/2026, 3:05 PM ET (2 changes ago)' }),
  ).toHaveAttribute('href', '/admin/blog/edit/one?version=first');
  expect(screen.getByRole('link', { name: 'FHA loans' })).toHaveAttribute(
    'href',
    '/admin/blog/edit/one',
  );
});

test('keeps the history of a post that is not published', async () => {
  const unpublished = { ...revisions[1], id: 'third', what: 'unpublished' } as PostRevision;
  load.mockResolvedValue({ current: undefined, revisions: [unpublished, ...revisions] });
  show();
  expect(await screen.findByText('This post is not on the blog.')).toBeVisible();
  const versions = screen.getByRole('region', { name: 'Versions' });
  expect(within(versions).getAllByRole('listitem')).toHaveLength(3);
  expect(versions).toHaveTextContent('Unpublished by ben@example.com');
  expect(await from()).toHaveDisplayValue(/2 changes ago/);
  expect(screen.getByRole('combobox', { name: 'To' })).toHaveDisplayValue(/1 change ago/);
});

test('compares any two versions word by word, the last change first', async () => {
  show();
  await from();
  const comparison = screen.getByRole('region', { name: 'Compare two versions' });
  expect(comparison).toHaveTextContent('1 field differs.');
  expect(within(comparison).getByRole('heading', { name: 'Keywords' })).toBeVisible();

  await userEvent.selectOptions(await from(), 'first');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'To' }), 'second');
  expect(comparison).toHaveTextContent('3 fields differ.');
  const title = within(comparison).getByRole('heading', { name: 'Title' }).closest('section');
  expect(title?.querySelector('del')).toHaveTextContent('mortgages');
  expect(title?.querySelector('ins')).toHaveTextContent('loans');
  const content = within(comparison).getByRole('heading', { name: 'Content' }).closest('section');
  expect(content?.querySelector('del')).toHaveTextContent('Many words');
  expect(content).not.toHaveTextContent('<p>');

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'To' }), 'first');
  expect(comparison).toHaveTextContent('Both versions are the same.');
});

test.each([
  ['there is none', async () => ({ current, revisions: [] }), 'No earlier versions.'],
  ['the post is gone', async () => undefined, 'Blog post not found.'],
  ['it cannot be read', () => Promise.reject(new Error()), 'could not be loaded.'],
])('says so when %s', async (_words, answer, text) => {
  load.mockImplementation(answer);
  show();
  expect(await screen.findByText(text, { exact: false })).toBeVisible();
});
