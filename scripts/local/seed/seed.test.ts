import { expect, it } from 'vitest';
import { seed } from './seed.ts';

it('refuses a project that is not a demo project', async () => {
  await expect(seed('keystead-live')).rejects.toThrow(
    'Refused: keystead-live is not a demo- project',
  );
});
