import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

it.each(['', 'abc', 'Añadir 🏠', 'x'.repeat(200_000)])(
  'is the digest of its UTF-8',
  async (text) => {
    expect(await sha256(text)).toBe(createHash('sha256').update(text).digest('base64url'));
  },
);
