import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { recaptchaControl } from '#tests/fixtures/recaptcha-control.ts';
import { startRecaptchaStandIn } from './recaptcha-stand-in.ts';
import { recaptchaAccessToken, recaptchaSiteKey } from './stack.ts';

let standIn: Awaited<ReturnType<typeof startRecaptchaStandIn>>;
let control: ReturnType<typeof recaptchaControl>;

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
    await control.setAssessment({ reply: { status: 500, body: '' } });

    expect(await (await assess(low)).json()).toMatchObject({ riskAnalysis: { score: 0.1 } });
    expect((await assess(other)).status).toBe(500);
  });

  test('sends the given reply, and does not use up the token', async () => {
    await control.setAssessment({ reply: { status: 503, body: 'busy' }, times: 1 });
    const token = await control.mint({ action: 'submit' });

    const response = await assess(token);

    expect([response.status, await response.text()]).toEqual([503, 'busy']);
    expect(await (await assess(token)).json()).toMatchObject({ tokenProperties: { valid: true } });
  });

  test.each(['dropped', 'cut-off'] as const)(
    'ends the connection when told "%s"',
    async (fault) => {
      await control.setAssessment({ fault });

      const reply = assess(await control.mint({ action: 'submit' })).then((it) => it.json());

      await expect(reply).rejects.toThrow();
    },
  );

  test('fails as often as `times` says', async () => {
    await control.setAssessment({ reply: { status: 429, body: '' }, times: 2 });
    const token = await control.mint({ action: 'submit' });

    const statuses = [await assess(token), await assess(token), await assess(token)];

    expect(statuses.map(({ status }) => status)).toEqual([429, 429, 200]);
  });

  test('fails until it is reset', async () => {
    await control.setAssessment({ reply: { status: 500, body: '' } });
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

  test('refuses an unknown site key', async () => {
    expect((await execute({ ...page, siteKey: 'another' })).status).toBe(400);
  });
});

describe('a token', () => {
  const propertiesOf = async (token: string) =>
    ((await (await assess(token)).json()) as { tokenProperties: unknown }).tokenProperties;

  test('is long, opaque and unique', async () => {
    const [one, other] = [await control.mint(page), await control.mint(page)];

    expect(one).toMatch(/^[\w-]{1000,2000}$/);
    expect(one).not.toBe(other);
  });

  test.each([
    [110, true],
    [120, false],
  ])('that claims an age of %i seconds is valid: %j', async (ageSeconds, valid) => {
    const properties = await propertiesOf(await control.mint({ ...page, ageSeconds }));

    expect(properties).toMatchObject({ valid, ...(!valid && { invalidReason: 'EXPIRED' }) });
  });

  test('that is unknown, or of another key, is malformed', async () => {
    const malformed = { valid: false, invalidReason: 'MALFORMED', action: '' };

    expect(await propertiesOf('made-up')).toMatchObject(malformed);
    const ofAnother = await control.mint({ ...page, siteKey: 'another' });
    expect(await propertiesOf(ofAnother)).toMatchObject(malformed);
  });
});

test.each([
  ['enterprise.js?render=local-site-key', 0, 2_000],
  // As large as the provider's.
  ['releases/stand-in.js', 390_000, 450_000],
])('serves %s, compressed', async (path, least, most) => {
  const response = await fetch(`${standIn.url}/recaptcha/${path}`);

  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('content-type')).toContain('text/javascript');
  const { length } = await response.text();
  expect(length).toBeGreaterThan(least);
  expect(length).toBeLessThan(most);
});
