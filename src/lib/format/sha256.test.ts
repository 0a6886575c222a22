import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { sha256 } from './sha256.ts';

it.each(['', 'abc', 'Añadir 🏠', 'x'.repeat(200_000)])(
  'digests the UTF-8 encoding of a text',
  async (text) => {
    expect(await sha256(text)).toBe(createHash('sha256').update(text).digest('base64url'));
  },
);
