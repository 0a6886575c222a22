import { loadEnv } from 'vite';
import { type Env, parseEnv } from '#src/lib/settings.schema.ts';
import { Failure } from '../../lib/failure.ts';

/**
 * Returns the settings of the production build, from the environment and .env.production.local. Everything
 * is shipped to their project, so a site and its rules always go to the same one.
 *
 * @throws Failure that names what is missing or wrong, such as a demo- project
 */
export function productionSettings(folder = process.cwd()): Env {
  try {
    return parseEnv('production', loadEnv('production', folder, 'VITE_'));
  } catch (error) {
    throw new Failure((error as Error).message);
  }
}
