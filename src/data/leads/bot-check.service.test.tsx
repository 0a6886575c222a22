import { beforeEach, expect, test, vi } from 'vitest';

let service: typeof import('./bot-check.service.ts');
const requested: HTMLScriptElement[] = [];

/** Opens a page on which nothing is loaded, and notes the scripts that it requests. */
beforeEach(async () => {
  vi.resetModules();
  service = await import('./bot-check.service.ts');
  vi.useFakeTimers();
  vi.stubGlobal('grecaptcha', undefined);
  const listening = vi.spyOn(document, 'addEventListener');
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    requested.push(document.head.appendChild(script as HTMLScriptElement));
  });
  return () => {
    for (const [type, listener] of listening.mock.calls) {
      document.removeEventListener(type, listener, true);
    }
    for (const script of requested.splice(0)) script.remove();
  };
});

/** Answers a request for the script, the last one by default. */
const fail = (script = requested.at(-1)) => script?.dispatchEvent(new Event('error'));
const load = (script = requested.at(-1)) => script?.dispatchEvent(new Event('load'));

/** Puts the provider on the page, which is ready once its second half has loaded. */
function provide() {
  const { promise: loaded, resolve: becomeReady } = Promise.withResolvers<void>();
  const execute = vi.fn(async (_siteKey: string, { action }: { action: string }) => {
    if (action === 'init') throw new Error('blocked');
    return `token for ${action}`;
  });
  const ready = (callback: () => void) => void loaded.then(callback);
  vi.stubGlobal('grecaptcha', { enterprise: { ready, execute } });
  return { becomeReady, listActions: () => execute.mock.calls.map(([, { action }]) => action) };
}

/** Loads the first half of the script, which then requests the second half in vain. */
async function loseSecondHalf() {
  const provider = provide();
  load();
  await vi.advanceTimersByTimeAsync(0);
  const half = document.createElement('script');
  half.src = 'https://www.example.com/recaptcha/releases/a1/recaptcha__en.js';
  half.setAttribute('nonce', 'a nonce');
  document.head.appendChild(half);
  fail(half);
  return { ...provider, half };
}

test.each<[lost: string, lose: () => unknown]>([
  ['gets no answer', () => {}],
  ['fails', () => fail()],
  ['is replaced by a blocker', () => load()],
  ['loses its second half', () => loseSecondHalf()],
])('is not ready 3 s after a press if the script %s', async (_lost, lose) => {
  const settled = vi.fn();
  void service.waitForBotCheck().then(settled);
  await lose();
  await vi.advanceTimersByTimeAsync(2_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('requests the script again after 2, 5, 15 and 60 s, and then at each press, one request at a time', async () => {
  void service.loadedProvider();
  for (const [retries, seconds] of [2, 5, 15, 60].entries()) {
    fail();
    await vi.advanceTimersByTimeAsync(seconds * 1_000 - 1);
    expect(requested).toHaveLength(retries + 1);
    await vi.advanceTimersByTimeAsync(1);
    expect(requested).toHaveLength(retries + 2);
  }
  fail();
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  expect(requested).toHaveLength(5);
  expect(requested.filter((script) => script.isConnected)).toEqual([]);

  for (const press of [service.waitForBotCheck, service.retryProvider]) {
    const before = requested.length;
    for (let times = 1; times <= 2; times++) void press();
    expect(requested).toHaveLength(before + 1);
    fail();
    await vi.advanceTimersByTimeAsync(1_500);
  }
  expect(requested, 'when the first press would have tried again').toHaveLength(7);
});

test.each<[when: string, wait: () => unknown]>([
  ['at a press', () => void service.waitForBotCheck()],
  ['by itself after 2 s', () => vi.advanceTimersByTimeAsync(2_000)],
])('requests a lost second half %s, as the first half did', async (_when, wait) => {
  void service.loadedProvider();
  const { becomeReady, half } = await loseSecondHalf();
  await wait();
  expect(requested).toHaveLength(2);
  const attributes = (script = requested.at(-1)) =>
    Object.fromEntries(Array.from(script?.attributes ?? [], ({ name, value }) => [name, value]));
  expect(attributes()).toEqual({ ...attributes(half), async: '' });
  load();
  becomeReady();
  expect(await (await service.waitForBotCheck())?.('contact')).toBe('token for contact');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requested, 'not again once it has loaded').toHaveLength(2);
});

test('loads the script once, and tells the provider once that a visit began, which may fail', async () => {
  const { becomeReady, listActions } = provide();
  becomeReady();
  void service.loadedProvider();
  load();
  const other = document.head.appendChild(document.createElement('script'));
  fail(other);
  other.remove();
  for (const form of ['contact', 'submit']) {
    await service.loadedProvider();
    expect(await (await service.waitForBotCheck())?.(form)).toBe(`token for ${form}`);
  }
  expect(listActions()).toEqual(['init', 'contact', 'submit']);
  expect(requested).toHaveLength(1);
});
