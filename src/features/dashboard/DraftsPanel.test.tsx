import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import * as service from '#src/domain/posts/changes/drafts.service.ts';
import { listDeleted } from '#src/domain/posts/changes/post-changes.service.ts';
import { DraftsPanel } from './DraftsPanel.tsx';

vi.mock('#src/domain/posts/changes/drafts.service.ts', async (original) => ({
  ...(await original<object>()),
  listDrafts: vi.fn(),
  deletePostDraft: vi.fn(),
  bringDraftBack: vi.fn(),
}));
vi.mock('#src/domain/posts/changes/post-changes.service.ts', () => ({ listDeleted: vi.fn() }));

const input = { title: 'Points' } as service.PostDraft['input'];
const draft = {
  id: 'one',
  input,
  base: undefined,
  by: 'ben@example.com',
  at: '2026-03-05T17:00:00.000Z',
};
const copy = {
  id: 'copy',
  post: 'one',
  what: 'discarded',
  before: input,
  by: 'ana@example.com',
  at: '2026-03-06T17:00:00.000Z',
  until: '2026-04-05T17:00:00.000Z',
} as const;

beforeEach(() => {
  vi.mocked(service.listDrafts).mockReset().mockResolvedValue([draft]);
  vi.mocked(listDeleted).mockReset().mockResolvedValue([]);
  vi.mocked(service.deletePostDraft)
    .mockReset()
    .mockImplementation(async () => {
      vi.mocked(service.listDrafts).mockResolvedValue([]);
      vi.mocked(listDeleted).mockResolvedValue([copy]);
      return copy.id;
    });
  vi.mocked(service.bringDraftBack)
    .mockReset()
    .mockImplementation(async () => {
      vi.mocked(service.listDrafts).mockResolvedValue([draft]);
      vi.mocked(listDeleted).mockResolvedValue([]);
    });
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const link = () => screen.findByRole('link', { name: 'Points' });

async function openAndDelete() {
  render(<DraftsPanel admin="ana@example.com" />, { wrapper: MemoryRouter });
  await link();
  await press('Delete the draft Points');
  const dialog = screen.getByRole('alertdialog', { name: 'Delete this draft?' });
  expect(dialog).toHaveAccessibleDescription(/You can bring it back for 30 days\./);
  await press('Delete draft');
  expect(await screen.findByText('The draft “Points” was deleted.')).toBeVisible();
  expect(service.deletePostDraft).toHaveBeenCalledExactlyOnceWith('one', 'ana@example.com');
  expect(await screen.findByText(/^No drafts\./)).toBeVisible();
}

// PostsPanel.test.tsx has the other ways and failures.
test('lists the deleted drafts only when asked, and brings one back', async () => {
  await openAndDelete();
  expect(listDeleted).not.toHaveBeenCalled();
  await press('Deleted drafts');
  const list = await screen.findByRole('region', { name: 'Deleted drafts' });
  expect(await within(list).findByRole('listitem')).toHaveTextContent(
    'PointsDeleted 3/6/2026, 12:00 PM ET by ana@example.com. It can be brought back until April 5, 2026.',
  );
  expect(listDeleted).toHaveBeenCalledExactlyOnceWith('discarded');
  await press('Bring back Points');

  expect(await screen.findByText('The draft “Points” is back.')).toBeVisible();
  expect(await screen.findByText('No drafts were deleted recently.')).toBeVisible();
  expect(await link()).toBeVisible();
  expect(screen.queryByText(/was deleted/)).not.toBeInTheDocument();
  const [item] = vi.mocked(service.bringDraftBack).mock.lastCall ?? [];
  expect(item).toMatchObject({ id: 'copy', post: 'one' });
});

/** What the database answers a request that its rules deny. */
const denial = () => Object.assign(new Error('denied'), { code: 'permission-denied' });

test('says so when a draft cannot be brought back because the database denied it, or its post has another', async () => {
  vi.mocked(service.bringDraftBack)
    .mockRejectedValueOnce(denial())
    .mockRejectedValueOnce(new service.DraftExists());
  await openAndDelete();
  await press('Bring it back');
  expect(await screen.findByText('The draft “Points” is not back.')).toBeVisible();
  await press('Bring it back');

  expect(await screen.findByText(/^Its post has another draft now\./)).toBeVisible();
  await press('Bring it back');
  expect(await link()).toBeVisible();
});

test('says that a draft is there after a denial, and takes a deletion whose answer was lost for done when it is repeated', async () => {
  render(<DraftsPanel admin="ana@example.com" />, { wrapper: MemoryRouter });
  await link();
  vi.mocked(service.deletePostDraft)
    .mockRejectedValueOnce(denial())
    .mockRejectedValueOnce(new Error('away'))
    .mockImplementationOnce(async () => {
      vi.mocked(service.listDrafts).mockResolvedValue([]);
      return undefined;
    });
  await press('Delete the draft Points');
  await press('Delete draft');
  expect(await screen.findByText('The draft is still there.')).toBeVisible();
  await press('Delete draft');
  expect(await screen.findByText('The draft may still be there.')).toBeVisible();
  await press('Delete draft');

  expect(await screen.findByText(/^No drafts\./)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Bring it back' })).not.toBeInTheDocument();
});
