import type { Env } from './env.schema.ts';

declare const __ENV__: Env;

/** Parsed when the site was built (vite.config.ts), so that the browser needs no parser for it. */
export const env: Env = __ENV__;
