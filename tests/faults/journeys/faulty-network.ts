import { setTimeout as wait } from 'node:timers/promises';
import type { APIResponse, BrowserContext, Request, Route } from '@playwright/test';
import type { Act, Mishap, NetworkFault, Place } from './plan.ts';

/** A request that waits until the visitor has done something meanwhile. */
export interface Hold {
  act: Act;
  release(): void;
}

interface Handling {
  /** Whether the request reaches its server before anything goes wrong. */
  arrives?: boolean;
  /** What the page gets in the end; `response` is the server's where the request has arrived. */
  answer(route: Route, response?: APIResponse): Promise<void>;
  /** What the browser then says of it in the console. */
  complaint?: string;
}

const fails = (route: Route) =>
  route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, body: 'broken' });
const serverError = '500 (Internal Server Error)';

const handlings: Record<Mishap, Handling> = {
  slow: { answer: (route) => wait(200).then(() => route.continue()) },
  refused: {
    answer: (route) => route.abort('connectionrefused'),
    complaint: 'net::ERR_CONNECTION_REFUSED',
  },
  error: { answer: fails, complaint: serverError },
  'late answer': {
    arrives: true,
    answer: (route, response) => route.fulfill(response && { response }),
  },
  'answer lost': {
    arrives: true,
    answer: (route) => route.abort('connectionreset'),
    complaint: 'net::ERR_CONNECTION_RESET',
  },
  'error after arrival': { arrives: true, answer: fails, complaint: serverError },
  // It arrives when nobody waits for it any more: see `deliverLate`.
  silence: { answer: async () => {} },
};

/** Requests that may meet a fault. All others stay out of the test's hands, which are slow. */
const mayFail =
  /\/(quote|contact|purchase-leads)(\?|$)|\/assets\/(submit-lead|[\w-]+\.schema)-|\/recaptcha\/(enterprise\.js|token)|\/verifyRecaptcha|\/documents:commit/;

function placeOf(request: Request): Place | undefined {
  const { pathname } = new URL(request.url());
  if (request.isNavigationRequest()) return 'page';
  if (/^\/assets\/(submit-lead|[\w-]+\.schema)-/.test(pathname)) return 'part';
  if (pathname.endsWith('/recaptcha/enterprise.js')) return 'bot check';
  // A preflight asks for nothing.
  if (request.method() !== 'POST') return undefined;
  if (pathname.endsWith('/recaptcha/token')) {
    return request.postDataJSON().action === 'init' ? undefined : 'token';
  }
  if (pathname.includes('/verifyRecaptcha')) return 'verifier';
  return pathname.endsWith('/documents:commit') ? 'database' : undefined;
}

/** Has the first requests of all the context's tabs meet these faults; once they did, all is well. */
export async function faultyNetwork(context: BrowserContext, faults: readonly NetworkFault[]) {
  const ahead = faults.flatMap(({ place, mishap, times, meanwhile }) =>
    Array.from({ length: times }, (_, time) => ({
      place,
      mishap,
      meanwhile: time === 0 ? meanwhile : undefined,
    })),
  );
  const holds: Hold[] = [];
  const late: Request[] = [];
  const complaints = new Set<string>();
  let happened = 0;

  function visitorDone(act: Act) {
    const { promise, resolve } = Promise.withResolvers<void>();
    holds.push({ act, release: resolve });
    return promise;
  }

  await context.route(mayFail, async (route) => {
    const place = placeOf(route.request());
    const next = ahead.findIndex((fault) => fault.place === place);
    if (next < 0) return route.continue();
    const [{ mishap, meanwhile } = { mishap: 'slow' as const }] = ahead.splice(next, 1);
    const { arrives, answer, complaint } = handlings[mishap];
    happened++;
    if (complaint) complaints.add(complaint);
    const response = arrives ? await route.fetch() : undefined;
    if (mishap === 'silence') late.push(route.request());
    if (meanwhile) await visitorDone(meanwhile);
    // The page that waited for the answer may be gone.
    await answer(route, response).catch(() => undefined);
  });

  return {
    /** How many requests have met a fault so far. */
    happened: () => happened,
    /** What the browser may say of these faults in the console. */
    complaints,
    /** Whether a request waits for the visitor to do something. */
    isHolding: () => holds.length > 0,
    /** The next request that waits; whoever takes it releases it. */
    nextHold: () => holds.shift(),
    /** Whether some request has got no answer at all. */
    isSilent: () => late.length > 0,

    /** Brings the requests that got no answer to their servers at last. */
    async deliverLate(): Promise<void> {
      for (const request of late.splice(0)) {
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
