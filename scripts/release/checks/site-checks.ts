import { renderToStaticMarkup } from 'react-dom/server';
import { collections } from '#src/domain/collections.ts';
import { verifierActions } from '#src/domain/leads/submission/bot-check.contract.ts';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import type { Check, Found } from './check.ts';
import { type Answer, ask, headerFaults } from './headers.ts';
import type { Visit } from './visit.ts';

export interface SiteUnderCheck {
  origin: string;
  /** Whether it runs under the emulators, without a certificate and with the provider's fake. */
  local: boolean;
  pages: Answer[];
  visit: Visit;
  ask(path: string): Promise<Answer>;
}

/** Pages that search engines leave out. */
export const unlisted: readonly string[] = [paths.login, paths.yourRequest];

const canonicalPaths: Readonly<Record<string, string>> = { [paths.preApproval]: paths.quote };

/** One address of each kind in the table of headers, besides pages and scripts. */
const otherAddresses = ['/images/hero.svg', '/favicon.ico', '/robots.txt', '/no-such-page'];

const { posts: _posts, slugRedirects: _redirects, ...closedCollections } = collections;

/** The checks of `npm run smoke`, in the order of its report. */
export const siteChecks = {
  pages: {
    name: 'Every public page answers, with its title, canonical address and policy',
    mend: 'Build and ship hosting again; site.url in src/site.ts is where canonical addresses begin',
    look: ({ pages, local }) => [
      pages.map((page) => findPageFaults(page, local)),
      findSharedTitles(pages),
    ],
  },
  headers: {
    name: 'Every answer has its headers',
    mend: 'Ship hosting again, with the headers of firebase.json',
    async look({ pages, ask }) {
      return [...pages, ...(await Promise.all(otherAddresses.map(ask)))].map(headerFaults);
    },
  },
  notFound: {
    name: 'An unknown address is a real 404',
    mend: 'Look at the rewrites of firebase.json, and whether dist/404.html was shipped',
    look: ({ ask }) =>
      ['/no-such-page', '/quote/no-such-page'].map(async (path) => {
        const { status, text } = await ask(path);
        return [
          status !== 404 && `${path} answers ${status}`,
          !/<meta name="robots" content="noindex"/.test(text) && `${path} is not noindex`,
        ];
      }),
  },
  robots: {
    name: 'robots.txt answers, and the sitemaps that it names',
    mend: 'Build and ship hosting again; site.url in src/site.ts is where their addresses begin',
    async look({ ask }) {
      const { status, text } = await ask('/robots.txt');
      if (status !== 200 || !/^User-agent:/im.test(text)) return `/robots.txt answers ${status}`;
      return matches(text, /^Sitemap:\s*(\S+)/gim).map(async (url) => {
        if (!url.startsWith(`${site.url}/`)) return `robots.txt names ${url}, of another site`;
        const sitemap = await ask(new URL(url).pathname);
        const places = matches(sitemap.text, /<loc>([^<]*)<\/loc>/g);
        const foreign = places.filter((place) => !`${place}/`.startsWith(`${site.url}/`));
        return (
          (sitemap.status !== 200 || places.length === 0 || foreign.length > 0) &&
          `${url} answers ${sitemap.status} with ${places.length} addresses, ${foreign.length} of another site`
        );
      });
    },
  },
  assets: {
    name: 'Hashed files are there and immutable, and no source maps',
    mend: 'Build without source maps and ship the whole of dist/ again',
    async look(site) {
      const assets = await fetchAssets(site);
      if (assets.length === 0) return 'the pages lead to no script';
      return assets.map(async (asset) => {
        const { path, status, text } = asset;
        if (status !== 200) return `${path} answers ${status}`;
        const map = await site.ask(`${path}.map`);
        return [
          headerFaults(asset),
          map.status !== 404 && `${map.path} answers ${map.status}`,
          text.includes('sourceMappingURL=') && `${path} names a source map`,
        ];
      });
    },
  },
  missingAssets: {
    name: 'No browser keeps that a script is missing',
    mend: 'Hosting does not take the headers of 404.html: take those of /assets/** out of firebase.json, and ship hosting again',
    async look({ ask }) {
      const answer = await ask('/assets/no-such-script.js');
      return answer.status === 404
        ? headerFaults(answer)
        : `${answer.path} answers ${answer.status}`;
    },
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
    mend: 'Ship firestore.rules and the indexes, and wait until the indexes are built',
    look: ({ visit }) =>
      visit.reads.map(({ page, status }) =>
        status === null
          ? `${page} got no answer from the database`
          : status !== 200 && `what ${page} asks of the database is answered ${status}`,
      ),
  },
  lists: {
    name: 'Anybody can list the posts',
    mend: 'Reads may be closed, or the refusal of `offset` refuses every list (docs/deploying.md, "When somebody reads too much"). Take it back: git checkout firestore.rules, then npx firebase deploy --only firestore:rules --project PROJECT',
    async look({ visit: { documents } }) {
      if (!documents) return 'no page asked the database, so where it is remains unknown';
      const structuredQuery = { from: [{ collectionId: collections.posts }], limit: 1 };
      const { status } = await ask(documents, `${documents}:runQuery`, {
        method: 'POST',
        body: JSON.stringify({ structuredQuery }),
      });
      return status !== 200 && `a list of posts is answered ${status}, not 200`;
    },
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
      findRefusal(verification),
    ],
  },
} satisfies Record<string, Check<SiteUnderCheck>>;

function findPageFaults({ path, status, text }: Answer, local: boolean): Found {
  if (status !== 200) return `${path} answers ${status}`;
  const canonical = matches(text, /<link rel="canonical" href="([^"]*)"/g).join();
  const expected = unlisted.includes(path) ? '' : `${site.url}${canonicalPaths[path] ?? path}`;
  const [title = '', ...titles] = matches(text, titleTag);
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

const titleTag = /<title>([^<]*)<\/title>/g;

/** Finds a page that was shipped twice; the two addresses of the form may share a title. */
function findSharedTitles(pages: Answer[]): string[] {
  const titles = pages
    .filter(({ path }) => !(path in canonicalPaths))
    .flatMap(({ text }) => matches(text, titleTag));
  const repeated = titles.filter((title, index) => titles.indexOf(title) !== index);
  return repeated.map((title) => `several pages are titled '${title}'`);
}

async function fetchAssets({ pages, ask }: SiteUnderCheck): Promise<Answer[]> {
  const found = new Map<string, Answer>();
  let texts = pages.map(({ text }) => text);
  while (texts.length > 0) {
    const names = new Set(texts.flatMap(findAssetPaths).filter((path) => !found.has(path)));
    const answers = await Promise.all([...names].map(ask));
    for (const answer of answers) found.set(answer.path, answer);
    texts = answers.map(({ text }) => text);
  }
  return [...found.values()];
}

function findAssetPaths(text: string): string[] {
  const named = matches(text, /["'`(/](assets\/[\w.-]+\.(?:js|css))\b/g);
  const beside = matches(text, /["'`]\.\/([\w.-]+\.js)["'`]/g);
  return [...named.map((path) => `/${path}`), ...beside.map((name) => `/assets/${name}`)];
}

function findRefusal(verification: Visit['verification']): Found {
  if (!verification) return 'no token came from the provider, or the form could not be sent';
  const { status, body } = verification;
  if (status !== 200) return `the verifier answered ${status}`;
  return !/"success":\s*true/.test(body) && 'the verifier refused the token';
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}
