import { declaredParams, defineInt, defineString } from 'firebase-functions/params';
import { maxCallsPerMinute } from './flood-limits.ts';
import type { RawSettings } from './settings.ts';

const projectId = defineString('RECAPTCHA_PROJECT_ID', {
  description: 'Google Cloud project that holds the reCAPTCHA Enterprise key.',
});
const siteKey = defineString('RECAPTCHA_SITE_KEY', {
  description: 'Site key that the pages use.',
});
const allowedHostnames = defineString('RECAPTCHA_ALLOWED_HOSTNAMES', {
  description:
    'Hosts of the site, whose pages alone may ask for a verification, separated by commas.',
});
const endpoint = defineString('RECAPTCHA_ENDPOINT', {
  description: 'Address of the reCAPTCHA Enterprise API.',
  default: 'https://recaptchaenterprise.googleapis.com',
});
const callsPerMinute = defineInt('VERIFIER_CALLS_PER_MINUTE', {
  description:
    'Verifications per minute that one address (of IPv6, one /64) may ask of one instance.',
  default: maxCallsPerMinute,
});

/**
 * The names of all parameters. A non-interactive deploy needs a value for each of them in
 * `functions/.env.PROJECT`, even if it has a default.
 */
export const parameterNames: readonly string[] = declaredParams.map(({ name }) => name);

export function readParameters(): RawSettings {
  return {
    RECAPTCHA_PROJECT_ID: projectId.value(),
    RECAPTCHA_SITE_KEY: siteKey.value(),
    RECAPTCHA_ALLOWED_HOSTNAMES: allowedHostnames.value(),
    RECAPTCHA_ENDPOINT: endpoint.value(),
    VERIFIER_CALLS_PER_MINUTE: callsPerMinute.value(),
  };
}
