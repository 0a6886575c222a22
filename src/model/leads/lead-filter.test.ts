import { describe, expect, it } from 'vitest';
import { toDeskLead } from './desk-lead.ts';
import {
  areLeadsFiltered,
  findInLoaded,
  findTimeSpan,
  formatLeadFilter,
  matchesFilter,
  parseLeadFilter,
} from './lead-filter.ts';

const read = (query: string) => parseLeadFilter(new URLSearchParams(query));
const all = { kind: 'mortgageQuotes', status: '', from: '', to: '', choices: {} } as const;

describe('parseLeadFilter', () => {
  it('parses what formatLeadFilter writes', () => {
    const query = 'kind=leadBuyers&status=spam&from=2026-11-01&to=2026-11-21&state=Texas';
    expect(formatLeadFilter(read(query)).toString()).toBe(query);
  });

  it.each([
    'nothing=at-all',
    'kind=botReceipts',
    'status=lost',
    'from=2026-02-30',
    'to=tomorrow',
    'loanType=jumbo',
    'state=Texas',
    'email=ana@example.com',
  ])('shows all quotes and ignores %s', (query) => {
    expect(read(query)).toEqual(all);
  });
});

describe('areLeadsFiltered', () => {
  it.each([
    ['', false],
    ['kind=contacts', false],
    ['status=new', true],
    ['to=2026-11-21', true],
    ['loanType=va', true],
  ])('%j: %s', (query, narrowed) => {
    expect(areLeadsFiltered(read(query))).toBe(narrowed);
  });
});

describe('findTimeSpan', () => {
  it('spans from midnight before the first day to midnight after the last, in New York, if there are any', () => {
    expect(findTimeSpan({ from: '2026-07-04', to: '2026-11-21' })).toEqual({
      since: new Date('2026-07-04T04:00:00Z'),
      until: new Date('2026-11-22T05:00:00Z'),
    });
    expect(findTimeSpan({ from: '', to: '' })).toEqual({ since: undefined, until: undefined });
  });
});

describe('matchesFilter', () => {
  const quote = toDeskLead('contacts', 'A'.repeat(43), {
    createdAt: '2026-11-21T15:00:00.000Z',
    loanType: 'va',
  });

  it.each([
    ['', true],
    ['from=2026-11-21&to=2026-11-21', true],
    ['from=2026-11-22', false],
    ['to=2026-11-20', false],
    ['loanType=va', true],
    ['loanType=fha', false],
  ])('%j: %s', (query, isMatch) => {
    expect(matchesFilter(quote, read(query))).toBe(isMatch);
  });
});

const lead = (name: string, phone: string, id: string, message = `From ${name}`) =>
  toDeskLead('contacts', id.repeat(43), { name, phone, message });

const leads = [
  lead('Ana Núñez', '(555) 123-4567', 'A'),
  lead('Ben O’Brien‑Smith', '777 000 1111', '_'),
];
const names = (typed: string) => findInLoaded(leads, typed).map(({ name }) => name);

/** One phone number, as people write it in its field and in a message. */
const spellings = [
  '(512) 555-0142',
  '1-512-555-0142',
  '15125550142',
  '512\u00a0555\u20110142',
  '\u202a+1 512.555.0142\u202c',
];
const callers = [
  ...spellings.map((phone, index) => lead(`${index}`, phone, 'B', '')),
  ...spellings.map((phone, index) => lead(`${index}m`, '', 'B', `Call me at ${phone} at 5.`)),
  lead('other', '512-555-0143', 'B', ''),
];

it.each(spellings)('%j finds the number in any spelling', (typed) => {
  expect(new Set(findInLoaded(callers, typed))).toEqual(new Set(callers.slice(0, -1)));
});

it.each([
  ['', ['Ana Núñez', 'Ben O’Brien‑Smith']],
  ['  ', ['Ana Núñez', 'Ben O’Brien‑Smith']],
  ['NÚÑEZ', ['Ana Núñez']],
  ['nunez', ['Ana Núñez']],
  ["o'brien", ['Ben O’Brien‑Smith']],
  ['BRIEN SMITH', ['Ben O’Brien‑Smith']],
  ['from b', ['Ben O’Brien‑Smith']],
  ['5551234567', ['Ana Núñez']],
  ['123-45', ['Ana Núñez']],
  ['+1 555-12', ['Ana Núñez']],
  ['11', ['Ben O’Brien‑Smith']],
  ['0000-0000', ['Ana Núñez']],
  ['zzzz', ['Ben O’Brien‑Smith']],
  ['nobody', []],
])('%j finds %j', (typed, found) => {
  expect(names(typed)).toEqual(found);
});

it.each(['$325,000', '325,000', '325000', '325 000', '$325', '25,0', '$20k', 'with $20k'])(
  'the amount %j is found as it may be typed',
  (typed) => {
    const found = toDeskLead('mortgageQuotes', 'C'.repeat(43), {
      homePrice: 325_000,
      downPayment: '20k',
      note: 'With $20K down',
    });
    expect(findInLoaded([found, ...leads], typed)).toEqual([found]);
  },
);
