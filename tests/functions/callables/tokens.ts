import { Timestamp } from 'firebase-admin/firestore';
import { call, recaptcha, receiptRef } from '../suite.ts';
import { refused, scored, verified } from './replies.ts';
import { goodBody, type Row } from './row.ts';

/**
 * Ways to make a token that the provider calls valid or invalid. Each is sent to both functions.
 */
export const tokens: Row[] = [
  { name: 'good', reply: verified, receipts: 1, assessments: 1 },
  {
    name: 'nearly two minutes old',
    token: { ageSeconds: 110 },
    reply: verified,
    receipts: 1,
    assessments: 1,
  },
  { name: 'expired', token: { ageSeconds: 121 }, reply: refused, receipts: 0, assessments: 1 },
  {
    name: 'from a clock that is ahead',
    token: { ageSeconds: -60 },
    reply: verified,
    receipts: 1,
    assessments: 1,
  },
  {
    name: 'for another site key',
    token: { siteKey: 'another' },
    reply: refused,
    receipts: 0,
    assessments: 1,
  },
  {
    name: 'for the start of a visit',
    token: { action: 'init' },
    reply: refused,
    receipts: 0,
    assessments: 1,
  },
  { name: 'for no action', token: { action: '' }, reply: refused, receipts: 0, assessments: 1 },
  {
    name: 'for an action in capitals',
    token: { action: 'SUBMIT' },
    reply: refused,
    receipts: 0,
    assessments: 1,
  },
  {
    name: 'from the other allowed host',
    token: { hostname: '127.0.0.1' },
    reply: verified,
    receipts: 1,
    assessments: 1,
  },
  {
    name: 'from an allowed host in capitals',
    token: { hostname: 'LOCALHOST' },
    reply: verified,
    receipts: 1,
    assessments: 1,
  },
  ...[
    'example.com',
    'localhost.example.com',
    'evil-localhost',
    'localhost.',
    'localhost,127.0.0.1',
    '',
  ].map(
    (hostname): Row => ({
      name: `from the host "${hostname}"`,
      token: { hostname },
      reply: refused,
      receipts: 0,
      assessments: 1,
    }),
  ),
  {
    name: 'with the lowest score',
    token: { assessment: { score: 0 } },
    reply: scored(0),
    receipts: 1,
    assessments: 1,
  },
  {
    name: 'sent again',
    before: ({ verifier, token, action }) => call(verifier, { token, action }),
    reply: verified,
    receipts: 1,
    assessments: 1,
  },
  {
    name: 'sent again after the provider changed its mind',
    async before({ verifier, token, action }) {
      await call(verifier, { token, action });
      await recaptcha.setAssessment({ score: 0.1 });
    },
    reply: verified,
    receipts: 1,
    assessments: 1,
  },
  {
    name: 'sent again after a provider fault',
    async before({ verifier, token, action }) {
      await recaptcha.setAssessment({ reply: { status: 500, body: '' }, times: 1 });
      await call(verifier, { token, action });
    },
    reply: verified,
    receipts: 1,
    assessments: 2,
  },
  {
    name: 'sent twice at the same time',
    atOnce: 2,
    reply: verified,
    receipts: 1,
    assessments: [1, 2],
  },
  {
    name: 'with a receipt that has expired',
    before: async ({ token, action }, firestore) => {
      const verifiedAt = Date.now() - 601_000;
      await (await receiptRef(firestore, token)).set({
        action,
        score: 0.9,
        verifiedAt: Timestamp.fromMillis(verifiedAt),
        expiresAt: Timestamp.fromMillis(verifiedAt + 600_000),
      });
    },
    reply: refused,
    receipts: 1,
    assessments: 0,
  },
];

/** A token that is valid for only one form of a function. Sent to that function. */
export const otherForms: Row[] = [
  {
    name: 'of the other form',
    token: { action: 'purchase_leads' },
    reply: refused,
    receipts: 0,
    assessments: 1,
  },
  {
    name: 'of the other function',
    token: { action: 'submit' },
    reply: refused,
    receipts: 0,
    assessments: 1,
  },
  {
    name: 'used at this form, sent for the other',
    before: ({ verifier, token, action }) => call(verifier, { token, action }),
    send: ({ token }) => ({ body: goodBody({ token, action: 'purchase_leads' }) }),
    reply: refused,
    receipts: 1,
    assessments: 1,
  },
  {
    name: 'used at the other function',
    token: { action: 'submit' },
    before: ({ token }) => call('verifyRecaptchaMortgage', { token, action: 'submit' }),
    reply: refused,
    receipts: 1,
    assessments: 1,
  },
  {
    name: 'assessed elsewhere, without a receipt',
    before: async ({ verifier, token, action }, firestore) => {
      await call(verifier, { token, action });
      await (await receiptRef(firestore, token)).delete();
    },
    reply: refused,
    receipts: 0,
    assessments: 2,
  },
];
