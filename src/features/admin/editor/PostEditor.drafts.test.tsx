import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { PostDraft } from '#src/data/admin/posts/drafts.service.ts';
import * as service from '#src/data/admin/posts/post-editing.service.ts';
import { DraftConflict, EditConflict, SaveRefused } from '#src/data/admin/posts/post-versions.ts';
import { toPostInput } from '#src/model/post-changes/post-input.ts';
import { editedPost as stored } from '#tests/fixtures/edited-post.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import {
  lastSave,
  onDraft,
  onSaved,
  onUnavailable,
  open,
  saveButton,
  title,
} from '#tests/fixtures/post-editor.tsx';
import { findDrafts, nameDrafts, saveDraft } from './drafts/browser-drafts.ts';
import { DraftNotice } from './drafts/DraftActions.tsx';

mockExports(await import('#src/data/admin/posts/post-editing.service.ts'));
const { loadDraft, saveServerDraft, unpublishPost } = mockExports(
  await import('#src/data/admin/posts/server-draft.service.ts'),
);
mockExports(await import('#src/data/admin/posts/post-changes.service.ts'));
const { deletePostDraft } = mockExports(await import('#src/data/admin/posts/drafts.service.ts'));

test('a new post has the founder’s name as its author, which alone is nothing to save', async () => {
  vi.mocked(service.loadFounderName).mockResolvedValue('Ada Example');
  open();
  const author = await screen.findByRole('textbox', { name: /^Author/ });
  await waitFor(() => expect(author).toHaveValue('Ada Example'));
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage).toHaveLength(0);
  await userEvent.type(await title(), 'First');
  await userEvent.clear(author);
  window.dispatchEvent(new Event('pagehide'));
  expect(localStorage).toHaveLength(1);
  expect(author).toHaveValue('');
});

test('warns once when the browser cannot store drafts', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open('one');
  await userEvent.type(await title(), ' today');

  expect(await screen.findAllByText(/cannot keep a draft/)).toHaveLength(1);
});

test('asks before a draft is discarded', async () => {
  saveDraft(nameDrafts('ana', 'one'), 'f', {
    input: { ...toPostInput(stored), title: 'Drafted' },
    base: { ...stored, title: 'As loaded' },
    savedAt: Date.parse('2026-11-21T20:05:00.000Z'),
  });
  open('one');
  expect(await screen.findByText(/ from 11\/21\/2026, 3:05 PM ET\.$/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Discard this draft?' }));
  await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
  expect(screen.getByRole('region', { name: 'Unsaved draft' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  expect(screen.queryByRole('region', { name: 'Unsaved draft' })).toBeNull();
  expect(findDrafts(nameDrafts('ana', 'one'))).toEqual([]);
});

test('a form stays open at the address of its draft, also of another one that it has restored', async () => {
  const input = { ...toPostInput(stored), title: 'Left' };
  saveDraft(nameDrafts('ana', 'new'), 'left', { input, base: undefined });
  vi.mocked(service.loadStoredPost).mockResolvedValue(undefined);
  open();
  await userEvent.type(await title(), 'First');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(onDraft).toHaveBeenLastCalledWith('new-id'));
  await userEvent.click(await screen.findByRole('button', { name: 'Restore it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(onDraft).toHaveBeenLastCalledWith('left'));
  expect(await screen.findAllByText(/^Draft saved at/)).not.toHaveLength(0);
  expect(await title()).toHaveValue('Left');
  expect(onUnavailable).not.toHaveBeenCalled();
});

test('says in words that the database refused a draft, and keeps it in the browser', async () => {
  saveServerDraft.mockRejectedValue(new SaveRefused());
  open('one');
  await userEvent.type(await title(), ' today');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));

  const [said] = await screen.findAllByText(/^The database refused the draft/);
  expect(said).toBeVisible();
  await waitFor(() =>
    expect(inBrowser('one')).toMatchObject([{ input: { title: 'FHA loans today' } }]),
  );
});

test('a draft saves itself five seconds after a change, which nobody is told, and one that failed once the connection is back', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const isAnnounced = (text: RegExp) =>
    screen.getAllByRole('status').some(({ textContent }) => text.test(textContent));
  open('one');
  fireEvent.change(await title(), { target: { value: 'Rates' } });
  expect(saveServerDraft).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await screen.findByText(/^Draft saved at/)).toBeVisible();
  expect(saveServerDraft.mock.lastCall?.[1].input.title).toBe('Rates');
  expect(isAnnounced(/^Draft saved at/)).toBe(false);

  saveServerDraft.mockRejectedValueOnce(new Error('away'));
  fireEvent.change(await title(), { target: { value: 'Rates today' } });
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => expect(isAnnounced(/^The draft is not on the server yet\./)).toBe(true));
  expect(await title()).toHaveValue('Rates today');
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(saveServerDraft).toHaveBeenCalledTimes(3);
  await waitFor(() => expect(isAnnounced(/^Draft saved at/)).toBe(true));
});

const inBrowser = (post: string) => findDrafts(nameDrafts('ana', post));

test('what the server has taken leaves the browser', async () => {
  open();
  await userEvent.type(await title(), 'Rates today');
  await waitFor(() => expect(inBrowser('new')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(saveServerDraft).toHaveBeenCalledOnce());

  await waitFor(() => expect(inBrowser('new')).toEqual([]));
});

test('a post is saved after the save of its draft that is under way', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  saveServerDraft.mockReturnValueOnce(promise);
  open('one');
  await userEvent.type(await title(), ' today');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await userEvent.click(saveButton());
  expect(await screen.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  expect(service.savePost).not.toHaveBeenCalled();
  resolve();
  await waitFor(() => expect(service.savePost).toHaveBeenCalledOnce());
});

test('a new post whose answers are lost keeps its whole text and is saved over what may be stored of it, once', async () => {
  const content = '<p>One.</p>\n<img src="/a.png" alt="A house" width="9" height="9">\n<p>Two.</p>';
  const input = { ...toPostInput(stored), content };
  saveDraft(nameDrafts('ana', 'new'), 'left', { input, base: undefined });
  saveServerDraft.mockRejectedValueOnce(new Error('lost'));
  const { promise, reject: lose } = Promise.withResolvers<void>();
  vi.mocked(service.savePost).mockReturnValueOnce(promise);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Restore it' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save draft' }));
  expect((await screen.findAllByText(/^The draft is not on the server yet/))[0]).toBeVisible();
  const publish = screen.getByRole('button', { name: 'Publish post' });
  await userEvent.click(publish);
  expect(await screen.findByRole('button', { name: 'Posting...' })).toBeDisabled();
  lose(new Error('lost'));
  expect(await screen.findByText(/^Everything you wrote is still here/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), ' Edited.');
  await userEvent.click(publish);
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const post = { ...stored, content };
  expect(vi.mocked(service.savePost).mock.calls.map((call) => call.slice(0, 3))).toEqual([
    ['left', post, [undefined]],
    ['left', { ...post, description: 'What they are. Edited.' }, [undefined, post]],
  ]);
  expect(lastSave()?.[3].drafts).toEqual(expect.arrayContaining([undefined, input]));
  expect(inBrowser('new')).toEqual([]);
});

test('a form that is gone saves nothing more, also when its last try fails only then', async () => {
  const { promise, reject } = Promise.withResolvers<void>();
  saveServerDraft.mockReturnValueOnce(promise);
  open();
  await userEvent.type(await title(), 'Rates today');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(saveServerDraft).toHaveBeenCalledOnce());
  cleanup();

  vi.useFakeTimers();
  reject(new Error('The session has ended.'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saveServerDraft).toHaveBeenCalledOnce();
});

test('a post that was just stored leaves no draft in the browser, also when the page goes away at once', async () => {
  open('one');
  fireEvent.change(await title(), { target: { value: 'Rates today' } });
  fireEvent.click(saveButton());
  await waitFor(() => expect(onSaved).toHaveBeenCalled());
  // The pause after the last change is not over yet.
  window.dispatchEvent(new Event('pagehide'));
  expect(findDrafts(nameDrafts('ana', 'one'))).toEqual([]);
});

test('offers only words that exist nowhere else, once, and says how they differ', async () => {
  const written = { ...toPostInput(stored), title: 'On the server' };
  const at = '2026-11-21T20:05:00.000Z';
  loadDraft.mockResolvedValue({
    id: 'one',
    input: written,
    base: stored,
    by: 'ana',
    at,
  });
  const keep = (form: string, title: string, more = {}) =>
    saveDraft(nameDrafts('ana', 'one'), form, {
      input: { ...written, title },
      base: stored,
      ...more,
    });
  keep('published', stored.title);
  keep('taken', 'On the server');
  keep('taken then', 'Then', { onServer: { ...written, title: 'Then' } });
  keep('here', 'Only here', { savedAt: 2 });
  keep('here too', 'Only here', { savedAt: 1 });
  open('one');

  const offer = await screen.findByRole('region', { name: 'Unsaved draft' });
  expect(offer).toHaveTextContent('It differs from what you see in: title.');
  expect(inBrowser('one').map(({ form }) => form)).toEqual(['here']);
});

test('unpublishing can be repeated when its outcome is unknown; the post is a draft from then on', async () => {
  unpublishPost.mockRejectedValueOnce(new EditConflict(undefined));
  unpublishPost.mockRejectedValueOnce(new Error('away'));
  open('one');
  await userEvent.type(await title(), ' today');
  await userEvent.click(screen.getByRole('button', { name: 'Unpublish' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Unpublish this post?' }));
  for (const text of ['Someone changed this post', 'We do not know whether the post is unpubl']) {
    await userEvent.click(question.getByRole('button', { name: 'Unpublish' }));
    await waitFor(() => expect(question.getByRole('alert')).toHaveTextContent(text));
  }
  await userEvent.click(question.getByRole('button', { name: 'Unpublish' }));

  await waitFor(() => expect(onDraft).toHaveBeenCalledExactlyOnceWith('one'));
  const input = toPostInput({ ...stored, title: 'FHA loans today' });
  expect(unpublishPost.mock.calls.map(([id, { input }]) => [id, input])).toEqual(
    Array(3).fill(['one', input]),
  );
});

const theirDraft = {
  ...{ id: 'one', base: stored, by: 'ben@example.com', at: '2026-11-21T20:05:00.000Z' },
  input: { ...toPostInput(stored), title: 'Theirs' },
};
const mine = { ...toPostInput(stored), title: 'FHA loans today' };

/** Saves the draft of a post after somebody else saved theirs, or ended it. */
async function meetDraft(saved: PostDraft | undefined) {
  saveServerDraft.mockRejectedValueOnce(new DraftConflict(saved));
  open('one');
  await userEvent.type(await title(), ' today');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  return screen.findByRole('alert');
}

test('says who saved the draft in between, saves mine over it at a press, and keeps theirs in the browser', async () => {
  const notice = await meetDraft(theirDraft);
  expect(notice).toHaveTextContent('ben@example.com saved this draft on 11/21/2026, 3:05 PM ET');
  await userEvent.click(screen.getByRole('button', { name: 'Choose a version' }));
  expect(notice).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
  expect((await screen.findAllByText(/^Draft saved at/))[0]).toBeVisible();
  expect(saveServerDraft.mock.lastCall).toMatchObject([
    'one',
    { input: mine },
    [theirDraft.input, mine],
  ]);
  expect(saveButton()).toHaveFocus();
  expect(inBrowser('one')).toMatchObject([{ input: theirDraft.input, base: stored }]);
});

test('opens their draft and offers mine as an unsaved one', async () => {
  await meetDraft(theirDraft);
  await userEvent.click(screen.getByRole('button', { name: 'Open theirs' }));
  expect(await title()).toHaveValue('Theirs');
  expect(await screen.findByRole('region', { name: 'Unsaved draft' })).toBeVisible();
  expect(inBrowser('one')).toMatchObject([{ input: mine }]);
  await userEvent.type(await title(), '!');
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(saveServerDraft).toHaveBeenCalledTimes(2));
  expect(saveServerDraft.mock.lastCall?.[2]).toContainEqual(theirDraft.input);
});

test('a draft that is gone is made again only at a press', async () => {
  expect(await meetDraft(undefined)).toHaveTextContent(/^This draft was published or deleted/);
  expect(screen.queryByRole('button', { name: 'Open theirs' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
  await waitFor(() => expect(saveServerDraft).toHaveBeenCalledTimes(2));
  expect(saveServerDraft.mock.lastCall?.[2]).toEqual([undefined, mine]);
});

test('a post that meets their draft is not stored, with the focus on what to do', async () => {
  vi.mocked(service.savePost).mockRejectedValueOnce(new DraftConflict(theirDraft));
  open('one');
  await userEvent.type(await title(), ' today');
  await userEvent.click(saveButton());
  const notice = await screen.findByRole('alert');
  expect(notice).toHaveTextContent(/saved this draft on/);
  await waitFor(() => expect(notice).toHaveFocus());
  expect(onSaved).not.toHaveBeenCalled();
});

test('says whether a draft that was not discarded is certainly still there', async () => {
  deletePostDraft
    .mockRejectedValueOnce(Object.assign(new Error('denied'), { code: 'permission-denied' }))
    .mockRejectedValueOnce(new Error('away'));
  const draft = { by: 'ana', at: '2026-11-21T20:05:00.000Z', published: {} };
  render(<DraftNotice post="one" draft={draft} writer="ana" onDiscarded={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  const discard = () =>
    userEvent.click(screen.getAllByRole('button', { name: 'Discard the draft' }).at(-1) as Element);
  await discard();
  expect(await screen.findByText('The draft is still there.')).toBeVisible();
  await discard();
  expect(await screen.findByText('The draft may still be there.')).toBeVisible();
});
