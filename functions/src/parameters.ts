import { declaredParams, defineInt, defineString } from 'firebase-functions/params';
import { verifierActions } from '../../src/model/lead-forms/bot-check.contract.ts';
import type { RawSettings } from './settings.ts';

/** The most instances of each verifier. The platform may briefly start more. */
export const maxInstances = 2;

/**
 * How many assessments the provider makes in a minute. The owner sets this quota in the console:
 * docs/deploying.md, "What it costs".
 */
export const providerQuotaPerMinute = 80;

/**
 * The most verifications per minute that one address may ask of one instance (VERIFIER_CALLS_PER_MINUTE).
 * All instances of all verifiers together spend at most half of the provider's quota on one address, so
 * that the other half is left for everybody else.
 */
export const maxCallsPerMinute = Math.floor(
  providerQuotaPerMinute / 2 / (Object.keys(verifierActions).length * maxInstances),
);

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

/**
 * The service account of the verifiers, in their own project. It has only the two roles below; the
 * platform's default account can often change the whole project.
 */
export const verifierAccount = 'verifier@';

/** The roles for writing receipts and assessing tokens. */
export const verifierRoles = ['roles/datastore.user', 'roles/recaptchaenterprise.agent'] as const;
