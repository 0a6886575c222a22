import { loadEnv } from 'vite';
import { type Env, parseEnv } from '#src/lib/env.schema.ts';
import { Failure } from '../../lib/failure.ts';

/**
 * The settings of the production build, from the environment and .env.production.local. Their
 * project is the only one that is ever shipped to, so a site and its rules cannot part.
 *
 * @throws Failure that names what is missing or wrong; a demo- project is wrong
 */
export function productionSettings(folder = process.cwd()): Env {
  try {
    return parseEnv('production', loadEnv('production', folder, 'VITE_'));
  } catch (error) {
    throw new Failure((error as Error).message);
  }
}
