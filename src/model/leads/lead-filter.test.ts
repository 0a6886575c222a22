import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { toDeskLead } from './desk-lead.ts';
import {
  areLeadsFiltered,
  choiceFilters,
  findInLoaded,
  findNearNames,
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
    'status=unknown',
    'from=2026-02-30',
    'to=tomorrow',
    'loanType=jumbo',
    'state=Texas',
    'email=ana@example.com',
  ])('shows all quotes and ignores %s', (query) => {
    expect(read(query)).toEqual(all);
  });
});

it('each choice has the index of its query, for which the emulator does not ask', () => {
  const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8'));
  for (const [collectionGroup, choices] of Object.entries(choiceFilters)) {
    for (const { field } of choices) {
      const fields = [
        { fieldPath: field, order: 'ASCENDING' },
        { fieldPath: 'createdAt', order: 'DESCENDING' },
      ];
      expect(indexes).toContainEqual({ collectionGroup, queryScope: 'COLLECTION', fields });
    }
  }
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

const lead = (id: string, data: Record<string, unknown>) =>
  toDeskLead('contacts', id.padEnd(43, 'A'), data);
const leads = [
  ['Maria Rivera', 'maria.rivera@example.com', '(512) 555-0142', '78701-1234'],
  ['Seán O’Rourke', 'sean@example.com', '512-555-0143', '02108'],
  ['Zoë Núñez-Vega', 'zoe.nunez@example.org', '+1 617 555 0188', '02139'],
  ['Anna Wojciechowska', 'anna.w@example.net', '3125550111', '60601'],
  ['Smith & Sons', 'office@smith-sons.example', '(303) 555-0199', '80202'],
  ['William Do', 'will.do@example.com', '(404) 555-0177', '30301'],
  ['Rivera Homes LLC', 'hello@rivera-homes.example', '(404) 555-0178', '30302'],
].map(([name, email, phone, zipCode], at) => lead(`lead${at}`, { name, email, phone, zipCode }));
const ron = lead('ron', {
  name: 'Ron MacDonald',
  homePrice: 325_000,
  downPayment: '20k',
  message: 'My wife is Maria Rivera. With $20K down, not $25,000.',
});
const everybody = [...leads, ron];
const find = (typed: string) => findInLoaded(everybody, typed).map(({ name }) => name);

// What an owner types at the lead desk, and who is found, in order.
it.each([
  ['', everybody.map(({ name }) => name)],
  ['  ', everybody.map(({ name }) => name)],
  ['orourke', ['Seán O’Rourke']],
  ["o'rourke", ['Seán O’Rourke']],
  ['sean', ['Seán O’Rourke']],
  ['rivera maria', ['Maria Rivera', 'Ron MacDonald']],
  ['RIVERA', ['Maria Rivera', 'Rivera Homes LLC', 'Ron MacDonald']],
  ['rivera homes', ['Rivera Homes LLC']],
  ['nunez', ['Zoë Núñez-Vega']],
  ['Nuñez Vega', ['Zoë Núñez-Vega']],
  ['nunezvega', ['Zoë Núñez-Vega']],
  ['Smith and Sons', ['Smith & Sons']],
  ['smith&sons', ['Smith & Sons']],
  ['Maria Rivera <maria.rivera@example.com>', ['Maria Rivera']],
  ['mailto:sean@example.com', ['Seán O’Rourke']],
  ['555-0188', ['Zoë Núñez-Vega']],
  ['6175550188', ['Zoë Núñez-Vega']],
  ['+1 617-55', ['Zoë Núñez-Vega']],
  ['512 0142', ['Maria Rivera']],
  ['(312) 555', ['Anna Wojciechowska']],
  ['0111', ['Anna Wojciechowska']],
  ['80202', ['Smith & Sons']],
  ['78', ['Maria Rivera', 'Rivera Homes LLC']],
  ['will do', ['William Do']],
  ['wojc', ['Anna Wojciechowska']],
  ...['25000', '$325,000', '325,000', '325000', '325 000', '$325', '25,0', '$20k', 'with $20k'].map(
    (amount): [string, string[]] => [amount, ['Ron MacDonald']],
  ),
  ['nobody', []],
])('an owner who types %j finds %j', (typed, names) => {
  expect(find(typed)).toEqual(names);
});

it('finds a lead by pieces of its reference number', () => {
  const { reference } = ron;
  for (const piece of [...reference.split('-'), reference.replace('-', '').toLowerCase()]) {
    expect(find(piece)).toContain('Ron MacDonald');
  }
});

it.each([
  ['Wojcechowska', ['Anna Wojciechowska']],
  ['mac donald', ['Ron MacDonald']],
  ['rivrea', ['Maria Rivera', 'Rivera Homes LLC']],
  ['bill', []],
])('asks an owner who types %j for whom it finds nobody whether they mean %j', (typed, names) => {
  expect(find(typed)).toEqual([]);
  expect(findNearNames(everybody, typed)).toEqual(names);
});

/** One phone number, as people write it in its field and in a message. */
const spellings = [
  '(512) 555-0142',
  '1-512-555-0142',
  '15125550142',
  '512\u00a0555\u20110142',
  '\u202a+1 512.555.0142\u202c',
];
const callers = spellings.flatMap((phone, at) => [
  lead(`${at}`, { phone }),
  lead(`${at}m`, { message: `Call me at ${phone} at 5.` }),
]);

it.each(spellings)('%j finds the number in any spelling', (typed) => {
  const found = findInLoaded([lead('other', { phone: '512-555-0143' }), ...callers], typed);
  expect(new Set(found)).toEqual(new Set(callers));
});
