import fc from 'fast-check';

const formNames = ['quote', 'contact', 'lead buyer'] as const;

export type FormName = (typeof formNames)[number];

/** Where a request of the page goes: the page itself, a part of it that comes late, a server. */
export type Place = 'page' | 'part' | 'bot check' | 'token' | 'verifier' | 'database';

/** What becomes of a request and its answer. */
export type Mishap =
  | 'slow'
  | 'refused'
  | 'error'
  | 'late answer'
  | 'answer lost'
  | 'error after arrival'
  | 'silence';

/** What a visitor does besides answering questions. */
export type Act =
  | 'reload'
  | 'back and forward'
  | 'leave and return'
  | 'return and send again'
  | 'double press'
  | 'offline for a while'
  | 'go on in a copy of the tab'
  | 'send in another tab too';

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

const acts: Act[] = [
  'reload',
  'back and forward',
  'leave and return',
  'return and send again',
  'double press',
  'offline for a while',
  'go on in a copy of the tab',
  'send in another tab too',
];

const faultOfLoading = fc.record<NetworkFault>({
  place: fc.constantFrom('page', 'part', 'bot check'),
  mishap: fc.constantFrom('slow', 'refused', 'error'),
  times: fc.integer({ min: 1, max: 2 }),
});

const faultOfSending = fc.record<NetworkFault, 'place' | 'mishap' | 'times'>(
  {
    place: fc.constantFrom('token', 'verifier', 'database', 'database'),
    mishap: fc.constantFrom(
      'slow',
      'refused',
      'error',
      'late answer',
      'answer lost',
      'error after arrival',
      'silence',
    ),
    times: fc.integer({ min: 1, max: 4 }),
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
    .tuple(fc.array(faultOfLoading, { maxLength: 1 }), fc.array(faultOfSending, { maxLength: 2 }))
    .map((faults) => faults.flat())
    .filter((faults) => faults.length > 0),
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
