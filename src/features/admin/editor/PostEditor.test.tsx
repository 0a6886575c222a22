import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import * as service from '#src/data/admin/posts/post-editing.service.ts';
import {
  EditConflict,
  SaveRefused,
  type StoredFields,
} from '#src/data/admin/posts/post-versions.ts';
import { toPostInput } from '#src/model/post-changes/post-input.ts';
import type { PostRevision } from '#src/model/post-changes/post-revision.ts';
import { editedRevision as revision, editedPost as stored } from '#tests/fixtures/edited-post.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import {
  lastSave,
  onSaved,
  onUnavailable,
  open,
  saveButton,
  title,
} from '#tests/fixtures/post-editor.tsx';
import { findDrafts, nameDrafts } from './drafts/browser-drafts.ts';

mockExports(await import('#src/data/admin/posts/post-editing.service.ts'));
const { loadDraft } = mockExports(await import('#src/data/admin/posts/server-draft.service.ts'));
const { listRevisions } = mockExports(
  await import('#src/data/admin/posts/post-changes.service.ts'),
);
mockExports(await import('#src/data/posts/posts.service.ts'), { getRelatedPosts: async () => [] });

const draft = {
  ...{ id: 'one', base: undefined, by: 'ben', at: revision.at },
  input: toPostInput(stored),
  datePublished: '2021-05-04T00:00:00.000Z',
};

test.each([
  ['missing', () => Promise.resolve(undefined), undefined],
  ['unpublished', () => Promise.resolve(undefined), draft],
  ['failed', () => Promise.reject(new Error()), undefined],
] as const)('reports a post that is %s to the page', async (reason, load, saved) => {
  vi.mocked(service.loadStoredPost).mockImplementation(load);
  loadDraft.mockResolvedValue(saved);
  open('one');
  await waitFor(() => expect(onUnavailable).toHaveBeenCalledExactlyOnceWith(reason));
});

test('opens an earlier version, which is saved over the current one like any change', async () => {
  listRevisions.mockResolvedValue([revision]);
  open('one', 'first');
  expect(await title()).toHaveValue('FHA mortgages');
  expect(screen.getByText('Version: Until 11/20/2026, 3:05 PM ET (1 change ago)')).toBeVisible();
  expect(screen.getByText('Nothing changes on the site until you save.')).toBeVisible();
  await userEvent.click(saveButton());

  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const restored = { ...stored, title: 'FHA mortgages' };
  expect(service.savePost).toHaveBeenCalledExactlyOnceWith('one', restored, [stored], {
    by: 'ana',
    movesDate: true,
  });
});

test('opens a version of a post that is not published, which is published under the same id', async () => {
  vi.mocked(service.loadStoredPost).mockResolvedValue(undefined);
  listRevisions.mockResolvedValue([{ ...revision, what: 'unpublished' }]);
  loadDraft.mockResolvedValue(draft);
  open('one', 'first');
  expect(await title()).toHaveValue('FHA mortgages');
  expect(screen.getByRole('checkbox', { name: /^Update the date/ })).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Publish post' }));

  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(lastSave()?.slice(0, 3)).toEqual(['one', revision.before, [undefined]]);
});

test('opens the current version if the earlier one is gone', async () => {
  listRevisions.mockResolvedValue([]);
  open('one', 'first');
  expect(await title()).toHaveValue('FHA loans');
  expect(screen.queryByText(/^Version:/)).not.toBeInTheDocument();
});

test('shows a loading text, saves changes to the loaded version, and shows Saving...', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.mocked(service.savePost).mockReturnValue(promise);
  open('one');
  expect(screen.getByRole('status')).toHaveTextContent('Loading post...');
  await userEvent.type(await title(), ' today');
  await userEvent.click(saveButton());

  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  resolve();
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const edited = { ...stored, title: 'FHA loans today' };
  expect(service.savePost).toHaveBeenCalledExactlyOnceWith('one', edited, [stored], {
    by: 'ana',
    movesDate: true,
  });
});

test.each([
  ['is refused', service.savePost, new SaveRefused(), /^The database refused it/],
  // Its slug was not touched, so nothing is said of that.
  [
    'cannot be sent',
    service.titleOfOtherWithSlug,
    new Error(),
    /^Nothing was sent, and everything/,
  ],
])('says in words that a post %s', async (_words, call, error, text) => {
  vi.mocked(call).mockRejectedValue(error);
  open('one');
  await userEvent.type(await title(), ' 1');
  await userEvent.click(saveButton());
  expect(await screen.findByText('Failed to save blog post.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(screen.getByText(text)).toBeVisible();
  expect(await title()).toHaveValue('FHA loans 1');
  expect(service.savePost).toHaveBeenCalledTimes(call === service.savePost ? 1 : 0);
});

test('refuses the slug of another post, and names that post', async () => {
  vi.mocked(service.titleOfOtherWithSlug).mockResolvedValue('The first one');
  open('one');
  await title();
  await userEvent.click(saveButton());

  const words = 'The post “The first one” already has this slug. Choose another one.';
  expect(await screen.findByRole('link', { name: words })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Slug' })).toHaveAccessibleDescription(
    expect.stringContaining(words),
  );
  expect(service.savePost).not.toHaveBeenCalled();
});

test('refuses a new post without content and shows its parsed keywords', async () => {
  open();
  await userEvent.type(await title(), 'Rate Sheet');
  const slug = screen.getByRole('textbox', { name: 'Slug' });
  expect(slug).toHaveValue('rate-sheet');
  await userEvent.type(slug, '-2');
  await userEvent.type(await title(), ' again');
  expect(slug).toHaveValue('rate-sheet-2');
  const state = screen.getByRole('combobox', { name: 'State' });
  expect(state).toHaveAccessibleDescription(/that most of its readers come from/);
  await userEvent.selectOptions(state, 'Ohio');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Rates');
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'About it.');
  await userEvent.type(screen.getByRole('textbox', { name: /^Keywords/ }), ' a,, b ');
  expect(
    within(screen.getByRole('list', { name: 'Keywords' })).getAllByRole('listitem'),
  ).toHaveLength(2);
  await userEvent.click(screen.getByRole('button', { name: 'Publish post' }));
  await screen.findByRole('alert', { name: 'There is a problem' });
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Write the content of the post.' })).toBeVisible();
  expect(service.savePost).not.toHaveBeenCalled();
});

test('saves a small edit without a new date if the writer asks for it', async () => {
  vi.mocked(service.loadStoredPost).mockResolvedValue({ ...stored, datePublished: '2021-05-04' });
  open('one');
  await userEvent.type(await title(), '!');
  const choice = screen.getByRole('checkbox', { name: 'Update the date and move to the top' });
  expect(choice).toBeChecked();
  expect(choice).toHaveAccessibleDescription(/today's date and moves it to the top/);
  await userEvent.click(choice);
  expect(choice).toHaveAccessibleDescription(/keeps its date and its place/);
  await userEvent.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(screen.getByText('May 4, 2021')).toBeVisible();
  expect(screen.getByText(/\| Updated/)).toBeVisible();
  await userEvent.click(saveButton());

  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(vi.mocked(service.savePost).mock.calls[0]?.[3]).toEqual({ by: 'ana', movesDate: false });
});

test('leaves no choice for a post without a date', async () => {
  open('one');
  await title();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByText(/today's date and moves it to the top/)).toBeVisible();
});

test('does not save on Enter in a line of the form', async () => {
  open('one');
  await userEvent.type(await title(), '{Enter}');
  await userEvent.type(screen.getByRole('textbox', { name: /^Keywords/ }), '{Enter}');
  expect(service.savePost).not.toHaveBeenCalled();
  saveButton().focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(service.savePost).toHaveBeenCalledOnce());
});

test("says that readers see a fallback when no picture is found at the image's address", async () => {
  vi.mocked(service.loadStoredPost).mockResolvedValue({
    ...stored,
    image: 'https://a.example/x.png',
  });
  open('one');
  const caption = await screen.findByText('What readers will see.');
  const picture = caption.closest('figure')?.querySelector('img') as HTMLImageElement;
  fireEvent.error(picture);
  expect(caption).toHaveTextContent('a fallback picture, because no picture was found');
  await userEvent.click(screen.getByRole('button', { name: 'Suggest a picture' }));
  expect(caption).toHaveTextContent('What readers will see.');
});

/** Edits the title of the stored post and saves it after someone else saved another version. */
async function meetConflict(saved: StoredFields | undefined) {
  vi.mocked(service.savePost).mockRejectedValueOnce(new EditConflict(saved));
  open('one');
  await userEvent.clear(await title());
  // At once: each key would render the whole form.
  await userEvent.paste('FHA loans for beginners');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await userEvent.click(saveButton());
  return screen.findByRole('alert');
}

const theirs = { ...stored, title: 'Theirs', dateUpdated: revision.at };
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('says who saved the post in between, and saves over that only at a press', async () => {
  listRevisions.mockResolvedValue([revision]);
  const notice = await meetConflict(theirs);
  expect(notice).toHaveTextContent('ben@example.com saved this post on 11/20/2026, 3:05 PM ET');
  await waitFor(() => expect(notice).toHaveFocus());
  vi.mocked(service.savePost).mockRejectedValueOnce(new EditConflict(theirs));
  await userEvent.click(saveButton());
  expect(lastSave()?.[2]).toEqual([stored]);
  await screen.findByRole('alert');
  await press('Save mine');
  const post = { slug: stored.slug, isNew: false };
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(post));
  const mine = { ...stored, title: 'FHA loans for beginners' };
  expect(lastSave()?.slice(0, 3)).toEqual(['one', mine, [theirs]]);
});

test.each<[title: string, saved: StoredFields | undefined, changes: Partial<PostRevision>]>([
  ['You normalized this post on 11/20/2026', theirs, { by: 'ana', what: 'normalized' }],
  ['ben@example.com deleted this post on 11/20/2026', undefined, { what: 'deleted' }],
  ['Someone else changed this post in the meantime', { ...theirs, dateUpdated: 'Later' }, {}],
  ['Someone else deleted this post in the meantime', undefined, {}],
])('says %s', async (text, saved, changes) => {
  listRevisions.mockResolvedValue([{ ...revision, ...changes }]);
  expect(await meetConflict(saved)).toHaveTextContent(text);
  expect(screen.queryByRole('button', { name: 'Open theirs' }) !== null).toBe(saved !== undefined);
  await press('Save mine');
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(lastSave()?.[2]).toEqual([saved]);
});

test('opens theirs and offers mine as an unsaved draft, though the server has that, too', async () => {
  listRevisions.mockRejectedValue(new Error('away'));
  await meetConflict(theirs);
  await press('Open theirs');
  expect(await title()).toHaveValue('Theirs');
  expect(await title()).toHaveFocus();
  const offer = await screen.findByRole('region', { name: 'Unsaved draft' });
  expect(offer).toHaveTextContent('It differs from what you see in: title.');
  await userEvent.click(saveButton());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  // It ends the draft of mine, which this browser still has.
  const mine = { ...toPostInput(stored), title: 'FHA loans for beginners' };
  expect(lastSave()?.[2]).toEqual([theirs]);
  expect(lastSave()?.[3].drafts).toContainEqual(mine);
  expect(findDrafts(nameDrafts('ana', 'one'))).toMatchObject([{ input: mine, base: stored }]);
});

test('asks before theirs replaces what this browser cannot keep', async () => {
  listRevisions.mockResolvedValue([]);
  await meetConflict(theirs);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  for (const answer of ['Cancel', 'Discard it']) {
    await press('Open theirs');
    expect(screen.getByRole('alertdialog', { name: 'Discard the other version?' })).toBeVisible();
    expect(await title()).toHaveValue('FHA loans for beginners');
    await press(answer);
  }
  expect(await title()).toHaveValue('Theirs');
});
