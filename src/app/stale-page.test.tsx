import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { places, recall, remember, rememberedMs, storageKey } from '#src/lib/unsaved.ts';
import { restoreTyped, stalePageRecovery, typedName } from './stale-page.ts';

const entry = '/assets/index-1.js';
const key = storageKey(typedName);
/** The mark that a page was reloaded for a release. */
const mark = 'page-renewal';
const recovery = () => stalePageRecovery(entry, key);

const field = (id: string) => document.getElementById(id) as HTMLInputElement;

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/calculator');
  document.body.innerHTML =
    '<input id="amount" value="300,000"><input id="rate" value="4.5"><textarea id="words"></textarea>';
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
    sessionStorage.setItem(mark, '/assets/index-0.js');
    remember(typedName, [path, typed, 'rate'], places.visit, at);
  };
  const shown = () => ['amount', 'rate', 'words'].map((id) => field(id).value);

  it('restores typed values and the focus, and removes them from storage', () => {
    kept();
    restoreTyped();
    expect(shown()).toEqual(['200k', '5', 'typed']);
    expect(document.activeElement).toBe(field('rate'));
    expect({ ...sessionStorage }).toEqual({ [mark]: '/assets/index-0.js' });
  });

  it('does not overwrite newer input or move the focus', () => {
    kept();
    field('amount').value = '1';
    field('amount').focus();
    restoreTyped();
    expect(shown()).toEqual(['1', '5', 'typed']);
    expect(document.activeElement).toBe(field('amount'));
  });

  it.each([
    ['of another page', { path: '/contact' }],
    ['that are too old', { at: Date.now() - rememberedMs - 1 }],
  ])('does not restore values %s, and removes them from storage', (_what, changes) => {
    kept(changes);
    restoreTyped();
    expect(shown()).toEqual(['300,000', '4.5', '']);
    expect({ ...sessionStorage }).toEqual({ [mark]: '/assets/index-0.js' });
  });

  it('does nothing if nothing was stored', () => {
    restoreTyped();
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
    await recovery().reloadIfReplaced();
    expect(sessionStorage).toHaveLength(0);
  });

  it('when it was already reloaded for that release', async () => {
    vi.stubGlobal('fetch', another);
    sessionStorage.setItem(mark, entry);
    await recovery().reloadIfReplaced();
    expect({ ...sessionStorage }).toEqual({ [mark]: entry });
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
    await recovery().reloadIfReplaced();
    // The fragment is removed right before a reload.
    expect(location.hash).toBe('#tab=basic');
  });
});

test('stores no password and no field that is marked as private', async () => {
  vi.stubGlobal('fetch', async () => new Response('<script>import("/assets/index-2.js")</script>'));
  // Stops before the reload, to inspect what is stored.
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new Error('Not further than this.');
  });
  document.body.innerHTML = `
    <input id="amount" value="1"><input id="password" type="password" value="secret">
    <div data-private><input id="email" value="ana@example.com"><textarea id="note">x</textarea></div>`;

  await recovery().reloadIfReplaced();

  expect(recall(typedName)).toEqual(['/calculator', [['amount', '1']], '']);
});
