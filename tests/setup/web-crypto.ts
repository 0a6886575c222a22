import { webcrypto } from 'node:crypto';

/** jsdom has random numbers but no digests, so this uses Node's implementation of the standard. */
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
