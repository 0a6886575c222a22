import { webcrypto } from 'node:crypto';

/** jsdom makes random numbers, and no digests: Node's implementation of the same standard. */
Object.defineProperty(globalThis, 'crypto', { value: webcrypto });
