import { expect, test, vi } from 'vitest';
import { listDeleted } from '#src/data/admin/posts/post-changes.service.ts';
import { pagedDocuments } from '#src/data/firebase/request.ts';
import { siteTime } from '#src/data/state/site-clock.ts';

vi.mock('#src/data/firebase/request.ts', { spy: true });
vi.mock('#src/data/state/site-clock.ts', { spy: true });

const dayMs = 24 * 60 * 60_000;

test.each([10, -10])(
  'lists what the rules let the owner bring back on a device %i days off',
  async (days) => {
    const now = Date.now() - days * dayMs;
    vi.mocked(siteTime).mockReturnValue(new Date(now));
    const copies = [29, 31].map((age) => {
      const at = { toDate: () => new Date(now - age * dayMs) };
      const before = { title: `Deleted ${age} days ago` };
      return {
        id: `${age}`,
        data: () => ({ post: `${age}`, what: 'deleted', by: 'a', at, before }),
      };
    });
    vi.mocked(pagedDocuments).mockResolvedValue(copies as never);
    expect((await listDeleted()).map(({ post }) => post)).toEqual(['29']);
  },
);
