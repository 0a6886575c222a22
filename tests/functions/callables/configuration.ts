import type { RawSettings } from '../../../functions/src/settings.ts';
import { notConfigured, noVerdict } from './replies.ts';
import type { Row } from './row.ts';

/** Columns: name, parameters besides those of the tests, reply, assessments. */
const table: [string, Partial<RawSettings>, Row['reply'], assessments: number][] = [
  ['no project', { RECAPTCHA_PROJECT_ID: '' }, notConfigured, 0],
  ['no site key', { RECAPTCHA_SITE_KEY: '' }, notConfigured, 0],
  ['no hostnames', { RECAPTCHA_ALLOWED_HOSTNAMES: '' }, notConfigured, 0],
  ['hostnames that are only commas', { RECAPTCHA_ALLOWED_HOSTNAMES: ' , ,' }, notConfigured, 0],
  ['no endpoint', { RECAPTCHA_ENDPOINT: '' }, notConfigured, 0],
  ['an endpoint that is not an address', { RECAPTCHA_ENDPOINT: 'provider' }, notConfigured, 0],
  ['no calls per minute', { VERIFIER_CALLS_PER_MINUTE: 0 }, notConfigured, 0],
  ['calls per minute that are not a number', { VERIFIER_CALLS_PER_MINUTE: NaN }, notConfigured, 0],
  ['an endpoint where nothing listens', { RECAPTCHA_ENDPOINT: 'http://127.0.0.1:1' }, noVerdict, 0],
  ['the site key of another site', { RECAPTCHA_SITE_KEY: 'another' }, noVerdict, 1],
];

/** Mistakes that the owner may make in the settings. */
export const configurations: Row[] = table.map(([name, parameters, reply, assessments]) => ({
  name,
  parameters,
  reply,
  receipts: 0,
  assessments,
}));
