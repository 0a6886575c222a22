import { expect, test } from 'vitest';
import { parseSettings, type RawSettings } from './settings.ts';

const complete: RawSettings = {
  RECAPTCHA_PROJECT_ID: ' a-project\n',
  RECAPTCHA_SITE_KEY: 'a-site-key',
  RECAPTCHA_ALLOWED_HOSTNAMES: ' Example.com , www.example.com,',
  RECAPTCHA_ENDPOINT: 'https://provider.example',
  VERIFIER_CALLS_PER_MINUTE: 10,
};

test('parses and normalizes the parameters', () => {
  expect(parseSettings(complete)).toEqual({
    projectId: 'a-project',
    siteKey: 'a-site-key',
    allowedHostnames: ['example.com', 'www.example.com'],
    endpoint: 'https://provider.example',
    callsPerMinute: 10,
  });
});

test.each([
  ['RECAPTCHA_PROJECT_ID', ''],
  ['RECAPTCHA_SITE_KEY', ' '],
  ['RECAPTCHA_ALLOWED_HOSTNAMES', ''],
  ['RECAPTCHA_ALLOWED_HOSTNAMES', ' , '],
  ['RECAPTCHA_ENDPOINT', ''],
  ['RECAPTCHA_ENDPOINT', 'provider'],
  ['VERIFIER_CALLS_PER_MINUTE', 0],
  ['VERIFIER_CALLS_PER_MINUTE', Number.NaN],
])('reports %s if it is %j', (name, value) => {
  expect(() => parseSettings({ ...complete, [name]: value })).toThrow(
    expect.objectContaining({ name: 'Misconfigured', parameters: [name] }),
  );
});

test('reports all missing parameters at once', () => {
  const raw = { ...complete, RECAPTCHA_SITE_KEY: '', RECAPTCHA_PROJECT_ID: '' };
  expect(() => parseSettings(raw)).toThrow('RECAPTCHA_PROJECT_ID, RECAPTCHA_SITE_KEY');
});
