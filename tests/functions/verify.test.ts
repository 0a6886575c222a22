import { expect, test } from 'vitest';
import { recaptchaSiteKey } from '#scripts/local/stack.ts';
import { adminFirestore, call, freshProvider, recaptcha, receiptRef, verifiers } from './suite.ts';

const firestore = adminFirestore();
freshProvider();

test.each(verifiers)(
  '$name with $action succeeds and stores a receipt for ten minutes',
  async ({ name, action }) => {
    const token = await recaptcha.mint({ action });

    const reply = await call(name, { token, action });

    expect(reply.body).toEqual({ result: { success: true, score: 0.9, action } });
    const receipt = (await (await receiptRef(firestore, token)).get()).data();
    expect(Object.keys(receipt ?? {}).sort()).toEqual([
      'action',
      'expiresAt',
      'score',
      'verifiedAt',
    ]);
    expect(receipt).toMatchObject({ action, score: 0.9 });
    expect(receipt?.expiresAt.toMillis() - receipt?.verifiedAt.toMillis()).toBe(600_000);
    expect(Math.abs(Date.now() - receipt?.verifiedAt.toMillis())).toBeLessThan(10_000);
  },
);

test('sends the provider the expected action, the appended address and the browser', async () => {
  const token = await recaptcha.mint({ action: 'contact' });

  await call('verifyRecaptcha', { token, action: 'contact' }, '198.51.100.1, 203.0.113.9');

  expect((await recaptcha.assessments()).last).toEqual({
    token,
    siteKey: recaptchaSiteKey,
    expectedAction: 'contact',
    userIpAddress: '203.0.113.9',
    userAgent: 'node',
  });
});
