import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import * as service from '#src/data/admin/posts/drafts.service.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { DraftsPanel } from './DraftsPanel.tsx';
import { useReloadable } from './use-reloadable.ts';

mockExports(await import('#src/data/admin/posts/drafts.service.ts'), {
  listDrafts: vi.fn(),
  deletePostDraft: vi.fn(),
});

const draft = {
  id: 'one',
  input: { title: 'Points' } as service.PostDraft['input'],
  base: undefined,
  by: 'ben@example.com',
  at: '2026-03-05T17:00:00.000Z',
};

function Drafts() {
  return <DraftsPanel drafts={useReloadable(service.listDrafts)} />;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('deletes a draft after a question, says whether it is still there, and can be asked again', async () => {
  vi.mocked(service.listDrafts).mockResolvedValueOnce([draft]).mockResolvedValue([]);
  vi.mocked(service.deletePostDraft)
    .mockRejectedValueOnce(Object.assign(new Error('denied'), { code: 'permission-denied' }))
    .mockRejectedValueOnce(new Error('away'))
    .mockResolvedValueOnce();
  render(<Drafts />, { wrapper: MemoryRouter });
  await screen.findByRole('link', { name: 'Points' });
  await press('Delete the draft Points');
  const dialog = screen.getByRole('alertdialog', { name: 'Delete this draft?' });
  expect(dialog).toHaveAccessibleDescription(/Points.*You cannot undo this\./);
  expect(service.deletePostDraft).not.toHaveBeenCalled();

  await press('Delete draft');
  expect(await screen.findByText(/^It is still there\./)).toBeVisible();
  await press('Delete draft');
  expect(await screen.findByText(/^It may still be there\./)).toBeVisible();
  await press('Delete draft');
  expect(await screen.findByText('The draft “Points” was deleted.')).toBeVisible();
  expect(await screen.findByText(/^No drafts\./)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Drafts' })).toHaveFocus();
  expect(vi.mocked(service.deletePostDraft).mock.calls).toEqual([['one'], ['one'], ['one']]);
});
