import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recaptchaAccessToken, recaptchaSiteKey } from '../stack.ts';
import { type RecaptchaControl, recaptchaControl } from './control.ts';
import { type StandIn, startRecaptchaStandIn } from './server.ts';

let standIn: StandIn;
let control: RecaptchaControl;

beforeAll(async () => {
  standIn = await startRecaptchaStandIn({ host: '127.0.0.1', port: 0 });
  control = recaptchaControl(standIn.url);
});

beforeEach(async () => {
  await control.reset();
});

afterAll(() => standIn.close());

function assess(
  token: string,
  { accessToken = recaptchaAccessToken, siteKey = recaptchaSiteKey } = {},
) {
  return fetch(`${standIn.url}/v1/projects/a-project/assessments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({ event: { token, siteKey } }),
  });
}

function execute(body: object) {
  return fetch(`${standIn.url}/recaptcha/token`, { method: 'POST', body: JSON.stringify(body) });
}

const page = { siteKey: recaptchaSiteKey, action: 'submit', hostname: 'localhost' };

describe('the assessment', () => {
  test('returns the action and host of the token', async () => {
    const token = await control.mint({ action: 'submit', hostname: 'example.com' });

    expect(await (await assess(token)).json()).toMatchObject({
      name: expect.stringMatching(/^projects\/a-project\/assessments\/\w+$/),
      event: { token },
      riskAnalysis: { score: 0.9 },
      tokenProperties: { valid: true, action: 'submit', hostname: 'example.com' },
    });
    expect(await (await assess(token)).json()).toMatchObject({
      tokenProperties: { valid: false, invalidReason: 'DUPE' },
    });
    expect(await control.assessments()).toMatchObject({ count: 2, last: { token } });
  });

  test.each([
    ['another account', { accessToken: 'another' }, 403, 'PERMISSION_DENIED'],
    ['an unknown site key', { siteKey: 'another' }, 400, 'INVALID_ARGUMENT'],
  ])('refuses %s', async (_what, wrong, code, status) => {
    const response = await assess(await control.mint({ action: 'submit' }), wrong);

    expect(response.status).toBe(code);
    expect(await response.json()).toMatchObject({ error: { code, status } });
  });

  test('follows the behavior of its token, whatever applies to others', async () => {
    const low = await control.mint({ action: 'submit', assessment: { score: 0.1 } });
    const other = await control.mint({ action: 'submit' });
    await control.set({ assessment: { fault: 'server-error' } });

    expect(await (await assess(low)).json()).toMatchObject({ riskAnalysis: { score: 0.1 } });
    expect((await assess(other)).status).toBe(500);
  });

  test('sends the given reply, and does not use up the token', async () => {
    await control.set({ assessment: { reply: { status: 503, body: 'busy' }, times: 1 } });
    const token = await control.mint({ action: 'submit' });

    const response = await assess(token);

    expect([response.status, await response.text()]).toEqual([503, 'busy']);
    expect(await (await assess(token)).json()).toMatchObject({ tokenProperties: { valid: true } });
  });

  test.each(['dropped', 'cut-off'] as const)(
    'ends the connection when told "%s"',
    async (fault) => {
      await control.set({ assessment: { fault } });

      const reply = assess(await control.mint({ action: 'submit' })).then((it) => it.json());

      await expect(reply).rejects.toThrow();
    },
  );

  test('fails as often as `times` says', async () => {
    await control.set({ assessment: { fault: 'rate-limited', times: 2 } });
    const token = await control.mint({ action: 'submit' });

    const statuses = [await assess(token), await assess(token), await assess(token)];

    expect(statuses.map(({ status }) => status)).toEqual([429, 429, 200]);
  });

  test('fails until it is reset', async () => {
    await control.set({ assessment: { fault: 'server-error' } });
    const token = await control.mint({ action: 'submit' });
    expect([(await assess(token)).status, (await assess(token)).status]).toEqual([500, 500]);

    await control.reset();
    expect((await assess(token)).status).toBe(200);
  });
});

describe('execute', () => {
  test('returns a token to any page', async () => {
    const response = await execute(page);

    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const { token } = (await response.json()) as { token: string };
    expect(await (await assess(token)).json()).toMatchObject({
      tokenProperties: { valid: true, action: 'submit', hostname: 'localhost' },
    });
  });

  test('returns a token with another action and host if asked to', async () => {
    await control.set({ token: { hostname: 'elsewhere.test', action: 'login' } });

    const { token } = (await (await execute(page)).json()) as { token: string };

    expect(await (await assess(token)).json()).toMatchObject({
      tokenProperties: { valid: true, action: 'login', hostname: 'elsewhere.test' },
    });
  });

  test('returns an empty token or none if asked to', async () => {
    await control.set({ token: { fault: 'empty', times: 1 } });
    expect(await (await execute(page)).json()).toEqual({ token: '' });

    await control.set({ token: { fault: 'reject' } });
    expect((await execute(page)).status).toBe(503);
  });

  test('refuses an unknown site key', async () => {
    expect((await execute({ ...page, siteKey: 'another' })).status).toBe(400);
  });
});

describe('the script', () => {
  const load = (path: string, encoding: string) =>
    fetch(`${standIn.url}/recaptcha/${path}`, { headers: { 'accept-encoding': encoding } });

  test.each(['enterprise.js?render=local-site-key', 'releases/stand-in.js'])(
    'serves %s, compressed where that is understood',
    async (path) => {
      const [plain, gzipped] = [await load(path, 'identity'), await load(path, 'gzip, br')];

      expect(plain.headers.get('content-encoding')).toBeNull();
      expect(gzipped.headers.get('content-encoding')).toBe('gzip');
      expect(gzipped.headers.get('content-type')).toContain('text/javascript');
      expect(await gzipped.text()).toBe(await plain.text());
    },
  );

  test('is about as large as the provider’s', async () => {
    const script = await (await load('releases/stand-in.js', 'identity')).text();
    expect(script.length).toBeGreaterThan(390_000);
    expect(script.length).toBeLessThan(450_000);
  });

  test('is missing if asked to', async () => {
    await control.set({ script: { fault: 'missing' } });
    expect((await load('enterprise.js', 'identity')).status).toBe(404);
  });
});

test('refuses a control body that is not a JSON object', async () => {
  const response = await fetch(`${standIn.url}/control`, { method: 'POST', body: 'slow' });
  expect(response.status).toBe(400);
});

test('reports a taken port in one line', async () => {
  const port = Number(new URL(standIn.url).port);

  await expect(startRecaptchaStandIn({ host: '127.0.0.1', port })).rejects.toThrow(
    `cannot listen on 127.0.0.1:${port}: the port is taken.`,
  );
});
