import { parseEnv } from 'node:util';
import type { Env } from '#src/lib/env.schema.ts';
import { maxCallsPerMinute } from '../../../functions/src/flood-limits.ts';
import { parameterNames } from '../../../functions/src/parameters.ts';
import { Misconfigured, parseSettings, type RawSettings } from '../../../functions/src/settings.ts';

/** Returns what is wrong with the functions' parameters, or undefined. */
export function parametersFault(
  env: Env,
  hostname: string,
  read: (path: string) => string | null,
): string | undefined {
  const file = `functions/.env.${env.firebase.projectId}`;
  const text = read(file);
  if (text === null) return `${file} is missing: docs/deploying.md says what it contains.`;
  const values = parseEnv(text);
  const absent = parameterNames.filter((name) => !values[name]);
  if (absent.length > 0) {
    return `Missing in ${file}: ${absent.join(', ')}. The CLI takes no default for a parameter here.`;
  }
  try {
    const calls = Number(values.VERIFIER_CALLS_PER_MINUTE);
    const given = { ...values, VERIFIER_CALLS_PER_MINUTE: calls } as RawSettings;
    const { siteKey, allowedHostnames } = parseSettings(given);
    if (calls > maxCallsPerMinute) {
      return `VERIFIER_CALLS_PER_MINUTE in ${file} is more than ${maxCallsPerMinute}, so one address could use up the bot check's quota.`;
    }
    if (siteKey !== env.recaptcha.siteKey) {
      return `RECAPTCHA_SITE_KEY in ${file} is not the VITE_RECAPTCHA_SITE_KEY of the build.`;
    }
    return allowedHostnames.includes(hostname)
      ? undefined
      : `RECAPTCHA_ALLOWED_HOSTNAMES in ${file} lacks ${hostname}, so no lead would pass.`;
  } catch (error) {
    if (error instanceof Misconfigured)
      return `Unusable in ${file}: ${error.parameters.join(', ')}.`;
    throw error;
  }
}
