import { expect, test } from 'vitest';
import { warmUpQuery } from '#src/model/lead-forms/bot-check.contract.ts';
import { call, freshProvider, recaptcha, send, someAddress } from './suite.ts';

freshProvider();

/** Must match the functions' settings of the test project, in functions. */
const callsPerMinute = 300;

test('limits one appended address, whatever is written before it, and no other', async () => {
  const action = 'purchase_leads';
  const sendJunk = (address: string) =>
    call('verifyRecaptcha', { token: crypto.randomUUID().repeat(20), action }, address);
  const busy = someAddress();

  let admitted = 0;
  let reply = await sendJunk(`${someAddress()}, ${busy}`);
  while (reply.status === 200 && admitted <= callsPerMinute) {
    admitted += 1;
    reply = await sendJunk(`${someAddress()}, ${busy}`);
  }
  const warmUp = await send('verifyRecaptcha', { method: 'GET', query: warmUpQuery }, busy);
  const token = await recaptcha.mint({ action });
  const somebodyElse = await call(
    'verifyRecaptcha',
    { token, action },
    `${busy}, ${someAddress()}`,
  );

  expect(reply).toMatchObject({ status: 429, body: { error: { status: 'RESOURCE_EXHAUSTED' } } });
  expect(admitted).toBe(callsPerMinute);
  expect(warmUp.status).toBe(204);
  expect(somebodyElse.body?.result).toMatchObject({ success: true });
});
