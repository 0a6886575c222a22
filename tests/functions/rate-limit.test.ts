import { expect, test } from 'vitest';
import { warmUpQuery } from '#src/domain/leads/bot-check/bot-check.contract.ts';
import { call, freshProvider, recaptcha, send, someAddress } from './suite.ts';

freshProvider();

/** Must match functions/.env.demo-keystead-test. */
const callsPerMinute = 300;

test('limits one appended address, whatever is written before it, and no other', async () => {
  const action = 'purchase_leads';
  const token = await recaptcha.mint({ action });
  const verifyFrom = (address: string) => call('verifyRecaptcha', { token, action }, address);
  const busy = someAddress();

  // The burst may start in one minute and end in the next, which counts from zero.
  let admitted = 0;
  let reply = await verifyFrom(`${someAddress()}, ${busy}`);
  while (reply.status === 200 && admitted <= 2 * callsPerMinute) {
    admitted += 1;
    reply = await verifyFrom(`${someAddress()}, ${busy}`);
  }
  const warmUp = await send('verifyRecaptcha', { method: 'GET', query: warmUpQuery }, busy);
  const somebodyElse = await verifyFrom(`${busy}, ${someAddress()}`);

  expect(reply).toMatchObject({ status: 429, body: { error: { status: 'RESOURCE_EXHAUSTED' } } });
  expect(admitted).toBeGreaterThanOrEqual(callsPerMinute);
  expect(warmUp.status).toBe(204);
  expect(somebodyElse.body?.result).toMatchObject({ success: true });
});
