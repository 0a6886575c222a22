import { setTimeout as wait } from 'node:timers/promises';
import {
  type APIResponse,
  type BrowserContext,
  expect,
  type Request,
  type Route,
} from '@playwright/test';
import { isMail } from '#tests/browser/commits.ts';
import type { Act, FaultPlace, Mishap, NetworkFault } from './plan.ts';

/** After this long without a request, in milliseconds, the pages have nothing more to send. */
const quietMs = 400;
const slowMs = 200;

const failure = {
  status: 500,
  headers: { 'access-control-allow-origin': '*' },
  body: 'Something went wrong.',
};

interface Happening {
  /** Whether the request is delivered to its server first. */
  arrives?: true;
  /** What becomes of the request or its answer, after what the visitor does meanwhile. */
  end(route: Route, response: APIResponse | undefined): Promise<void>;
  /** What the browser logs. */
  complaint?: string;
}

const mishaps: Record<Mishap, Happening> = {
  slow: { end: (route) => wait(slowMs).then(() => route.continue()) },
  refused: {
    end: (route) => route.abort('connectionrefused'),
    complaint: 'net::ERR_CONNECTION_REFUSED',
  },
  error: { end: (route) => route.fulfill(failure), complaint: '500 (Internal Server Error)' },
  'late answer': {
    arrives: true,
    end: (route, response) => route.fulfill({ ...(response && { response }) }),
  },
  'answer lost': {
    arrives: true,
    end: (route) => route.abort('connectionreset'),
    complaint: 'net::ERR_CONNECTION_RESET',
  },
  'error after arrival': {
    arrives: true,
    end: (route) => route.fulfill(failure),
    complaint: '500 (Internal Server Error)',
  },
  // `deliverLate` delivers the request after the page has stopped waiting.
  silence: { end: async () => {} },
};

/** Addresses of requests that may meet a fault. All others bypass the test's interception. */
const faultyAddresses =
  /\/(quote|contact|purchase-leads)(\?|$)|\/assets\/(submit-lead|[\w-]+\.schema)-|\/recaptcha\/(enterprise\.js|token)|\/verifyRecaptcha|\/documents:commit/;

/** Returns the place of a request to one of those addresses; undefined for a preflight, a warm-up or the owner's mail. */
function findPlace(request: Request): FaultPlace | undefined {
  const { pathname } = new URL(request.url());
  if (request.isNavigationRequest()) return 'page';
  if (pathname.startsWith('/assets/')) return 'part';
  if (pathname.endsWith('/recaptcha/enterprise.js')) return 'bot check';
  if (request.method() !== 'POST') return undefined;
  if (pathname.endsWith('/recaptcha/token')) {
    return request.postDataJSON().action === 'init' ? undefined : 'token';
  }
  if (pathname.includes('/verifyRecaptcha')) return 'verifier';
  return isMail(request) ? undefined : 'database';
}

/** Applies these faults to the first requests of all tabs of the context. Later requests pass. */
export async function faultyNetwork(
  context: BrowserContext,
  faults: readonly NetworkFault[],
  expectedErrors: string[],
) {
  const ahead = faults.flatMap(({ times, meanwhile, ...fault }) =>
    Array.from({ length: times }, (_, time) => ({ ...fault, act: time === 0 && meanwhile })),
  );
  /** Requests that are held until the visitor has done something. */
  const holds: { act: Act; release(): void }[] = [];
  const unanswered: Request[] = [];
  let happened = 0;
  let arriving = 0;
  let lastRequestAt = 0;

  await context.route(faultyAddresses, async (route) => {
    lastRequestAt = Date.now();
    const place = findPlace(route.request());
    const next = ahead.findIndex((fault) => fault.place === place);
    const [fault] = next < 0 ? [] : ahead.splice(next, 1);
    if (!fault) return route.continue();
    happened++;
    const { arrives, end, complaint } = mishaps[fault.mishap];
    if (complaint) expectedErrors.push(complaint);
    if (fault.mishap === 'silence') unanswered.push(route.request());
    arriving++;
    // The server may be busy with other tests.
    const response = arrives && (await route.fetch({ timeout: 30_000 }));
    arriving--;
    if (fault.act) {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      holds.push({ act: fault.act, release });
      await released;
    }
    await end(route, response);
  });

  return {
    /** Returns how many requests have met a fault so far. */
    happened: () => happened,
    /** Whether a request is on its way to its server before a fault affects its answer. */
    isArriving: () => arriving > 0,
    /** Whether a request is held until the visitor does something. */
    isHolding: () => holds.length > 0,
    /** Takes the next request that is held. The caller releases it. */
    nextHold: () => holds.shift(),
    /** Whether some request has received no answer at all. */
    isSilent: () => unanswered.length > 0,

    /** Waits until the pages send nothing more, so that an unwanted request is noticed. */
    async untilQuiet(): Promise<void> {
      await expect.poll(() => Date.now() - lastRequestAt).toBeGreaterThan(quietMs);
    },

    /** Delivers the requests that got no answer to their servers. */
    async deliverLate(): Promise<void> {
      for (const request of unanswered.splice(0)) {
        await fetch(request.url(), {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: request.postData(),
        });
      }
    },
  };
}

export type FaultyNetwork = Awaited<ReturnType<typeof faultyNetwork>>;
