import { expect, it, vi } from 'vitest';
import { onFirstUse } from './on-first-use.ts';

it('makes nothing until it is asked, and then one thing for all', () => {
  const make = vi.fn(() => ({}));
  const thing = onFirstUse(make);
  expect(make).not.toHaveBeenCalled();
  expect(thing()).toBe(thing());
  expect(make).toHaveBeenCalledTimes(1);
});

it('makes undefined once, too', () => {
  const make = vi.fn(() => undefined);
  const thing = onFirstUse(make);
  thing();
  thing();
  expect(make).toHaveBeenCalledTimes(1);
});
