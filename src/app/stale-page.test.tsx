import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { rememberedMs } from '#src/data/state/unsaved.ts';
import { stalePageRecovery } from './stale-page.ts';

const entry = '/assets/index-1.js';
const key = 'page-renewal';

const field = (id: string) => document.getElementById(id) as HTMLInputElement;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/calculator');
  document.body.innerHTML =
    '<input id="amount" value="300,000"><input id="rate" value="4.5"><textarea id="words"></textarea>';
});
describe('restore', () => {
  const kept = (changes: { path?: string; at?: number } = {}) => {
    const { path = '/calculator', at = Date.now() } = changes;
    const typed = [
      ['amount', '200k'],
      ['rate', '5'],
      ['words', 'typed'],
      ['gone', 'x'],
    ];
    sessionStorage.setItem(key, JSON.stringify(['/assets/index-0.js', path, at, typed, 'rate']));
  };
  const shown = () => ['amount', 'rate', 'words'].map((id) => field(id).value);

  it('restores typed values and the focus, and removes them from storage', () => {
    kept();
    stalePageRecovery(entry, rememberedMs).restore();
    expect(shown()).toEqual(['200k', '5', 'typed']);
    expect(document.activeElement).toBe(field('rate'));
    expect(sessionStorage.getItem(key)).toBe('["/assets/index-0.js"]');
  });

  it('does not overwrite newer input or move the focus', () => {
    kept();
    field('amount').value = '1';
    field('amount').focus();
    stalePageRecovery(entry, rememberedMs).restore();
    expect(shown()).toEqual(['1', '5', 'typed']);
    expect(document.activeElement).toBe(field('amount'));
  });

  it.each([
    ['of another page', { path: '/contact' }],
    ['that are too old', { at: Date.now() - rememberedMs - 1 }],
  ])('does not restore values %s, and removes them from storage', (_what, changes) => {
    kept(changes);
    stalePageRecovery(entry, rememberedMs).restore();
    expect(shown()).toEqual(['300,000', '4.5', '']);
    expect(sessionStorage.getItem(key)).not.toContain('200k');
  });

  it('does nothing if nothing was stored', () => {
    stalePageRecovery(entry, rememberedMs).restore();
    expect(shown()).toEqual(['300,000', '4.5', '']);
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('reloadIfReplaced does not reload the page', () => {
  const home = (script: string) => async () => new Response(`<script>import("${script}")</script>`);
  const another = home('/assets/index-2.js');

  it.each<[when: string, answer: () => Promise<Response>]>([
    ['when the network is down', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['when there is no new release', home(entry)],
    ['when the server fails', async () => new Response('Try later.', { status: 503 })],
  ])('%s', async (_when, answer) => {
    vi.stubGlobal('fetch', answer);
    await stalePageRecovery(entry, rememberedMs).reloadIfReplaced();
    expect(sessionStorage).toHaveLength(0);
  });

  it('when it was already reloaded for that release', async () => {
    vi.stubGlobal('fetch', another);
    sessionStorage.setItem(key, JSON.stringify([entry]));
    await stalePageRecovery(entry, rememberedMs).reloadIfReplaced();
    expect(sessionStorage.getItem(key)).toBe(JSON.stringify([entry]));
  });

  it('when the browser cannot store the typed values', async () => {
    vi.stubGlobal('fetch', another);
    history.replaceState(null, '', '/calculator#tab=basic');
    vi.stubGlobal('sessionStorage', {
      getItem: () => null,
      setItem() {
        throw new DOMException('full', 'QuotaExceededError');
      },
    });
    await stalePageRecovery(entry, rememberedMs).reloadIfReplaced();
    // The fragment is removed right before a reload.
    expect(location.hash).toBe('#tab=basic');
  });
});

test('stores what is typed and what has the focus, but no password and no field that is marked as private', async () => {
  vi.stubGlobal('fetch', async () => new Response('<script>import("/assets/index-2.js")</script>'));
  // Stops before the reload, to inspect what is stored.
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new Error('Not further than this.');
  });
  document.body.innerHTML = `
    <input id="amount" value="1"><input id="password" type="password" value="secret">
    <div data-private><input id="email" value="ana@example.com"><textarea id="note">x</textarea></div>`;

  field('amount').focus();
  await stalePageRecovery(entry, rememberedMs).reloadIfReplaced();

  const stored = JSON.parse(sessionStorage.getItem(key) ?? '[]');
  expect(stored).toEqual([entry, '/calculator', expect.any(Number), [['amount', '1']], 'amount']);
});
