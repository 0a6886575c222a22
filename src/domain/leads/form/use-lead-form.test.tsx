import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { lazyValue } from '#src/lib/lazy-value.ts';
import { forget, remember } from '#src/lib/unsaved.ts';
import type { FormValidation } from './lead-form.ts';
import { recallDraft, rememberDraft, useFormValidation } from './use-lead-form.ts';

const validation = {} as FormValidation<{ name: string }, { name: string }>;

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
    arrive: (number: number) => act(async () => arrivals[number]?.resolve(validation)),
    fail: (number: number) => act(async () => arrivals[number]?.reject(new TypeError('Offline'))),
  };
}

test('makes a press wait for the validation and then continue, once however often it is repeated', async () => {
  const { hook, load, arrive } = renderForm();
  let presses: Promise<boolean>[] = [];
  act(() => {
    presses = [hook().ready(), hook().ready()];
  });
  expect(hook().state).toBe('loading');

  await arrive(0);
  expect(await Promise.all(presses)).toEqual([true, false]);
  expect(hook().state).toBe('idle');
  expect(load).toHaveBeenCalledOnce();
});

test('fails the press when the validation does not load, and loads it again on the next press', async () => {
  const { hook, load, arrive, fail } = renderForm();
  let press: Promise<boolean> | undefined;
  act(() => {
    press = hook().ready();
  });
  await fail(0);
  expect(await press).toBe(false);
  expect(hook().state).toBe('failed');

  act(() => {
    press = hook().ready();
  });
  expect(hook().state).toBe('loading');
  await arrive(1);
  expect(await press).toBe(true);
  expect(hook().state).toBe('idle');
  expect(load).toHaveBeenCalledTimes(2);
});

test('does not make a press wait after a preload, and does not report a failed preload', async () => {
  const { hook, arrive, fail } = renderForm();
  act(() => hook().preload());
  await fail(0);
  expect(hook().state).toBe('idle');

  act(() => hook().preload());
  await arrive(1);
  await waitFor(() => expect(hook()).toHaveProperty('state', 'idle'));
  await act(async () => {
    const press = hook().ready();
    expect(hook().state).toBe('idle');
    expect(await press).toBe(true);
  });
});

const kind = { name: 'sample', empty: { name: '', types: [] as string[], contactConsent: true } };

beforeEach(() => forget(kind.name));

test('keeps strings and lists, but never the consent', () => {
  rememberDraft(kind, { name: 'Ana', types: ['a', 'b'], contactConsent: false });
  expect(recallDraft(kind)).toEqual({ name: 'Ana', types: ['a', 'b'] });
});

test('stores no draft of an empty form', () => {
  rememberDraft(kind, { name: 'Ana', types: [], contactConsent: true });
  rememberDraft(kind, kind.empty);
  expect(recallDraft(kind)).toEqual({});
});

test.each([
  ['a consent', { contactConsent: true }],
  ['an unknown field', { colour: 'red' }],
  ['a list for a string', { name: ['Ana'] }],
  ['a string for a list', { types: 'a' }],
  ['a list of anything', { types: ['a', 1] }],
  ['nothing', null],
])('leaves out %s', (_words, saved) => {
  remember(kind.name, saved);
  expect(recallDraft(kind)).toEqual({});
});
