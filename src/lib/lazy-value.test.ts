import { expect, it, vi } from 'vitest';
import { lazyValue } from './lazy-value.ts';

it('creates the value on the first call and returns the same one afterwards', () => {
  const make = vi.fn(() => ({}));
  const thing = lazyValue(make);
  expect(make).not.toHaveBeenCalled();
  expect(thing()).toBe(thing());
  expect(make).toHaveBeenCalledTimes(1);
});

it('creates undefined only once, too', () => {
  const make = vi.fn(() => undefined);
  const thing = lazyValue(make);
  thing();
  thing();
  expect(make).toHaveBeenCalledTimes(1);
});
