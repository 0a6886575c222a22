import { expect, it } from 'vitest';
import { Failure } from '../lib/failure.ts';
import { toFailure, within } from './owner-command.ts';

it.each([
  [
    7,
    '7 PERMISSION_DENIED: Missing.\nmore',
    'The database denies this to your credentials: they need the role Cloud Datastore User or Owner (7 PERMISSION_DENIED: Missing).',
  ],
  [14, '14 UNAVAILABLE: no route', 'The database cannot be reached (14 UNAVAILABLE: no route).'],
  [
    'auth/insufficient-permission',
    'Not you.',
    "The accounts' service refused (auth/insufficient-permission: Not you).",
  ],
])('turns the error %s into one line', (code, message, line) => {
  const told = toFailure(Object.assign(new Error(message), { code }));

  expect(told).toBeInstanceOf(Failure);
  expect(told).toHaveProperty('message', line);
});

it.each([
  [new Failure('Known.')],
  [new TypeError('a mistake in a script')],
  [Object.assign(new Error('disk full'), { code: 'ENOSPC' })],
])('returns %s unchanged', (error) => {
  expect(toFailure(error)).toBe(error);
});

it('passes on a result and an error', async () => {
  await expect(within('the database', Promise.resolve(7))).resolves.toBe(7);
  await expect(within('the database', Promise.reject(new Error('denied')))).rejects.toThrow(
    'denied',
  );
});

it('gives up on a request that is never answered', async () => {
  await expect(within('the database', new Promise(() => {}), 10)).rejects.toThrow(
    'No answer from the database within 0.01 s: check the network.',
  );
});
