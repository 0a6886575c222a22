import fc from 'fast-check';

const formNames = ['quote', 'contact', 'lead buyer'] as const;

type FormName = (typeof formNames)[number];

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

/** What can happen to a request and its answer. */
const mishaps = [
  'slow',
  'refused',
  'error',
  'late answer',
  'answer lost',
  'error after arrival',
  'silence',
] as const;

export type Mishap = (typeof mishaps)[number];

/** Where a request goes: to the page itself, to a lazy part of it, or to a server. */
export type FaultPlace = 'page' | 'part' | 'bot check' | 'token' | 'verifier' | 'database';

/** What happens to the first requests to a place. */
export interface NetworkFault {
  place: FaultPlace;
  mishap: Mishap;
  /** How many consecutive requests. */
  times: number;
  /** What the visitor does while the first of them waits. */
  meanwhile?: Act;
}

/** What a visitor does at a completed step instead of continuing. */
export interface Detour {
  /** Counts from 1. A step beyond the form's last one means the last one. */
  step: number;
  act: Act;
}

/** Everything that happens on one visitor's way through a form. */
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
    mishap: fc.constantFrom(...mishaps),
    times: fc.integer({ min: 1, max: 3 }),
    meanwhile: fc.constantFrom(...acts),
  },
  { requiredKeys: ['place', 'mishap', 'times'] },
);

const detour = fc.record<Detour>({
  step: fc.integer({ min: 1, max: 8 }),
  act: fc.constantFrom(...acts),
});

const happenings = fc.record({
  network: fc
    .tuple(
      fc.array(faultOfLoading, { maxLength: 1 }),
      fc.array(faultOfSending, { minLength: 1, maxLength: 2 }),
    )
    .map((faults) => faults.flat()),
  detours: fc.array(detour, { maxLength: 1 }),
});

/**
 * Returns plans of journeys, a third of them for each form. The same seed gives the same plans.
 *
 * @example makePlans(1, 100)[17] // the plan of journey 17
 */
export function makePlans(seed: number, count: number): Plan[] {
  return fc.sample(fc.noBias(happenings), { seed, numRuns: count }).map((happening, number) => {
    const form = formNames[Math.floor((number * formNames.length) / count)] ?? 'quote';
    return { number, form, ...happening };
  });
}
