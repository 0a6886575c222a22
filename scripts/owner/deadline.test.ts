import { expect, it } from 'vitest';
import { within } from './deadline.ts';

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
