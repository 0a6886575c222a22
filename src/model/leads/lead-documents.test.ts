import { beforeEach, expect, test, vi } from 'vitest';
import { sha256 } from '#src/lib/format/sha256.ts';
import { consentRecord } from './lead-documents.ts';

const consent = {
  wording: { since: '2026-11-21', text: 'I agree.' },
  pages: ['/quote', '/pre-approval'],
} as const;

const now = new Date('2026-11-23T09:30:00.000Z');

beforeEach(() => {
  vi.stubGlobal('navigator', {});
});

test('records what was agreed to, where and when, and nothing else', async () => {
  expect(await consentRecord('mortgageQuotes', consent, '/pre-approval', now)).toEqual({
    kind: 'mortgageQuotes',
    wording: '2026-11-21',
    wordingHash: await sha256('I agree.'),
    page: '/pre-approval',
    language: 'en',
    globalPrivacyControl: false,
    givenAt: '2026-11-23T09:30:00.000Z',
  });
});

test.each([true, false, undefined])('records Global Privacy Control: %s', async (signal) => {
  vi.stubGlobal('navigator', { globalPrivacyControl: signal });
  const { globalPrivacyControl } = await consentRecord('mortgageQuotes', consent, '/quote', now);
  expect(globalPrivacyControl).toBe(signal === true);
});

test.each([
  ['/quote', '/quote'],
  ['/Pre-Approval/', '/pre-approval'],
  ['/faq', '/quote'],
])('records %s as %s', async (path, page) => {
  expect((await consentRecord('mortgageQuotes', consent, path, now)).page).toBe(page);
});
