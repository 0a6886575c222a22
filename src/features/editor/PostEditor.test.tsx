import { existsSync } from 'node:fs';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { listRevisions } from '#src/domain/posts/changes/revisions.service.ts';
import { editedPost as stored } from '#tests/fixtures/edited-post.ts';
import { PostEditor } from './PostEditor.tsx';
import { draftsOf, saveDraft } from './post-drafts.ts';
import { EditConflict, SaveFailed } from './post-editing.errors.ts';
import * as service from './post-editing.service.ts';
import type { StoredFields } from './post-fields.ts';
import { toPostInput } from './to-post-input.ts';

vi.mock('./post-editing.service.ts');
vi.mock('./drafts/server-draft.service.ts');
vi.mock('#src/domain/posts/changes/revisions.service.ts');

// Loading the chunk takes longer than a test waits for an element.
beforeAll(() => import('./content/ContentViews.tsx'), 60_000);

const onSaved = vi.fn();
const onUnavailable = vi.fn();

beforeEach(() => {
  vi.mocked(service.newPostId).mockReturnValue('new-id');
  vi.mocked(service.loadStoredPost).mockResolvedValue(stored);
  vi.mocked(service.titleOfOtherWithSlug).mockResolvedValue(undefined);
  vi.mocked(service.savePost).mockResolvedValue();
});
afterEach(() => {
  vi.resetAllMocks();
  vi.restoreAllMocks();
  localStorage.clear();
});

function open(id?: string, version?: string) {
  render(
    <PostEditor
      id={id}
      version={version}
      writer="ana"
      onSaved={onSaved}
      onUnavailable={onUnavailable}
    />,
    {
      wrapper: MemoryRouter,
    },
  );
}

const title = () => screen.findByRole('textbox', { name: 'Title' });
const saveButton = () => screen.getByRole('button', { name: 'Save changes' });

test('shows a loading text, then the post', async () => {
  open('one');
  expect(screen.getByRole('status')).toHaveTextContent('Loading post...');
  expect(await title()).toHaveValue('FHA loans');
});

const revision = {
  id: 'first',
  post: 'one',
  what: 'saved' as const,
  by: 'ben@example.com',
  at: '2026-11-20T20:05:00.000Z',
  before: { ...stored, title: 'FHA mortgages' },
};

test('saves a small edit without a new date if the writer asks for it', async () => {
  vi.mocked(service.loadStoredPost).mockResolvedValue({ ...stored, datePublished: '2021-05-04' });
  open('one');
  await userEvent.type(await title(), '!');
  const choice = screen.getByRole('checkbox', { name: 'Update the date and move to the top' });
  expect(choice).toBeChecked();
  expect(choice).toHaveAccessibleDescription(/today's date and moves it to the top/);
  await userEvent.click(choice);
  expect(choice).toHaveAccessibleDescription(/keeps its date and its place/);
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

test('opens an earlier version, which is saved over the current one like any change', async () => {
  vi.mocked(listRevisions).mockResolvedValue([revision]);
  open('one', 'first');
  expect(await title()).toHaveValue('FHA mortgages');
  expect(screen.getByText('Version: Until 11/20/2026, 3:05 PM (1 change ago)')).toBeVisible();
  expect(screen.getByText('Nothing changes on the site until you save.')).toBeVisible();
  await userEvent.click(saveButton());

  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const restored = { ...stored, title: 'FHA mortgages' };
  expect(service.savePost).toHaveBeenCalledExactlyOnceWith('one', restored, [stored], {
    by: 'ana',
    movesDate: true,
  });
});

test('opens the current version if the earlier one is gone', async () => {
  vi.mocked(listRevisions).mockResolvedValue([]);
  open('one', 'first');
  expect(await title()).toHaveValue('FHA loans');
  expect(screen.queryByText(/^Version:/)).not.toBeInTheDocument();
});

test.each([
  ['missing', () => Promise.resolve(undefined)],
  ['failed', () => Promise.reject(new Error())],
] as const)('reports a post that is %s to the page', async (reason, load) => {
  vi.mocked(service.loadStoredPost).mockImplementation(load);
  open('one');
  await waitFor(() => expect(onUnavailable).toHaveBeenCalledExactlyOnceWith(reason));
});

test('saves changes to the loaded version and shows Saving...', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.mocked(service.savePost).mockReturnValue(promise);
  open('one');
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

test('accepts its own version after a save with an unknown outcome', async () => {
  vi.mocked(service.savePost).mockRejectedValueOnce(new SaveFailed());
  open('one');
  await userEvent.type(await title(), ' 1');
  await userEvent.click(saveButton());
  expect(await screen.findByText('Failed to save blog post.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());

  await userEvent.type(await title(), '2');
  await userEvent.click(saveButton());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(service.savePost).toHaveBeenLastCalledWith(
    'one',
    { ...stored, title: 'FHA loans 12' },
    [stored, { ...stored, title: 'FHA loans 1' }],
    { by: 'ana', movesDate: true },
  );
});

test('does not save when the slug cannot be checked', async () => {
  vi.mocked(service.titleOfOtherWithSlug).mockRejectedValue(new Error());
  open('one');
  await title();
  await userEvent.click(saveButton());

  expect(await screen.findByText(/could not check whether another post/)).toBeVisible();
  expect(service.savePost).not.toHaveBeenCalled();
});

test('refuses a new post without content and shows its parsed keywords', async () => {
  open();
  await userEvent.type(await title(), 'Rate Sheet');
  expect(screen.getByRole('textbox', { name: 'Slug' })).toHaveValue('rate-sheet');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Ohio');
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

const imported =
  '<p style="text-align:center">Loans</p><iframe src="https://maps.example/1"></iframe>';

test('saves content that was not edited as it was stored', async () => {
  const old = { ...stored, content: imported };
  vi.mocked(service.loadStoredPost).mockResolvedValue(old);
  open('one');
  await userEvent.type(await title(), ' today');
  await userEvent.click(saveButton());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const edited = { ...old, title: 'FHA loans today' };
  expect(vi.mocked(service.savePost).mock.lastCall?.slice(0, 2)).toEqual(['one', edited]);
});

test('shows what saving would take out of the content, and lets the writer go back', async () => {
  vi.mocked(service.loadStoredPost).mockResolvedValue({ ...stored, content: imported });
  open('one');
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Content' });
  fireEvent.change(area, { target: { value: `${imported}<p>More</p><script>x()</script>` } });
  await userEvent.click(saveButton());

  const question = await screen.findByRole('alertdialog', { name: 'Save without these parts?' });
  expect(
    within(question)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '<p style="text-align:center">',
    '<iframe src="https://maps.example/1"></iframe>',
    '<script>x()</script>',
  ]);
  await userEvent.click(within(question).getByRole('button', { name: 'Go back' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(service.savePost).not.toHaveBeenCalled();
  expect(area).toHaveValue(`${imported}<p>More</p><script>x()</script>`);

  await userEvent.click(saveButton());
  await userEvent.click(await screen.findByRole('button', { name: 'Save without them' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(vi.mocked(service.savePost).mock.lastCall?.[1]).toMatchObject({
    content: '<p>Loans</p><p>More</p>',
  });
});

test('warns once when the browser cannot store drafts', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open('one');
  await userEvent.type(await title(), ' today');

  expect(await screen.findAllByText(/cannot keep a draft/)).toHaveLength(1);
});

/** Opens the stored post, edits its title, and saves it after someone else saved another version. */
async function meetConflict(saved: StoredFields | undefined) {
  vi.mocked(service.savePost).mockRejectedValueOnce(new EditConflict(saved));
  open('one');
  await userEvent.clear(await title());
  await userEvent.type(await title(), 'FHA loans for beginners');
  await userEvent.click(saveButton());
}

const lastSave = () => vi.mocked(service.savePost).mock.lastCall;
const conflict = () => screen.findByRole('region', { name: 'Two versions of this post' });

test('saves both changes when another person changed another field', async () => {
  const saved = { ...stored, content: '<p>Their words</p>' };
  await meetConflict(saved);
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(['Content']));
  expect(lastSave()).toEqual([
    'one',
    { ...saved, title: 'FHA loans for beginners' },
    [saved],
    { by: 'ana', movesDate: true },
  ]);
  expect(screen.queryByRole('region', { name: 'Two versions of this post' })).toBeNull();
});

test('keeps the merged text when saving it fails', async () => {
  const saved = { ...stored, description: 'Their description' };
  vi.mocked(service.savePost).mockRejectedValueOnce(new EditConflict(saved));
  vi.mocked(service.savePost).mockRejectedValueOnce(new SaveFailed());
  open('one');
  await userEvent.type(await title(), ' today');
  await userEvent.click(saveButton());
  expect(await screen.findByText('Failed to save blog post.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Their description');
  await userEvent.click(saveButton());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(lastSave()?.[1]).toEqual({ ...saved, title: 'FHA loans today' });
});

test('asks only for the field that both changed, and compares its words', async () => {
  const saved = { ...stored, title: 'FHA loans explained', content: '<p>Their words</p>' };
  await meetConflict(saved);
  const question = within(await conflict());
  expect(question.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
    'Title',
  ]);
  expect(question.getByText('for beginners').closest('ins')).not.toBeNull();
  expect(question.getByText('explained').closest('del')).not.toBeNull();
  expect(question.getByText(/Their change to the content is kept/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Save mine anyway' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(['Content']));
  expect(lastSave()).toEqual([
    'one',
    { ...saved, title: 'FHA loans for beginners' },
    [saved],
    { by: 'ana', movesDate: true },
  ]);
});

test('saves a choice by field', async () => {
  const saved = { ...stored, title: 'Theirs', keywords: ['va'] };
  vi.mocked(service.savePost).mockRejectedValueOnce(new EditConflict(saved));
  open('one');
  await userEvent.type(await title(), ' today');
  await userEvent.type(screen.getByRole('textbox', { name: /^Keywords/ }), ', usda');
  await userEvent.click(saveButton());
  const choice = within(await screen.findByRole('group', { name: 'Title' }));
  await userEvent.click(choice.getByRole('radio', { name: 'Saved version' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save this choice' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(['Title']));
  expect(lastSave()?.[1]).toEqual({ ...saved, keywords: ['fha', 'usda'] });
});

test('asks before the saved version replaces the text', async () => {
  await meetConflict({ ...stored, title: 'Theirs' });
  await conflict();
  await userEvent.click(screen.getByRole('button', { name: 'Take the saved version' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Discard your changes?' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  expect(await conflict()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Take the saved version' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard my changes' }));
  expect(await title()).toHaveValue('Theirs');
});

test('offers to keep the text of a post that was deleted as a new post', async () => {
  await meetConflict(undefined);
  await conflict();
  await userEvent.click(screen.getByRole('button', { name: 'Keep it as a draft of a new post' }));
  expect(await title()).toHaveValue('FHA loans for beginners');
  await userEvent.click(screen.getByRole('button', { name: 'Publish post' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  expect(lastSave()).toMatchObject([
    'new-id',
    { title: 'FHA loans for beginners' },
    [undefined],
    { by: 'ana', movesDate: true },
  ]);
});

test('asks before a draft is discarded', async () => {
  saveDraft({ writer: 'ana', post: 'one' }, 'f', {
    input: { ...toPostInput(stored), title: 'Drafted' },
    base: stored,
  });
  open('one');
  await userEvent.click(await screen.findByRole('button', { name: 'Discard it' }));
  const question = within(screen.getByRole('alertdialog', { name: 'Discard this draft?' }));
  await userEvent.click(question.getByRole('button', { name: 'Keep it' }));
  expect(screen.getByRole('region', { name: 'Unsaved draft' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  await userEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  expect(screen.queryByRole('region', { name: 'Unsaved draft' })).toBeNull();
  expect(draftsOf({ writer: 'ana', post: 'one' })).toEqual([]);
});

test('keeps the drafts of a post that is gone as drafts of a new post', async () => {
  vi.mocked(service.loadStoredPost).mockResolvedValue(undefined);
  saveDraft({ writer: 'ana', post: 'one' }, 'f', {
    input: { ...toPostInput(stored), title: 'Drafted' },
    base: stored,
  });
  open('one');
  await waitFor(() => expect(onUnavailable).toHaveBeenCalledExactlyOnceWith('missing-with-draft'));
  expect(draftsOf({ writer: 'ana', post: 'one' })).toEqual([]);
  expect(draftsOf({ writer: 'ana', post: 'new' })).toMatchObject([
    { form: 'new-id', base: null, input: { title: 'Drafted' } },
  ]);
});

test('offers the draft of a deleted post with a new post, and leaves those of other posts', async () => {
  const draft = { input: { ...toPostInput(stored), title: 'Drafted' }, base: stored };
  for (const post of ['gone', 'kept', 'unknown']) saveDraft({ writer: 'ana', post }, 'f', draft);
  saveDraft({ writer: 'ben', post: 'gone' }, 'f', draft);
  vi.mocked(service.newPostId).mockReturnValueOnce('opened-id');
  vi.mocked(service.loadStoredPost).mockImplementation(async (id) => {
    if (id === 'unknown') throw new Error();
    return id === 'kept' ? stored : undefined;
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Restore it' }));
  expect(await title()).toHaveValue('Drafted');
  for (const post of ['kept', 'unknown']) {
    expect(draftsOf({ writer: 'ana', post })).toHaveLength(1);
  }
  expect(draftsOf({ writer: 'ben', post: 'gone' })).toHaveLength(1);
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

test('names a picture of this site that exists as an example', async () => {
  open('one');
  const image = await screen.findByRole('textbox', { name: 'Image (optional)' });
  const [example] =
    /\/images\/\S+\.svg/.exec(
      document.getElementById(`${image.getAttribute('aria-describedby')}`)?.textContent ?? '',
    ) ?? [];
  expect(existsSync(`public${example}`), example).toBe(true);
});

test('goes back to the form from a merge whose version has more in its content', async () => {
  const saved = { ...stored, title: 'Theirs', content: imported };
  vi.mocked(service.savePost).mockRejectedValueOnce(new EditConflict(saved));
  open('one');
  await userEvent.click(await screen.findByRole('tab', { name: 'HTML' }));
  const area = screen.getByRole('textbox', { name: 'Content' });
  fireEvent.change(area, { target: { value: '<p>My words</p>' } });
  await userEvent.click(saveButton());
  await userEvent.click(await screen.findByRole('button', { name: 'Save mine anyway' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Go back' }));
  expect(saveButton()).toBeEnabled();
  expect(await title()).toHaveValue('Theirs');
  expect(service.savePost).toHaveBeenCalledOnce();
});
