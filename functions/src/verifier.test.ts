import type { Socket } from 'node:net';
import { beforeEach, expect, test } from 'vitest';
import type { RawSettings } from './settings.ts';
import { memoryReceipts } from './testing/memory-receipts.ts';
import { createVerifier } from './verifier.ts';

const logged: string[] = [];
const note = (...args: unknown[]) => void logged.push(JSON.stringify(args));

beforeEach(() => {
  logged.length = 0;
});

const complete: RawSettings = {
  RECAPTCHA_PROJECT_ID: 'a-project',
  RECAPTCHA_SITE_KEY: 'a-site-key',
  RECAPTCHA_ALLOWED_HOSTNAMES: 'example.com',
  // Nothing listens on this port.
  RECAPTCHA_ENDPOINT: 'http://127.0.0.1:1',
  VERIFIER_CALLS_PER_MINUTE: 2,
};
const token = 'the-token-that-nobody-may-read-'.repeat(5);
const call = {
  data: { token, action: 'submit' },
  rawRequest: {
    headers: { 'x-forwarded-for': '203.0.113.9', 'user-agent': 'a-rare-browser' },
    socket: {} as Socket,
  },
};

function verifierWith(parameters: Partial<RawSettings>, receipts = memoryReceipts()) {
  return createVerifier('verifyRecaptchaMortgage', {
    receipts,
    readParameters: () => ({ ...complete, ...parameters }),
    accessToken: async () => 'an-access-token',
    log: { error: note, info: note },
  });
}

test.each([
  'RECAPTCHA_PROJECT_ID',
  'RECAPTCHA_SITE_KEY',
  'RECAPTCHA_ALLOWED_HOSTNAMES',
  'RECAPTCHA_ENDPOINT',
] as const)('fails and logs the reason if %s is missing', async (name) => {
  await expect(verifierWith({ [name]: '' })(call)).rejects.toMatchObject({
    code: 'failed-precondition',
  });
  expect(logged.join()).toContain(name);
});

test('fails if the receipts cannot be read', async () => {
  const receipts = { ...memoryReceipts(), find: () => Promise.reject(new Error('no database')) };

  await expect(verifierWith({}, receipts)(call)).rejects.toMatchObject({ code: 'unavailable' });
});

test('refuses an address more calls than a minute has, whatever is written before it', async () => {
  const verify = verifierWith({});
  const callFrom = (...addresses: string[]) =>
    verify({
      ...call,
      rawRequest: { ...call.rawRequest, headers: { 'x-forwarded-for': addresses.join(', ') } },
    }).catch(({ code }) => code);
  const busy = '203.0.113.9';
  const codes = [
    await callFrom('198.51.100.1', busy),
    await callFrom('198.51.100.2', busy),
    await callFrom('198.51.100.3', busy),
    await callFrom(busy, '198.51.100.4'),
  ];
  expect(codes).toEqual(['unavailable', 'unavailable', 'resource-exhausted', 'unavailable']);
});

test('logs nothing about the caller', async () => {
  await expect(verifierWith({})(call)).rejects.toThrow();

  expect(logged.join()).toContain('has no verdict');
  for (const secret of [token, '203.0.113.9', 'a-rare-browser', 'an-access-token']) {
    expect(logged.join()).not.toContain(secret);
  }
});
