import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { once } from '#src/lib/once.ts';
import type { FormCheck } from './lead-form.types.ts';
import { useFormCheck } from './use-form-check.ts';

const check = {} as FormCheck<{ name: string }, { name: string }>;

/** A form whose check is on its way until it is let through or fails. */
function renderForm() {
  const arrivals: PromiseWithResolvers<typeof check>[] = [];
  const load = vi.fn(() => {
    const arrival = Promise.withResolvers<typeof check>();
    arrivals.push(arrival);
    return arrival.promise;
  });
  const form = { check: once(load) };
  const { result } = renderHook(() => useFormCheck(form));
  return {
    hook: () => result.current,
    load,
    arrive: (number: number) => act(async () => arrivals[number]?.resolve(check)),
    fail: (number: number) => act(async () => arrivals[number]?.reject(new TypeError('Offline'))),
  };
}

test('a press waits for the check and then goes on, once however often it is repeated', async () => {
  const { hook, load, arrive } = renderForm();
  let presses: Promise<boolean>[] = [];
  act(() => {
    presses = [hook().ready(), hook().ready()];
  });
  expect(hook().press).toBe('waiting');

  await arrive(0);
  expect(await Promise.all(presses)).toEqual([true, false]);
  expect(hook().press).toBe('idle');
  expect(load).toHaveBeenCalledOnce();
});

test('a check that does not come fails the press, and the next press asks again', async () => {
  const { hook, load, arrive, fail } = renderForm();
  let press: Promise<boolean> | undefined;
  act(() => {
    press = hook().ready();
  });
  await fail(0);
  expect(await press).toBe(false);
  expect(hook().press).toBe('failed');

  act(() => {
    press = hook().ready();
  });
  expect(hook().press).toBe('waiting');
  await arrive(1);
  expect(await press).toBe(true);
  expect(hook().press).toBe('idle');
  expect(load).toHaveBeenCalledTimes(2);
});

test('what was fetched ahead makes no press wait, and a failure of it is not told', async () => {
  const { hook, arrive, fail } = renderForm();
  act(() => hook().fetchAhead());
  await fail(0);
  expect(hook().press).toBe('idle');

  act(() => hook().fetchAhead());
  await arrive(1);
  await waitFor(() => expect(hook()).toHaveProperty('press', 'idle'));
  await act(async () => {
    const press = hook().ready();
    expect(hook().press).toBe('idle');
    expect(await press).toBe(true);
  });
});
