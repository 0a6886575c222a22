import { parseEnv } from 'node:util';
import type { Env } from '#src/lib/addresses/env.schema.ts';
import { maxCallsPerMinute, parameterNames } from '../../../functions/src/parameters.ts';
import { Misconfigured, parseSettings, type RawSettings } from '../../../functions/src/settings.ts';
import { mailerParameters } from '../../../mailer/src/settings.ts';

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

const mailerFile = ({ firebase }: Env) => `mailer/.env.${firebase.projectId}`;

/** Whether there are settings for the mailer, without which it is not deployed. */
export function hasMailer(env: Env, read: (path: string) => string | null): boolean {
  return read(mailerFile(env)) !== null;
}

/** Returns what is wrong with the mailer's parameters, or undefined; it needs none. */
export function mailerFault(env: Env, read: (path: string) => string | null): string | undefined {
  const file = mailerFile(env);
  const text = read(file);
  if (text === null) return undefined;
  const values = parseEnv(text);
  const absent = Object.values(mailerParameters).filter((name) => !values[name]);
  if (absent.length > 0) return `Missing in ${file}: ${absent.join(', ')}.`;
  const { [mailerParameters.uri]: uri = '', [mailerParameters.from]: from = '' } = values;
  if (!/^[^\s@<>"]+@[\w-]+(?:\.[\w-]+)+$/.test(from)) {
    return `${mailerParameters.from} in ${file} is not an address alone, like no-reply@your-site.com.`;
  }
  const { protocol, username, password, port } = URL.parse(uri) ?? {};
  // The other's port encrypts otherwise, and Google Cloud blocks port 25.
  const unusable = { 'smtps:': ['25', '587'], 'smtp:': ['25', '465'] }[protocol ?? ''];
  const isUsable = unusable && !unusable.includes(port ?? '') && !/%(?![0-9a-f]{2})/i.test(uri);
  // The file is committed.
  return isUsable && username && !password
    ? undefined
    : `${mailerParameters.uri} in ${file} is not like smtps://USER@smtp.provider.com:465 or smtp://USER@smtp.provider.com:587, without the password, and with %25 for a percent sign.`;
}
