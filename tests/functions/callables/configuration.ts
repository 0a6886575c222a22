import type { RawSettings } from '../../../functions/src/settings.ts';
import { notConfigured, noVerdict } from './replies.ts';
import type { Row } from './row.ts';

/** Columns: name, parameters beside those of the tests, reply, assessments. */
const table: [string, Partial<RawSettings>, Row['reply'], assessments: number][] = [
  ['no project', { RECAPTCHA_PROJECT_ID: '' }, notConfigured, 0],
  ['no site key', { RECAPTCHA_SITE_KEY: '' }, notConfigured, 0],
  ['no hostnames', { RECAPTCHA_ALLOWED_HOSTNAMES: '' }, notConfigured, 0],
  ['hostnames of commas', { RECAPTCHA_ALLOWED_HOSTNAMES: ' , ,' }, notConfigured, 0],
  ['no endpoint', { RECAPTCHA_ENDPOINT: '' }, notConfigured, 0],
  ['an endpoint that is no address', { RECAPTCHA_ENDPOINT: 'provider' }, notConfigured, 0],
  ['no calls per minute', { VERIFIER_CALLS_PER_MINUTE: 0 }, notConfigured, 0],
  ['calls per minute that are no number', { VERIFIER_CALLS_PER_MINUTE: NaN }, notConfigured, 0],
  ['an endpoint where nobody listens', { RECAPTCHA_ENDPOINT: 'http://127.0.0.1:1' }, noVerdict, 0],
  ['the site key of another', { RECAPTCHA_SITE_KEY: 'another' }, noVerdict, 1],
];

/** What the owner may have set wrongly. */
export const configurations: Row[] = table.map(([name, parameters, reply, assessments]) => ({
  name,
  parameters,
  reply,
  receipts: 0,
  assessments,
}));
