import type { Env } from './env.schema.ts';

declare const __ENV__: Env;

/** The environment, parsed by the build (vite.config.ts) so that the browser needs no parser. */
export const env: Env = __ENV__;
