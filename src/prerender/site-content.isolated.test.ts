import { beforeEach, expect, it, vi } from 'vitest';
import { listPosts } from '#src/domain/posts/posts.service.ts';
import { getRates } from '#src/domain/rates/rates.service.ts';
import { samplePost } from '#tests/fixtures/posts.ts';
import { readSiteContent } from './site-content.ts';

vi.mock('#src/domain/posts/posts.service.ts', () => ({ listPosts: vi.fn() }));
vi.mock('#src/domain/rates/rates.service.ts', () => ({ getRates: vi.fn() }));

const rates = { fixed30: '6%', fixed15: '', arm51: '', jumbo30: '', lastUpdated: 'today' };
beforeEach(() => {
  vi.mocked(listPosts).mockReset().mockResolvedValue([samplePost()]);
  vi.mocked(getRates).mockReset().mockResolvedValue(rates);
});

it('reads posts and rates', async () => {
  expect(await readSiteContent()).toEqual({ posts: [samplePost()], rates });
});

it.each([['posts', listPosts] as const, ['rates', getRates] as const])(
  'fails when the %s cannot be read',
  async (_what, reading) => {
    vi.mocked(reading).mockRejectedValue(new Error('away'));
    await expect(readSiteContent()).rejects.toThrow('away');
  },
);

it('never takes a blog for empty', async () => {
  vi.mocked(listPosts).mockResolvedValue([]);
  expect((await readSiteContent()).posts).toBeUndefined();
});
