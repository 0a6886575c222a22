import { parseEnv } from 'node:util';
import type { Env } from '#src/lib/env.schema.ts';
import { maxCallsPerMinute } from '../../../functions/src/flood-limits.ts';
import { parameterNames } from '../../../functions/src/parameters.ts';
import { Misconfigured, parseSettings, type Settings } from '../../../functions/src/settings.ts';

/**
 * Returns what is wrong with the functions' parameters, or undefined.
 *
 * @param hostname of the site's own address
 * @param read returns the text of a file of the repository; null when there is none
 */
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
  const settings = settingsIn(values);
  if (settings instanceof Misconfigured) {
    return `Unusable in ${file}: ${settings.parameters.join(', ')}.`;
  }
  if (settings.callsPerMinute > maxCallsPerMinute) {
    return `VERIFIER_CALLS_PER_MINUTE in ${file} is more than ${maxCallsPerMinute}, so one address could use up the bot check's quota.`;
  }
  if (settings.siteKey !== env.recaptcha.siteKey) {
    return `RECAPTCHA_SITE_KEY in ${file} is not the VITE_RECAPTCHA_SITE_KEY of the build.`;
  }
  if (!settings.allowedHostnames.includes(hostname)) {
    return `RECAPTCHA_ALLOWED_HOSTNAMES in ${file} lacks ${hostname}, so no lead would pass.`;
  }
  return undefined;
}

function settingsIn(values: NodeJS.Dict<string>): Settings | Misconfigured {
  try {
    return parseSettings({
      RECAPTCHA_PROJECT_ID: values.RECAPTCHA_PROJECT_ID ?? '',
      RECAPTCHA_SITE_KEY: values.RECAPTCHA_SITE_KEY ?? '',
      RECAPTCHA_ALLOWED_HOSTNAMES: values.RECAPTCHA_ALLOWED_HOSTNAMES ?? '',
      RECAPTCHA_ENDPOINT: values.RECAPTCHA_ENDPOINT ?? '',
      VERIFIER_CALLS_PER_MINUTE: Number(values.VERIFIER_CALLS_PER_MINUTE),
    });
  } catch (error) {
    if (error instanceof Misconfigured) return error;
    throw error;
  }
}
