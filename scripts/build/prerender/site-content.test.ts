import { FirebaseError } from 'firebase/app';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { wholeProfile } from '#tests/fixtures/profile.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { readPictureFile, readSiteContent } from './site-content.ts';

const services = {
  listStoredPosts: vi.fn(),
  getRates: vi.fn(),
  getProfile: vi.fn(),
  listRedirects: vi.fn(),
};

const stored = (id: string, fields: Record<string, unknown> = {}) => ({
  id,
  data: { title: id, slug: id, ...fields },
});
beforeEach(() => {
  services.listStoredPosts
    .mockReset()
    .mockResolvedValue([
      stored('old', { datePublished: '2021-05-04' }),
      stored('undated'),
      stored('new', { datePublished: '2022-05-04' }),
    ]);
  services.getRates.mockReset().mockResolvedValue(rates);
  services.getProfile.mockReset().mockResolvedValue(wholeProfile);
  services.listRedirects.mockReset().mockResolvedValue([{ slug: 'older', post: 'old' }]);
});

it('reads posts, newest first, rates, the site’s details, and earlier addresses', async () => {
  const content = await readSiteContent(services);
  expect(content.posts?.map(({ id }) => id)).toEqual(['new', 'old']);
  expect(content.rates).toEqual(rates);
  expect(content.profile).toEqual(wholeProfile);
  expect(content.redirects).toEqual([{ slug: 'older', post: 'old' }]);
});

it('returns every document for the search, and a time well before it was read', async () => {
  // A millisecond may pass before the build reads the clock.
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const start = Date.now();
  const { stored: all } = await readSiteContent(services);
  expect(all.posts.map(({ id }) => id)).toEqual(['old', 'undated', 'new']);
  expect(all.since.getTime()).toBeLessThanOrEqual(start - 10 * 60_000);
});

it.each([
  ['posts', 'listStoredPosts'] as const,
  ['rates', 'getRates'] as const,
  ['site’s details', 'getProfile'] as const,
  ['earlier addresses', 'listRedirects'] as const,
])('fails when the %s cannot be read', async (_what, reading) => {
  services[reading].mockRejectedValue(new Error('away'));
  await expect(readSiteContent(services)).rejects.toThrow('away');
});

it('returns undefined instead of an empty blog', async () => {
  services.listStoredPosts.mockResolvedValue([]);
  expect((await readSiteContent(services)).posts).toBeUndefined();
});

it.each([
  ['earlier addresses', 'listRedirects', { redirects: [] }] as const,
  ['site’s details', 'getProfile', { profile: undefined }] as const,
])('finds no %s under rules that know none', async (_what, reading, found) => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const cause = new FirebaseError('permission-denied', 'refused');
  services[reading].mockRejectedValue(new Error('a read', { cause }));

  expect(await readSiteContent(services)).toMatchObject(found);
  expect(warning).toHaveBeenCalledOnce();
  warning.mockRestore();
});

it('finds no picture under rules that know none, and fails when the database does not answer', async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const cause = new FirebaseError('permission-denied', 'refused');
  const refused = () => Promise.reject(new Error('a read', { cause }));
  expect(await readPictureFile('a', 'large', refused)).toBeUndefined();
  expect(warning).toHaveBeenCalledOnce();
  warning.mockRestore();

  const away = () => Promise.reject(new Error('away'));
  await expect(readPictureFile('a', 'large', away)).rejects.toThrow('away');
});
