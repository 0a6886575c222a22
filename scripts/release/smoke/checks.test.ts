import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '#src/site.ts';
import { answered, origin, recordedPage, recordedSite } from '#tests/fixtures/recorded-site.ts';
import { type Check, lineOf } from './check.ts';
import { assetsCheck } from './checks/assets.ts';
import { leadsCheck, readsCheck } from './checks/database.ts';
import { headersCheck } from './checks/headers.ts';
import { httpsCheck } from './checks/https.ts';
import { missingAssetsCheck } from './checks/missing-assets.ts';
import { notFoundCheck } from './checks/not-found.ts';
import { pagesCheck } from './checks/pages.ts';
import { robotsCheck } from './checks/robots.ts';
import { botCheckCheck, verifierCheck } from './checks/verifier.ts';
import { smokeChecks } from './checks.ts';

/** Responses of the back ends and the plain http:// address; without faults unless a test sets one. */
let backEnd: (url: string) => Response;

const goodBackEnd = (url: string) => {
  if (url.startsWith('http:')) {
    return new Response(null, { status: 301, headers: { location: `${origin}/` } });
  }
  if (url.startsWith('https://firestore.test/')) return new Response('{}', { status: 403 });
  return new Response('{"error":{"status":"INVALID_ARGUMENT"}}', {
    status: 400,
    headers: { 'access-control-allow-origin': origin },
  });
};

beforeEach(() => {
  backEnd = goodBackEnd;
  vi.stubGlobal('fetch', async (url: URL | string) => backEnd(String(url)));
});
afterEach(() => vi.unstubAllGlobals());

it.each(smokeChecks.map((check) => [check.name, check] as const))(
  'finds nothing wrong with a good site: %s',
  async (_name, check) => {
    expect(await check.faults(recordedSite())).toEqual([]);
  },
);

const changed = (path: string, change: (text: string) => string) => {
  const page = recordedPage(path);
  return recordedSite({ pages: [{ ...page, text: change(page.text) }] });
};
const withHeader = (path: string, name: string, value: string, status = 200) => {
  const answer = answered(path, status);
  return { ...answer, headers: { ...answer.headers, [name]: value } };
};

describe('goes red when', () => {
  const broken: [
    what: string,
    check: Check,
    site: ReturnType<typeof recordedSite>,
    fault: RegExp,
  ][] = [
    [
      'a route is gone',
      pagesCheck,
      recordedSite({ pages: [answered('/faq', 404)] }),
      /\/faq answers 404/,
    ],
    [
      'a title is gone',
      pagesCheck,
      changed('/faq', (text) => text.replace(/<title>.*<\/title>/, '')),
      /one title/,
    ],
    ['there are two titles', pagesCheck, changed('/faq', (text) => text + text), /one title/],
    [
      'two pages are the same',
      pagesCheck,
      recordedSite({ pages: [recordedPage('/faq'), { ...recordedPage('/faq'), path: '/rates' }] }),
      /canonical address/,
    ],
    [
      'a canonical address is of another site',
      pagesCheck,
      changed('/faq', (text) => text.replace(site.url, 'https://other.test')),
      /other\.test/,
    ],
    [
      'a policy is loose',
      pagesCheck,
      changed('/faq', (text) => text.replace("script-src 'self'", "script-src 'unsafe-inline'")),
      /strict policy/,
    ],
    [
      'a policy leads to this machine',
      pagesCheck,
      changed('/faq', (text) => text.replace("'self'", 'http://127.0.0.1:8080')),
      /strict policy/,
    ],
    [
      'a header is wrong',
      headersCheck,
      recordedSite({ pages: [withHeader('/faq', 'x-content-type-options', 'sniff')] }),
      /\/faq: x-content-type-options/,
    ],
    [
      'pictures are kept too long',
      headersCheck,
      recordedSite({
        answers: {
          '/images/hero.svg': withHeader('/images/hero.svg', 'cache-control', 'immutable'),
        },
      }),
      /\/images\/hero\.svg: cache-control/,
    ],
    [
      'an unknown address answers 200',
      notFoundCheck,
      recordedSite({ answers: { '/no-such-page': recordedPage('/no-such-page') } }),
      /answers 200/,
    ],
    [
      'robots.txt is gone',
      robotsCheck,
      recordedSite({ answers: { '/robots.txt': answered('/robots.txt', 404) } }),
      /404/,
    ],
    [
      'robots.txt names a sitemap that is not there',
      robotsCheck,
      recordedSite({
        answers: {
          '/robots.txt': answered(
            '/robots.txt',
            200,
            `User-agent: *\nSitemap: ${site.url}/sitemap.xml`,
          ),
        },
      }),
      /sitemap\.xml answers 404/,
    ],
    [
      'a later script is missing',
      assetsCheck,
      recordedSite({
        answers: { '/assets/QuotePage-2.js': answered('/assets/QuotePage-2.js', 404) },
      }),
      /QuotePage-2\.js answers 404/,
    ],
    [
      'a script is not immutable',
      assetsCheck,
      recordedSite({
        answers: {
          '/assets/QuotePage-2.js': withHeader(
            '/assets/QuotePage-2.js',
            'cache-control',
            'no-cache',
          ),
        },
      }),
      /immutable/,
    ],
    [
      'browsers may keep that a script is missing',
      missingAssetsCheck,
      recordedSite({
        answers: {
          '/assets/no-such-script.js': withHeader(
            '/assets/no-such-script.js',
            'vary',
            'accept-encoding',
            404,
          ),
        },
      }),
      /no-such-script\.js is missing, and browsers may keep that: cache-control is "public, max-age=31536000, immutable"/,
    ],
    [
      'a missing script is answered with a page',
      missingAssetsCheck,
      recordedSite({
        answers: { '/assets/no-such-script.js': answered('/assets/no-such-script.js', 200) },
      }),
      /no-such-script\.js answers 200/,
    ],
    [
      'a source map is served',
      assetsCheck,
      recordedSite({
        answers: { '/assets/index-1.js.map': answered('/assets/index-1.js.map', 200) },
      }),
      /index-1\.js\.map answers 200/,
    ],
    [
      'the database refuses the rates',
      readsCheck,
      recordedSite({ visit: { reads: [{ page: '/rates', status: 403 }] } }),
      /\/rates asks of the database is answered 403/,
    ],
    [
      'the database does not answer',
      readsCheck,
      recordedSite({ visit: { reads: [{ page: '/blog', status: null }] } }),
      /no answer/,
    ],
    [
      'the database was never asked',
      leadsCheck,
      recordedSite({ visit: { documents: null } }),
      /unknown/,
    ],
    [
      'no verifier was called',
      verifierCheck,
      recordedSite({ visit: { verification: null } }),
      /no verifier/,
    ],
    ['no token came', botCheckCheck, recordedSite({ visit: { verification: null } }), /no token/],
    [
      'the provider’s script is refused',
      botCheckCheck,
      recordedSite({ visit: { violations: ['Refused to load'] } }),
      /Refused to load/,
    ],
    [
      'the token is refused',
      botCheckCheck,
      recordedSite({
        visit: {
          verification: { address: origin, status: 200, body: '{"result":{"success":false}}' },
        },
      }),
      /refused the token/,
    ],
  ];

  it.each(broken)('%s', async (_what, check, recorded, fault) => {
    expect((await check.faults(recorded)).join('\n')).toMatch(fault);
  });

  it('leads are readable', async () => {
    backEnd = (url) => new Response('{}', { status: url.includes('/contacts') ? 200 : 403 });
    expect(await leadsCheck.faults(recordedSite())).toEqual([
      'reading contacts is answered 200, not 403',
    ]);
  });

  it('a verifier rejects everybody, or this site', async () => {
    backEnd = () => new Response('<html>', { status: 403 });
    expect(await verifierCheck.faults(recordedSite())).toEqual([
      'verifyRecaptchaMortgage answers 403 to a call without a token',
      `verifyRecaptchaMortgage does not allow ${origin}`,
      'verifyRecaptcha answers 403 to a call without a token',
      `verifyRecaptcha does not allow ${origin}`,
    ]);
  });

  it('http:// is served', async () => {
    backEnd = () => new Response('<html>');
    expect(await httpsCheck.faults(recordedSite())).toEqual([
      'http://homes.test/ answers 200 and leads to nowhere',
    ]);
  });
});

it('reports what is wrong and what to do in one line', () => {
  const check = { name: 'Pages', advice: 'Ship again', faults: () => [] };
  expect(lineOf(check, [])).toBe('✔ Pages');
  expect(lineOf(check, ['/faq answers 404'])).toBe('✖ Pages: /faq answers 404. Ship again.');
  expect(lineOf(check, ['a', 'b', 'c'])).toBe('✖ Pages: a (and 2 more). Ship again.');
});
