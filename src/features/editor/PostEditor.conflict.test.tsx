import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { editedPost as stored } from '#tests/fixtures/edited-post.ts';
import {
  imported,
  lastSave,
  onSaved,
  open,
  saveButton,
  title,
} from '#tests/fixtures/post-editor.tsx';
import * as service from './post-editing.service.ts';
import { EditConflict, SaveFailed, type StoredFields } from './post-versions.ts';

vi.mock('./post-editing.service.ts');
vi.mock('./drafts/server-draft.service.ts');
vi.mock('#src/domain/posts/changes/post-changes.service.ts');

/** Opens the stored post, edits its title, and saves it after someone else saved another version. */
async function meetConflict(saved: StoredFields | undefined, ...others: Error[]) {
  for (const error of [new EditConflict(saved), ...others]) {
    vi.mocked(service.savePost).mockRejectedValueOnce(error);
  }
  open('one');
  await userEvent.clear(await title());
  await userEvent.type(await title(), 'FHA loans for beginners');
  await userEvent.click(saveButton());
}

const onBlog = { slug: stored.slug, isNew: false };
const conflict = () => screen.findByRole('region', { name: 'Two versions of this post' });

test('saves both changes when another person changed another field, also after a failure', async () => {
  const saved = { ...stored, description: 'Their description' };
  await meetConflict(saved, new SaveFailed());
  expect(await screen.findByText('Failed to save blog post.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('Their description');
  await userEvent.click(saveButton());
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(['Description'], onBlog));
  expect(lastSave()?.[1]).toEqual({ ...saved, title: 'FHA loans for beginners' });
});

test('asks only for the field that both changed, and compares its words', async () => {
  const saved = { ...stored, title: 'FHA loans explained', content: '<p>Their words</p>' };
  await meetConflict(saved);
  const question = within(await conflict());
  expect(question.getByRole('alert')).toHaveFocus();
  expect(question.getAllByRole('heading', { level: 2 }).map((h) => h.textContent)).toEqual([
    'Title',
  ]);
  expect(question.getByText('for beginners').closest('ins')).not.toBeNull();
  expect(question.getByText('explained').closest('del')).not.toBeNull();
  expect(question.getByText(/Their change to the content is kept/)).toBeVisible();
  await userEvent.click(question.getByRole('button', { name: 'Save mine anyway' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(['Content'], onBlog));
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
  await waitFor(() => expect(onSaved).toHaveBeenCalledExactlyOnceWith(['Title'], onBlog));
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
