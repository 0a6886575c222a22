import { describe, expect, it } from 'vitest';
import { toDeskLead } from './desk-lead.ts';
import {
  findTimeSpan,
  formatLeadFilter,
  isAskedFor,
  isNarrowed,
  parseLeadFilter,
} from './lead-filter.ts';

const read = (query: string) => parseLeadFilter(new URLSearchParams(query));
const all = { kind: 'mortgageQuotes', status: '', from: '', to: '', choices: {} } as const;

describe('parseLeadFilter', () => {
  it('shows all quotes by default', () => {
    expect(read('')).toEqual(all);
  });

  it('parses what formatLeadFilter writes', () => {
    const query = 'kind=leadBuyers&status=spam&from=2026-11-01&to=2026-11-21&state=Texas';
    expect(formatLeadFilter(read(query)).toString()).toBe(query);
  });

  it.each([
    'kind=botReceipts',
    'status=lost',
    'from=2026-02-30',
    'to=tomorrow',
    'loanType=jumbo',
    'state=Texas',
    'email=ana@example.com',
  ])('ignores %s', (query) => {
    expect(read(query)).toEqual(all);
  });
});

describe('isNarrowed', () => {
  it.each([
    ['', false],
    ['kind=contacts', false],
    ['status=new', true],
    ['to=2026-11-21', true],
    ['loanType=va', true],
  ])('%j: %s', (query, narrowed) => {
    expect(isNarrowed(read(query))).toBe(narrowed);
  });
});

describe('findTimeSpan', () => {
  it('spans from midnight before the first day to midnight after the last, in New York', () => {
    expect(findTimeSpan({ from: '2026-07-04', to: '2026-11-21' })).toEqual({
      since: new Date('2026-07-04T04:00:00Z'),
      until: new Date('2026-11-22T05:00:00Z'),
    });
  });

  it('has no end without a last day', () => {
    expect(findTimeSpan({ from: '', to: '' })).toEqual({ since: undefined, until: undefined });
  });
});

describe('isAskedFor', () => {
  const quote = toDeskLead(
    'contacts',
    'A'.repeat(43),
    { createdAt: '2026-11-21T15:00:00.000Z', loanType: 'va' },
    undefined,
  );

  it.each([
    ['', true],
    ['from=2026-11-21&to=2026-11-21', true],
    ['from=2026-11-22', false],
    ['to=2026-11-20', false],
    ['loanType=va', true],
    ['loanType=fha', false],
  ])('%j: %s', (query, asked) => {
    expect(isAskedFor(quote, read(query))).toBe(asked);
  });
});
