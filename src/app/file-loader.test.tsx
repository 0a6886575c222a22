import { ReadableStream } from 'node:stream/web';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fileLoader, longestSilenceMs } from './file-loader.ts';

const end = '/*end*/';
const script = '/assets/a.js';
const style = '/assets/a.css';

const whole = () => new Response(`export {};${end}`);
const cut = () => new Response('export {');
const foreign = () => new Response('<!doctype html><title>Sign in to this network</title>');
const lost = () => {
  throw new TypeError('Failed to fetch');
};

/** Answers requests in turn, and tells how each was made. */
function answer(...answers: ((init: RequestInit) => Response | Promise<Response>)[]) {
  const fetched = vi.fn(async (_address: string, init: RequestInit) => {
    const next = answers.shift();
    if (!next) throw new Error('One request too many.');
    return next(init);
  });
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

/** Returns a request that is never answered, until it is aborted. */
const silence = ({ signal }: RequestInit) =>
  new Promise<Response>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

const newLoader = () => fileLoader(end, longestSilenceMs);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  document.head.innerHTML = '';
});

it('fetches a script once, for everyone who needs it', async () => {
  const fetched = answer(whole);
  const { load } = newLoader();
  await Promise.all([load(script), load(script)]);
  await load(script);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('asks later for what can wait', async () => {
  const fetched = answer(whole, whole);
  const { load } = newLoader();
  window.isLoadingLater = true;
  const later = load(script);
  window.isLoadingLater = false;
  await Promise.all([later, load('/assets/b.js')]);
  expect(fetched.mock.calls.map(([, { priority }]) => priority)).toEqual(['low', 'auto']);
});

it.each([
  ['was lost', lost],
  ['came cut', cut],
  ['came as a page of somebody else', foreign],
])(
  'fetches a file that %s once more, past the cache, and fails if that does not help',
  async (_what, fault) => {
    const fetched = answer(fault, whole);
    await newLoader().load(script);
    expect(fetched.mock.calls.map(([address, { cache }]) => [address, cache])).toEqual([
      [script, undefined],
      [script, 'reload'],
    ]);

    answer(fault, fault, whole);
    const { load } = newLoader();
    await expect(load(script)).rejects.toThrow();
    // The next call tries again.
    await load(script);
  },
);

it('recognizes the end of a file that comes in parts', async () => {
  const parts = ['export {};', end.slice(0, 3), end.slice(3)].map((part) =>
    new TextEncoder().encode(part),
  );
  const stream = new ReadableStream({
    pull(controller) {
      const part = parts.shift();
      if (part) controller.enqueue(part);
      else controller.close();
    },
  });
  const fetched = answer(() => new Response(stream as BodyInit));
  await newLoader().load(script);
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('gives up a request that is not answered within the limit, and tries again at the next call', async () => {
  const fetched = answer(silence, whole);
  const { load } = newLoader();
  const given = expect(load(script)).rejects.toThrow();
  await vi.advanceTimersByTimeAsync(longestSilenceMs - 1);
  expect(vi.getTimerCount()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  await given;
  expect(fetched).toHaveBeenCalledTimes(1);
  await load(script);
});

it('gives up a file that stops coming', async () => {
  const stalls = ({ signal }: RequestInit) =>
    new Response(
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('export {'));
          signal?.addEventListener('abort', () => controller.error(signal.reason));
        },
      }) as BodyInit,
    );
  const fetched = answer(stalls);
  const given = expect(newLoader().load(script)).rejects.toThrow('abort');
  await vi.advanceTimersByTimeAsync(longestSilenceMs);
  await given;
  expect(fetched).toHaveBeenCalledTimes(1);
});

it('waits for a slow connection as long as it brings something', async () => {
  let controller:
    | { enqueue(part: Uint8Array): void; close(): void; error(reason: unknown): void }
    | undefined;
  const stream = new ReadableStream({
    start(created) {
      controller = created;
    },
  });
  const fetched = answer(({ signal }) => {
    signal?.addEventListener('abort', () => controller?.error(signal.reason));
    return new Response(stream as BodyInit);
  }, silence);
  const { load } = newLoader();
  const slow = load(script);
  // What waits behind it on the connection has its time, too.
  const behind = load('/assets/b.js');
  const given = expect(behind).rejects.toThrow();
  for (const part of ['export', ' {};', end]) {
    await vi.advanceTimersByTimeAsync(longestSilenceMs - 1);
    controller?.enqueue(new TextEncoder().encode(part));
    await vi.advanceTimersByTimeAsync(0);
  }
  controller?.close();
  await slow;
  await vi.advanceTimersByTimeAsync(longestSilenceMs);
  await given;
  expect(fetched).toHaveBeenCalledTimes(2);
});

async function settleStyle(type: 'load' | 'error') {
  const link = await vi.waitUntil(() => document.querySelector('link'));
  link.dispatchEvent(new Event(type));
}

it('applies a style sheet once it has arrived, and only once', async () => {
  answer(whole);
  const { load } = newLoader();
  const applied = load(style);
  await settleStyle('load');
  await applied;
  await load(style);
  expect(document.querySelectorAll(`link[rel=stylesheet][href="${style}"]`)).toHaveLength(1);
});

it('neither fetches nor applies a style sheet that the page has already', async () => {
  document.head.innerHTML = `<link rel="stylesheet" href="${style}" disabled>`;
  const fetched = answer();
  await newLoader().load(style);
  expect(fetched).not.toHaveBeenCalled();
  expect(document.querySelectorAll('link')).toHaveLength(1);
});

it('applies a style sheet that failed again at the next call', async () => {
  answer(whole, whole);
  const { load } = newLoader();
  const failed = expect(load(style)).rejects.toThrow(style);
  await settleStyle('error');
  await failed;
  expect(document.querySelector('link')).toBeNull();
  const applied = load(style);
  await settleStyle('load');
  await applied;
});

it('ends an import that hangs, and passes on what another one returns or throws', async () => {
  const { limit } = newLoader();
  const hanging = expect(limit(new Promise(() => {}))).rejects.toThrow('hangs');
  await vi.advanceTimersByTimeAsync(longestSilenceMs);
  await hanging;
  expect(await limit(Promise.resolve(7))).toBe(7);
  const fails = limit(Promise.reject(new Error('no module')));
  await expect(fails).rejects.toThrow('no module');
});
