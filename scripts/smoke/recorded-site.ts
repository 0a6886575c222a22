import { paths } from '../../src/lib/paths.ts';
import { site } from '../../src/site.ts';
import type { Answer } from '../hosting/ask.ts';
import { expectedHeaders } from '../hosting/expected-headers.ts';
import type { SiteUnderCheck } from './check.ts';
import type { Visit } from './visit.ts';

export const origin = 'https://homes.test';

/** A page as a good build has it. */
export function recordedPage(path: string, canonicalPath = path): Answer {
  const text = `<head>
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'">
    <title>${path} | ${site.name}</title><link rel="canonical" href="${site.url}${canonicalPath}"/>
    <script>import("/assets/index-1.js")</script></head>`;
  return answered(path, 200, text);
}

export function answered(path: string, status: number, text = ''): Answer {
  return { path, status, text, headers: { ...expectedHeaders(path) } };
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

/** A live site on which all is well, but for `changes`: answers by address, and the visit. */
export function recordedSite(
  changes: { answers?: Record<string, Answer>; visit?: Partial<Visit>; pages?: Answer[] } = {},
): SiteUnderCheck {
  const answers: Record<string, Answer> = {
    '/robots.txt': answered('/robots.txt', 200, 'User-agent: *\nAllow: /\n'),
    '/images/hero.svg': answered('/images/hero.svg', 200),
    '/favicon.ico': answered('/favicon.ico', 200),
    '/assets/index-1.js': answered('/assets/index-1.js', 200, 'import("./QuotePage-2.js")'),
    '/assets/QuotePage-2.js': answered('/assets/QuotePage-2.js', 200),
    ...changes.answers,
  };
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
      answers[path] ?? answered(path, 404, '<meta name="robots" content="noindex"/>'),
  };
}
