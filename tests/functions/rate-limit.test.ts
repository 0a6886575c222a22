import { expect, test } from 'vitest';
import { call, freshProvider, recaptcha, someAddress } from './suite.ts';

freshProvider();

/** functions/.env.demo-keystead-test */
const callsPerMinute = 300;

test('limits one appended address, whatever is written before it, and nobody else', async () => {
  const action = 'purchase_leads';
  const token = await recaptcha.mint({ action });
  const verifyFrom = (address: string) => call('verifyRecaptcha', { token, action }, address);
  const busy = someAddress();

  // The burst may begin in one minute and end in the next, which counts anew.
  let admitted = 0;
  let status = 200;
  while (status === 200 && admitted <= 2 * callsPerMinute) {
    ({ status } = await verifyFrom(`${someAddress()}, ${busy}`));
    if (status === 200) admitted += 1;
  }
  const somebodyElse = await verifyFrom(`${busy}, ${someAddress()}`);

  expect(status).toBe(429);
  expect(admitted).toBeGreaterThanOrEqual(callsPerMinute);
  expect(somebodyElse.body.result).toMatchObject({ success: true });
});
