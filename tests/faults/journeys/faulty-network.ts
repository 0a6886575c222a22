import { type BrowserContext, expect, type Request } from '@playwright/test';
import type { Console } from './console.ts';
import { faultyAddresses, mishapComplaints, mishaps, type Place, placeOf } from './mishaps.ts';
import type { Act, NetworkFault } from './plan.ts';

/** A request that is held until the visitor has done something. */
interface Hold {
  act: Act;
  release(): void;
}

/** After this long without a request, in milliseconds, the pages have nothing more to send. */
const quietMs = 400;

/** Applies these faults to the first requests of all tabs of the context. Later requests pass. */
export async function faultyNetwork(
  context: BrowserContext,
  faults: readonly NetworkFault[],
  console: Console,
) {
  const ahead = faults.flatMap(({ times, meanwhile, ...fault }) =>
    Array.from({ length: times }, (_, time) => ({ ...fault, act: time === 0 && meanwhile })),
  );
  const holds: Hold[] = [];
  const unanswered: Request[] = [];
  let happened = 0;
  let arriving = 0;
  let lastRequestAt = 0;

  function takeFaultOf(place: Place | undefined) {
    const next = ahead.findIndex((fault) => fault.place === place);
    return next < 0 ? undefined : ahead.splice(next, 1)[0];
  }

  await context.route(faultyAddresses, async (route) => {
    lastRequestAt = Date.now();
    const fault = takeFaultOf(placeOf(route.request()));
    if (!fault) return route.continue();
    const { mishap, act } = fault;
    happened++;
    const complaint = mishapComplaints[mishap];
    if (complaint) console.expect(complaint);
    if (mishap === 'silence') unanswered.push(route.request());
    arriving++;
    await mishaps[mishap](route, async () => {
      arriving--;
      if (!act) return;
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      holds.push({ act, release });
      await released;
    });
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

const pollMs = 50;

/** Waits while the pages' clocks run ten times as fast, so that their deadlines come soon. */
export function fastClock(context: BrowserContext, network: FaultyNetwork) {
  return {
    /** Resolves to whether the condition came true before the timeout. */
    async until(condition: () => Promise<boolean>, timeoutMs = 1_500): Promise<boolean> {
      const waiting = expect(async () => {
        if (await condition()) return;
        // A busy server of the test must not cause a deadline to pass.
        if (!network.isArriving()) {
          await context.clock.fastForward((network.isSilent() ? 50 : 10) * pollMs);
        }
        throw new Error('Not yet.');
      }).toPass({ intervals: [pollMs], timeout: timeoutMs });
      return waiting.then(
        () => true,
        () => false,
      );
    },
  };
}

export type FastClock = ReturnType<typeof fastClock>;
