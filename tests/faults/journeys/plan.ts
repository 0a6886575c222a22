import fc from 'fast-check';
import { type Mishap, mishaps } from './mishaps.ts';
import type { Place } from './places.ts';

const formNames = ['quote', 'contact', 'lead buyer'] as const;

export type FormName = (typeof formNames)[number];

/** What a visitor does besides answering questions. */
const acts = [
  'reload',
  'back and forward',
  'leave and return',
  'return and send again',
  'double press',
  'offline for a while',
  'go on in a copy of the tab',
  'send in another tab too',
] as const;

export type Act = (typeof acts)[number];

/** What happens to the first requests that go to a place. */
export interface NetworkFault {
  place: Place;
  mishap: Mishap;
  /** How many requests in a row. */
  times: number;
  /** What the visitor does while the first of them waits. */
  meanwhile?: Act;
}

/** What a visitor does at a step that is filled in, in place of going on. */
export interface Detour {
  /** From 1; a step that the form does not have is the last one. */
  step: number;
  act: Act;
}

/** All that happens on one visitor's way through a form. */
export interface Plan {
  number: number;
  form: FormName;
  network: NetworkFault[];
  detours: Detour[];
}

const faultOfLoading = fc.record<NetworkFault>({
  place: fc.constantFrom('page', 'part', 'bot check'),
  mishap: fc.constantFrom('slow', 'refused', 'error'),
  times: fc.integer({ min: 1, max: 2 }),
});

const faultOfSending = fc.record<NetworkFault, 'place' | 'mishap' | 'times'>(
  {
    place: fc.constantFrom('token', 'verifier', 'database', 'database'),
    mishap: fc.constantFrom(...(Object.keys(mishaps) as Mishap[])),
    times: fc.integer({ min: 1, max: 3 }),
    meanwhile: fc.constantFrom(...acts),
  },
  { requiredKeys: ['place', 'mishap', 'times'] },
);

/** The owner's mail: the visitor has been thanked by then, and does nothing meanwhile. */
const faultOfMail = fc.record<NetworkFault>({
  place: fc.constant('mail'),
  mishap: fc.constantFrom(...(Object.keys(mishaps) as Mishap[])),
  times: fc.constant(1),
});

const detour = fc.record<Detour>({
  step: fc.integer({ min: 1, max: 8 }),
  act: fc.constantFrom(...acts),
});

const happenings = fc.record({
  network: fc
    .tuple(
      fc.array(faultOfLoading, { maxLength: 1 }),
      fc.array(faultOfSending, { minLength: 1, maxLength: 2 }),
      fc.array(faultOfMail, { maxLength: 1 }),
    )
    .map((faults) => faults.flat()),
  detours: fc.array(detour, { maxLength: 1 }),
});

/**
 * Plans of journeys, a third of them for each form; the same seed makes the same plans.
 *
 * @example plansOf(1, 100)[17] // the plan of journey 17
 */
export function plansOf(seed: number, count: number): Plan[] {
  return fc.sample(fc.noBias(happenings), { seed, numRuns: count }).map((happening, number) => {
    const form = formNames[Math.floor((number * formNames.length) / count)] ?? 'quote';
    return { number, form, ...happening };
  });
}
