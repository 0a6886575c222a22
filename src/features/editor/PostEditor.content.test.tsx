import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { editedPost as stored } from '#tests/fixtures/edited-post.ts';
import {
  imported,
  loadContentViews,
  onSaved,
  open,
  prepareEditor,
  resetEditor,
  saveButton,
  title,
} from '#tests/fixtures/post-editor.tsx';
import * as service from './post-editing.service.ts';

vi.mock('./post-editing.service.ts');
vi.mock('./drafts/server-draft.service.ts');
vi.mock('#src/domain/posts/changes/post-changes.service.ts');

beforeAll(loadContentViews, 60_000);
beforeEach(prepareEditor);
afterEach(resetEditor);

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
