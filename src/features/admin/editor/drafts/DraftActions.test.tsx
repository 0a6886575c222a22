import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { deletePostDraft } from '#src/data/admin/posts/drafts.service.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { DraftNotice } from './DraftActions.tsx';

mockExports(await import('#src/data/admin/posts/drafts.service.ts'));
mockExports(await import('#src/data/admin/posts/server-draft.service.ts'));

test('says whether a draft that was not discarded is certainly still there', async () => {
  vi.mocked(deletePostDraft)
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
