import { readFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callsPerMinute, projects } from '../../scripts/local/stack.ts';
import {
  type VerifierName,
  verifierActions,
} from '../../src/model/lead-forms/bot-check.contract.ts';
import { sample } from '../../tests/proof/sample-size.ts';
import { maxCallsPerMinute, maxInstances, providerQuotaPerMinute } from './parameters.ts';
import { memoryReceipts } from './testing/memory-receipts.ts';
import { createVerifier } from './verifier.ts';

const minute = 60_000;
const names = Object.keys(verifierActions) as VerifierName[];
const flooder = '203.0.113.9';

/** When the provider made its assessments. */
let assessments: number[] = [];

/**
 * Plays the provider: it makes as many assessments in any minute as its quota allows, and calls a token
 * valid unless it says that it is junk.
 */
async function provider(_address: unknown, { body }: { body: string }): Promise<Response> {
  const { token, expectedAction: action } = JSON.parse(body).event;
  const lastMinute = assessments.filter((time) => time > Date.now() - minute);
  if (lastMinute.length >= providerQuotaPerMinute) return new Response('{}', { status: 429 });
  assessments.push(Date.now());
  return Response.json(
    token.startsWith('junk')
      ? { tokenProperties: { valid: false, invalidReason: 'MALFORMED' } }
      : {
          tokenProperties: { valid: true, action, hostname: 'homes.test' },
          riskAnalysis: { score: 0.1 },
        },
  );
}

let tokens = 0;
function newToken(kind: string): string {
  tokens += 1;
  return `${kind}-${tokens}-`.padEnd(500, 'x');
}

/** Returns all instances of all verifiers, as they run in the cloud. */
function startInstances() {
  const receipts = memoryReceipts();
  const instances = names.flatMap((name) =>
    Array.from({ length: maxInstances }, () => {
      const verify = createVerifier(name, {
        receipts,
        readParameters: () => ({
          RECAPTCHA_PROJECT_ID: 'homes',
          RECAPTCHA_SITE_KEY: 'site-key',
          RECAPTCHA_ALLOWED_HOSTNAMES: 'homes.test',
          RECAPTCHA_ENDPOINT: 'https://provider.test',
          VERIFIER_CALLS_PER_MINUTE: maxCallsPerMinute,
        }),
        accessToken: async () => 'an-access-token',
        log: { error() {}, info() {} },
      });
      return async (token: string, address: string) => {
        const reply = await verify({
          data: { token, action: verifierActions[name][0] },
          rawRequest: { headers: { 'x-forwarded-for': address }, socket: {} as Socket },
        }).catch(({ code }) => ({ success: false, code }));
        return reply;
      };
    }),
  );
  const flood = (kind: string) =>
    Promise.all(
      instances.flatMap((call) =>
        Array.from({ length: providerQuotaPerMinute }, () => call(newToken(kind), flooder)),
      ),
    );
  return { instances, flood };
}

beforeEach(() => {
  tokens = 0;
  assessments = [];
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000 * minute });
  vi.stubGlobal('fetch', provider);
});

afterEach(() => {
  vi.useRealTimers();
});

describe.each(['junk', 'token'])('beside a flood of calls with a new %s each', (kind) => {
  test('leads from other addresses arrive, also when the minute of the clock ends', async () => {
    const { instances, flood } = startInstances();
    vi.setSystemTime(1_000 * minute - 1);
    await flood(kind);
    vi.setSystemTime(1_000 * minute);
    await flood(kind);

    const leads = Array.from({ length: providerQuotaPerMinute / 2 }, (_, i) => {
      const call = instances[i % instances.length];
      return call?.(newToken('lead'), `198.51.100.${i}`);
    });

    expect(await Promise.all(leads)).toEqual(
      leads.map(() => expect.objectContaining({ success: true })),
    );
  });
});

test('an address that sends junk gets one tenth of the assessments', async () => {
  const { flood } = startInstances();
  for (let passed = 0; passed < 20; passed += 1) {
    vi.setSystemTime((1_000 + passed) * minute);
    await flood('junk');
  }

  expect(assessments).toHaveLength(2 * names.length * maxInstances * maxCallsPerMinute);
});

/** Returns 32 bits that look random, always the same for a number. */
const scatter = (number: number) => Math.imul(number + 1, 0x9e3779b1) >>> 0;

/** Returns an address of a block like `2001:db8:f:1200::/56`, another one for each number. */
function addressIn(block: string, number: number): string {
  const [network = '', bits = ''] = block.split('::/');
  const groups = network.split(':').map((group) => Number.parseInt(group, 16));
  const own = (scatter(number) >>> 16) & (2 ** (64 - Number(bits)) - 1);
  return [...groups.slice(0, 3), (groups[3] ?? 0) | own, 0, 0, 0, number & 0xffff]
    .map((group) => group.toString(16))
    .join(':');
}

/**
 * Returns how many leads of 180 visitors arrive in an hour in which twenty junk calls a second come from a block.
 *
 * @param flooding the block; undefined if it is quiet
 */
async function countLeads(flooding: string | undefined, home: (visitor: number) => string) {
  const { instances } = startInstances();
  const call = (token: string, address: string) =>
    instances[scatter(tokens) % instances.length]?.(token, address);
  let arrived = 0;
  for (let second = 0; second < 3_600; second += 1) {
    vi.setSystemTime(1_000 * minute + second * 1_000);
    const junk = Array.from({ length: flooding ? 20 : 0 }, (_, i) =>
      call(newToken('junk'), addressIn(flooding ?? '', second * 20 + i)),
    );
    await Promise.all(junk);
    if (second % 20 !== 10) continue;
    const reply = await call(newToken(`lead-${second}`), home(second));
    if (reply?.success) arrived += 1;
  }
  return arrived;
}

const elsewhere = (visitor: number) => `2001:db8:${visitor.toString(16)}::1`;
const inTheSame48 = (visitor: number) => `2001:db8:f:${(0xa000 + visitor).toString(16)}::1`;
const guide = readFileSync('docs/deploying.md', 'utf8').replace(/\s+/g, ' ');

/** Who sends junk, where the visitors are, and how many of their leads arrive. */
const floods: [who: string, block: string | undefined, home: typeof elsewhere, leads: number][] = [
  ['nobody', undefined, elsewhere, 180],
  ['a phone of their carrier', '2001:db8:f:1230::/64', inTheSame48, 180],
  ['a home of their carrier', '2001:db8:f:1200::/56', inTheSame48, 177],
  ['a /60', '2001:db8:f:1230::/60', elsewhere, 177],
  ['a /56', '2001:db8:f:1200::/56', elsewhere, 177],
  ['a /48', '2001:db8:f:0::/48', elsewhere, 174],
];
test.each(sample(floods, 2))(
  'beside junk from %s, as many leads arrive as docs/deploying.md says',
  { timeout: 60_000 },
  async (who, block, home, leads) => {
    expect(await countLeads(block, home)).toBe(leads);
    if (home === elsewhere)
      expect(guide).toMatch(new RegExp(`\\| ${who} \\| \\d+ \\| ${leads} \\|`));
  },
);

describe('the arithmetic', () => {
  const spent = names.length * maxInstances * maxCallsPerMinute;

  test('is that of the functions as they are deployed', async () => {
    const { declaredParams } = await import('firebase-functions/params');
    const functions = Object.entries(await import('./index.ts'));
    const limit = declaredParams.find(({ name }) => name === 'VERIFIER_CALLS_PER_MINUTE');

    expect(functions.map(([name]) => name).sort()).toEqual([...names].sort());
    expect(functions.map(([, { __endpoint }]) => __endpoint.maxInstances)).toEqual(
      names.map(() => maxInstances),
    );
    expect(limit?.options).toMatchObject({ default: maxCallsPerMinute });
  });

  test('leaves half of the quota to other addresses', () => {
    expect(spent).toBeLessThanOrEqual(providerQuotaPerMinute / 2);
  });

  test('is that of docs/deploying.md and of the settings of `npm start`', () => {
    const setting = `VERIFIER_CALLS_PER_MINUTE=${maxCallsPerMinute}`;
    const sentences = [
      ` ${setting} `,
      `*requests per minute*, to ${providerQuotaPerMinute}.`,
      `${names.length} functions × ${maxInstances} instances × ${maxCallsPerMinute} calls = ${spent} a minute`,
    ];
    expect(sentences.filter((sentence) => !guide.includes(sentence))).toEqual([]);
    expect(callsPerMinute(projects.start)).toBe(maxCallsPerMinute);
  });
});
