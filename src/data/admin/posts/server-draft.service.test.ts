import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyPost } from '#src/model/post-changes/post-input.ts';
import { saveServerDraft } from './server-draft.service.ts';

test('a save without an answer has failed after 15 s, and is not sent again after that', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const log = vi.spyOn(console, 'error').mockReturnValue();
  onTestFinished(() => log.mockRestore());
  const commits: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (!address.includes(':commit')) {
      const [missing] = JSON.parse(String(body)).documents;
      return Response.json([{ missing, readTime: new Date().toISOString() }]);
    }
    commits.push(String(body));
    return new Promise((_, reject) => setTimeout(reject, 16_000, new TypeError('lost')));
  });
  const start = Date.now();
  const outcome = saveServerDraft('one', { input: emptyPost, base: undefined, by: 'ana' }, [
    undefined,
  ]).catch(({ name }) => [name, Date.now() - start]);
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(await outcome).toEqual(['SaveFailed', 15_000]);
  expect(commits).toHaveLength(1);
});
