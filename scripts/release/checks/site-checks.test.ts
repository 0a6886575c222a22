import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { paths } from '#src/lib/addresses/paths.ts';
import { site } from '#src/site.ts';
import { siteOrigin } from '../smoke.ts';
import { type Check, printFinding, runChecks } from './check.ts';
import { expectedHeaders, type PageResponse } from './headers.ts';
import { type SiteUnderCheck, siteChecks } from './site-checks.ts';
import type { Visit } from './visit.ts';

const origin = 'https://homes.test';

/** Returns a page as a correct build serves it. */
function recordedPage(path: string, canonicalPath = path): PageResponse {
  const title = renderToStaticMarkup(createElement('title', null, `${path} | ${site.name}`));
  const text = `<head>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">
    ${title}<link rel="canonical" href="${site.url}${canonicalPath}"/>
    </head>`;
  return answered(path, 200, text);
}

function answered(path: string, status: number, text = ''): PageResponse {
  const headers = { ...expectedHeaders(path), ...(status === 404 ? { vary: '*' } : {}) };
  return { path, status, text, headers };
}

const goodVisit: Visit = {
  reads: [{ page: paths.rates, status: 200 }],
  documents: 'https://firestore.test/documents',
  verification: {
    address: 'https://functions.test/verifyRecaptcha',
    status: 200,
    body: '{"result":{"success":true,"score":0.1}}',
  },
  violations: [],
};

/** Returns a live site without faults, except for `changes`: answers by address, and the visit. */
function recordedSite(
  changes: {
    answers?: Record<string, PageResponse>;
    visit?: Partial<Visit>;
    pages?: PageResponse[];
  } = {},
): SiteUnderCheck {
  return {
    origin,
    local: false,
    pages: changes.pages ?? [
      recordedPage(paths.home),
      recordedPage(paths.quote),
      recordedPage(paths.preApproval, paths.quote),
    ],
    visit: { ...goodVisit, ...changes.visit },
    ask: async (path) =>
      changes.answers?.[path] ?? answered(path, 404, '<meta name="robots" content="noindex"/>'),
  };
}

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

const findFaults = async (check: Check<SiteUnderCheck>, subject = recordedSite()) => {
  const [finding] = await runChecks([check], subject);
  return finding?.faults.map(({ what }) => what) ?? [];
};

it.each(Object.values(siteChecks).map((check) => [check.name, check] as const))(
  'finds nothing wrong with a good site: %s',
  async (_name, check) => {
    expect(await findFaults(check)).toEqual([]);
  },
);

it('knows the titles of a site with a name that HTML escapes', async () => {
  const name = vi.spyOn(site, 'name', 'get').mockReturnValue(`Home & "Hearth"'s`);
  onTestFinished(() => name.mockRestore());
  const pages = [recordedPage('/faq')];
  expect(await findFaults(siteChecks.pages, recordedSite({ pages }))).toEqual([]);
});

const faqWith = (from: string | RegExp, to: string) => {
  const page = recordedPage('/faq');
  return recordedSite({ pages: [{ ...page, text: page.text.replace(from, to) }] });
};
const withHeader = (path: string, name: string, value: string, status = 200) => {
  const answer = answered(path, status);
  return { ...answer, headers: { ...answer.headers, [name]: value } };
};
const answering = (answer: ReturnType<typeof answered>) =>
  recordedSite({ answers: { [answer.path]: answer } });
const visiting = (visit: Partial<SiteUnderCheck['visit']>) => recordedSite({ visit });
const refusedToken = { address: origin, status: 200, body: '{"result":{"success":false}}' };

const onlyPage = (...pages: PageResponse[]) => recordedSite({ pages });
const sniffed = withHeader('/faq', 'x-content-type-options', 'sniff');
const keptMissing = withHeader('/assets/no-such-script.js', 'vary', 'accept-encoding', 404);
const refusedReads = { reads: [{ page: '/rates', status: 403 }] };
const unansweredReads = { reads: [{ page: '/blog', status: null }] };

describe('goes red when', () => {
  it.each<[string, keyof typeof siteChecks, SiteUnderCheck, RegExp]>([
    ['a route is gone', 'pages', onlyPage(answered('/faq', 404)), /\/faq answers 404/],
    ['a title is gone', 'pages', faqWith(/<title>.*<\/title>/, ''), /one title/],
    ['there are two titles', 'pages', faqWith('</title>', '</title><title></title>'), /one title/],
    ['a canonical address is another', 'pages', faqWith(site.url, 'https://o.test'), /o\.test/],
    ['a policy is loose', 'pages', faqWith("'self'", "'unsafe-inline'"), /strict policy/],
    ['a policy leads here', 'pages', faqWith("'self'", 'http://127.0.0.1:8080'), /strict policy/],
    ['a header is wrong', 'pages', onlyPage(sniffed), /\/faq: x-content-type-options/],
    ['all is found', 'missing', answering(recordedPage('/no-such-page')), /answers 200/],
    [
      'browsers may keep that a script is missing',
      'missing',
      answering(keptMissing),
      /no-such-script\.js is missing, and browsers may keep that: cache-control is "public, max-age=31536000, immutable"/,
    ],
    ['reads are refused', 'reads', visiting(refusedReads), /\/rates asks of .* is answered 403/],
    ['reads are not answered', 'reads', visiting(unansweredReads), /no answer/],
    ['no page asked the database', 'leads', visiting({ documents: null }), /unknown/],
    ['no verifier was called', 'verifiers', visiting({ verification: null }), /no verif/],
    ['no token came', 'botCheck', visiting({ verification: null }), /no token/],
    ['a script is refused', 'botCheck', visiting({ violations: ['Refused to'] }), /Refused to/],
    [
      'a token is refused',
      'botCheck',
      visiting({ verification: refusedToken }),
      /refused the token/,
    ],
  ])('%s', async (_what, check, recorded, fault) => {
    expect((await findFaults(siteChecks[check], recorded)).join('\n')).toMatch(fault);
  });

  it('leads are readable', async () => {
    backEnd = (url) => new Response('{}', { status: url.includes('/contacts') ? 200 : 403 });
    expect(await findFaults(siteChecks.leads)).toEqual([
      'reading contacts is answered 200, not 403',
    ]);
  });

  it('a verifier rejects everybody, or this site', async () => {
    backEnd = () => new Response('<html>', { status: 403 });
    expect(await findFaults(siteChecks.verifiers)).toEqual([
      'verifyRecaptchaMortgage answers 403 to a call without a token',
      `verifyRecaptchaMortgage does not allow ${origin}`,
      'verifyRecaptcha answers 403 to a call without a token',
      `verifyRecaptcha does not allow ${origin}`,
    ]);
  });

  it('http:// is served', async () => {
    backEnd = () => new Response('<html>');
    expect(await findFaults(siteChecks.https)).toEqual([
      'http://homes.test/ answers 200 and leads to nowhere',
    ]);
  });
});

it('reports what is wrong and what to do in one line', async () => {
  const linesAbout = async (look: Check<SiteUnderCheck>['look']) => {
    const check = { name: 'Pages', mend: 'Ship again', look };
    const findings = await runChecks([check], recordedSite());
    return findings.flatMap((finding) => printFinding(finding, 1));
  };
  expect(await linesAbout(() => [])).toEqual(['✔ Pages']);
  expect(await linesAbout(() => [false, '/faq answers 404'])).toEqual([
    '✖ Pages: /faq answers 404 → Ship again',
  ]);
  expect(await linesAbout(() => ['a', ['b', 'c']])).toEqual([
    '✖ Pages: a (and 2 more) → Ship again',
  ]);
  const away = () => Promise.reject(new Error('fetch failed'));
  expect(await linesAbout(away)).toEqual([
    '✖ Pages: It cannot be looked at (fetch failed). → Ship again',
  ]);
});

it.each(['https://homes.test', 'http://127.0.0.1:5000', 'http://localhost:5000'])(
  'accepts %s, also with a slash',
  (origin) => {
    expect([siteOrigin(origin), siteOrigin(`${origin}/`)]).toEqual([origin, origin]);
  },
);

it.each([undefined, 'homes.test', 'ftp://homes.test', 'https://homes.test/quote'])(
  'asks for a site instead of %s',
  (address) => {
    expect(() => siteOrigin(address)).toThrow('Name the site to check');
  },
);

it('accepts a live site only over https', () => {
  expect(() => siteOrigin('http://homes.test')).toThrow('npm run smoke -- https://homes.test');
});
