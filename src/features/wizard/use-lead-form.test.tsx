import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { forget, recall } from '#src/data/state/unsaved.ts';
import { lazyValue } from '#src/lib/loading/lazy-value.ts';
import type { LeadForm } from './lead-form.ts';
import { keepAnswers, useFormValidation } from './use-lead-form.ts';

type Names = LeadForm<{ name: string }, { name: string }>;
const validation = {} as Awaited<ReturnType<Names['validation']>>;

/** Renders the hook with a validation that stays pending until `arrive` or `fail`. */
function renderForm() {
  const arrivals: PromiseWithResolvers<typeof validation>[] = [];
  const load = vi.fn(() => {
    const arrival = Promise.withResolvers<typeof validation>();
    arrivals.push(arrival);
    return arrival.promise;
  });
  const form = { validation: lazyValue(load) };
  const { result } = renderHook(() => useFormValidation(form));
  return {
    hook: () => result.current,
    load,
    arrive: () => act(async () => arrivals.at(-1)?.resolve(validation)),
    fail: () => act(async () => arrivals.at(-1)?.reject(new TypeError('Offline'))),
    pressTwice() {
      let presses: Promise<unknown>[] = [];
      act(() => {
        presses = [result.current.ready(), result.current.ready()];
      });
      return presses;
    },
  };
}

test('makes a press wait for the validation and then continue, once however often it is repeated, also after a failure', async () => {
  const { hook, load, arrive, fail, pressTwice } = renderForm();
  const failed = pressTwice();
  expect(hook().state).toBe('loading');
  await fail();
  expect(await Promise.all(failed)).toEqual([undefined, undefined]);
  expect(hook().state).toBe('failed');

  const presses = pressTwice();
  expect(hook().state).toBe('loading');
  await arrive();
  expect(await Promise.all(presses)).toEqual([validation, undefined]);
  expect(hook().state).toBe('idle');
  expect(load).toHaveBeenCalledTimes(2);
});

test('does not make a press wait after a preload, and does not report a failed preload', async () => {
  const { hook, arrive, fail } = renderForm();
  act(() => hook().preload());
  await fail();
  expect(hook().state).toBe('idle');

  act(() => hook().preload());
  await arrive();
  await act(async () => {
    const press = hook().ready();
    expect(hook().state).toBe('idle');
    expect(await press).toBe(validation);
  });
});

const kind = { name: 'sample' };

beforeEach(() => forget(kind.name));

test('a draft has strings and lists, but never the consent, and an empty form has none', () => {
  keepAnswers(kind, { name: 'Ana', types: ['a', 'b'], contactConsent: false });
  expect(recall(kind.name)).toEqual({ name: 'Ana', types: ['a', 'b'] });
  keepAnswers(kind, { name: '', types: [], contactConsent: true });
  expect(recall(kind.name)).toBeUndefined();
});
