import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { once } from '#src/lib/once.ts';
import type { FormValidation } from './lead-form.types.ts';
import { useFormValidation } from './use-form-validation.ts';

const validation = {} as FormValidation<{ name: string }, { name: string }>;

/** A form whose validation is on its way until it is let through or fails. */
function renderForm() {
  const arrivals: PromiseWithResolvers<typeof validation>[] = [];
  const load = vi.fn(() => {
    const arrival = Promise.withResolvers<typeof validation>();
    arrivals.push(arrival);
    return arrival.promise;
  });
  const form = { validation: once(load) };
  const { result } = renderHook(() => useFormValidation(form));
  return {
    hook: () => result.current,
    load,
    arrive: (number: number) => act(async () => arrivals[number]?.resolve(validation)),
    fail: (number: number) => act(async () => arrivals[number]?.reject(new TypeError('Offline'))),
  };
}

test('a press waits for the validation and then goes on, once however often it is repeated', async () => {
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

test('a validation that does not come fails the press, and the next press asks again', async () => {
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

test('what was loaded ahead makes no press wait, and a failure of it is not told', async () => {
  const { hook, arrive, fail } = renderForm();
  act(() => hook().loadAhead());
  await fail(0);
  expect(hook().state).toBe('idle');

  act(() => hook().loadAhead());
  await arrive(1);
  await waitFor(() => expect(hook()).toHaveProperty('state', 'idle'));
  await act(async () => {
    const press = hook().ready();
    expect(hook().state).toBe('idle');
    expect(await press).toBe(true);
  });
});
