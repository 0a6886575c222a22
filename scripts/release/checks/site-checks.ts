import { renderToStaticMarkup } from 'react-dom/server';
import { paths } from '#src/lib/addresses/paths.ts';
import { verifierActions } from '#src/model/lead-forms/bot-check.contract.ts';
import { collections } from '#src/model/site/collections.ts';
import { site } from '#src/site.ts';
import type { Check, Faults } from './check.ts';
import { ask, headerFaults, type PageResponse } from './headers.ts';
import type { Visit } from './visit.ts';

export interface SiteUnderCheck {
  origin: string;
  /** Whether it runs under the emulators, without a certificate and with the provider's fake. */
  local: boolean;
  pages: PageResponse[];
  visit: Visit;
  ask(path: string): Promise<PageResponse>;
}

/** Pages that search engines leave out. */
export const unlisted: readonly string[] = [paths.login, paths.yourRequest];

const canonicalPaths: Readonly<Record<string, string>> = { [paths.preApproval]: paths.quote };

const { posts: _posts, slugRedirects: _redirects, ...closedCollections } = collections;

/** The checks of `npm run smoke`, in the order of its report. */
export const siteChecks = {
  pages: {
    name: 'Every public page answers as it was built: title, canonical address, policy, headers',
    mend: 'Build and ship hosting again; site.url in src/site.ts is where canonical addresses begin',
    look: ({ pages, local }) =>
      pages.map((page) => [findPageFaults(page, local), headerFaults(page)]),
  },
  missing: {
    name: 'What is missing is a 404 that no browser keeps',
    mend: 'Look at the rewrites of firebase.json, and at dist/404.html. If its headers are those of /assets/**, take those out of firebase.json. Ship hosting again',
    look: ({ ask }) =>
      ['/no-such-page', '/assets/no-such-script.js'].map(async (path) => {
        const answer = await ask(path);
        return [
          answer.status === 404 ? headerFaults(answer) : `${path} answers ${answer.status}`,
          !/<meta name="robots" content="noindex"/.test(answer.text) && `${path} is not noindex`,
        ];
      }),
  },
  https: {
    name: 'http:// leads to https://',
    mend: 'Hosting does so once the domain has its certificate: see its state in the console',
    async look({ origin, local }) {
      if (local) return [];
      const { host } = new URL(origin);
      const { status, headers } = await ask(origin, `http://${host}/`);
      const { location = 'nowhere' } = headers;
      const leadsThere = [301, 308].includes(status) && location.startsWith(`https://${host}/`);
      return !leadsThere && `http://${host}/ answers ${status} and leads to ${location}`;
    },
  },
  reads: {
    // By every query that needs an index.
    name: 'Rates and posts are read',
    mend: 'Ship firestore.rules and the indexes, and wait until the indexes are built. Reads may be closed, or the refusal of `offset` refuses every list (docs/deploying.md, "When somebody reads too much")',
    look: ({ visit }) =>
      visit.reads.map(({ page, status }) =>
        status === null
          ? `${page} got no answer from the database`
          : status !== 200 && `what ${page} asks of the database is answered ${status}`,
      ),
  },
  leads: {
    name: 'Reading leads is refused',
    mend: 'Ship firestore.rules at once, and look at who may have read: npm run deploy',
    look({ visit: { documents } }) {
      if (!documents) return 'no page asked the database, so where it is remains unknown';
      return Object.values(closedCollections).map(async (collection) => {
        const { status } = await ask(documents, `${documents}/${collection}?pageSize=1`);
        return status !== 403 && `reading ${collection} is answered ${status}, not 403`;
      });
    },
  },
  verifiers: {
    name: 'The verifiers refuse a call without a token, and answer this site',
    mend: 'Ship the functions; a 403 means that their service does not allow everybody to call it',
    look({ origin, visit: { verification } }) {
      if (!verification) return 'the contact page called no verifier';
      return Object.keys(verifierActions).map(async (name) => {
        const { status, text, headers } = await ask(verification.address, name, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin },
          body: '{"data":{}}',
          signal: AbortSignal.timeout(60_000),
        });
        const allowed = headers['access-control-allow-origin'] ?? '';
        return [
          (status !== 400 || !text.includes('INVALID_ARGUMENT')) &&
            `${name} answers ${status} to a call without a token`,
          ![origin, '*'].includes(allowed) && `${name} does not allow ${origin}`,
        ];
      });
    },
  },
  botCheck: {
    name: 'A message from the contact page passes the bot check (it is not stored)',
    mend: 'Compare the key in the build, its domains at the provider, and functions/.env.PROJECT; firebase functions:log has the reason',
    look: ({ visit: { verification, violations } }) => [
      violations.map((text) => `refused by the policy: ${text}`),
      verification
        ? !/"success":\s*true/.test(verification.body) &&
          `the verifier refused the token, or failed (${verification.status})`
        : 'no token came from the provider, or the form could not be sent',
    ],
  },
} satisfies Record<string, Check<SiteUnderCheck>>;

function findPageFaults({ path, status, text }: PageResponse, local: boolean): Faults {
  if (status !== 200) return `${path} answers ${status}`;
  const canonical = matches(text, /<link rel="canonical" href="([^"]*)"/g).join();
  const expected = unlisted.includes(path) ? '' : `${site.url}${canonicalPaths[path] ?? path}`;
  const [title = '', ...titles] = matches(text, /<title>([^<]*)<\/title>/g);
  const [policy = '', ...policies] = matches(
    text,
    /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/g,
  );
  const isStrict =
    policy.startsWith("default-src 'none';") &&
    !policy.includes('unsafe-') &&
    (local || !/http:|127\.0\.0\.1|localhost/.test(policy));
  return [
    (!title.includes(renderToStaticMarkup(site.name)) || titles.length > 0) &&
      `${path} has not one title`,
    canonical !== expected &&
      `${path} has the canonical address ${canonical || 'of none'}, not ${expected || 'none'}`,
    (!isStrict || policies.length > 0) && `${path} has not one strict policy`,
  ];
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}
