import { describe, expect, it } from 'vitest';
import type { ConsentRecord } from '#src/domain/leads/lead-documents.ts';
import type { Revocation } from '#src/domain/leads/lead-reference.ts';
import { checkContact } from '#src/domain/leads/may-contact.ts';
import { site } from '#src/site.ts';
import { type DeskLead, toDeskLead } from './desk-lead.ts';
import type { AskedAbout } from './privacy.service.ts';
import {
  askedText,
  businessDaysAfter,
  businessDaysUntil,
  dueText,
  passOnBlocks,
} from './requests.ts';

const asked = '2026-11-20T15:00:00.000Z';

it.each([
  ['2026-11-20T15:00:00Z', 'Due by 12/4/2026, in 10 business days.'],
  ['2026-12-03T15:00:00Z', 'Due by 12/4/2026, in 1 business day.'],
  ['2026-12-04T23:00:00Z', 'Due by 12/4/2026: today is the last day.'],
  ['2026-12-05T15:00:00Z', 'Due by 12/4/2026: overdue.'],
])('on %s: %s', (now, text) => {
  expect(dueText(asked, new Date(now))).toBe(text);
});

it('says what was asked, and that a deletion is about one lead', () => {
  const kind = 'mortgageQuotes';
  expect(askedText({ kind, asks: 'withdraw' })).toBe('asked not to be contacted anymore');
  expect(askedText({ kind, asks: 'delete' })).toBe(
    'asked to have their pre-qualification request deleted',
  );
});

describe('businessDaysAfter', () => {
  it.each([
    ['2026-11-20T15:00:00.000Z', 0, '2026-11-20'],
    ['2026-11-20T15:00:00.000Z', 1, '2026-11-23'],
    ['2026-11-20T15:00:00.000Z', 10, '2026-12-04'],
    ['2026-11-21T15:00:00.000Z', 1, '2026-11-23'],
    // Late in the evening of November 20 in New York.
    ['2026-11-21T03:00:00.000Z', 10, '2026-12-04'],
    ['2026-12-31T15:00:00.000Z', 1, '2027-01-01'],
  ])('%s and %i more is %s', (iso, count, day) => {
    expect(businessDaysAfter(iso, count)).toBe(day);
  });
});

describe('businessDaysUntil', () => {
  it.each([
    ['2026-12-04', '2026-11-20T15:00:00Z', 10],
    ['2026-12-04', '2026-12-03T15:00:00Z', 1],
    ['2026-12-04', '2026-12-04T15:00:00Z', 0],
    ['2026-12-04', '2026-12-05T15:00:00Z', 0],
    ['2026-11-23', '2026-11-21T15:00:00Z', 1],
  ])('%s from %s is %i days away', (day, now, left) => {
    expect(businessDaysUntil(day, new Date(now))).toBe(left);
  });
});

const lead = (email: string, phone: string, id = 'A'.repeat(43)): DeskLead =>
  toDeskLead('mortgageQuotes', id, { fullName: 'Ana', email, phone }, undefined);

const ana = lead('ana@example.com', '(555) 123-4567');
const consent: ConsentRecord = {
  kind: 'mortgageQuotes',
  wording: '2026-11-21',
  wordingHash: 'A'.repeat(43),
  page: '/quote',
  language: 'en',
  globalPrivacyControl: false,
  givenAt: '2026-11-21T15:00:00.000Z',
};
const revocation: Revocation = {
  kind: 'mortgageQuotes',
  lead: ana.id,
  asks: 'withdraw',
  askedAt: '2026-11-22T15:00:00.000Z',
};

const another = (email: string, phone: string) => lead(email, phone, 'B'.repeat(43));

describe('passOnBlocks', () => {
  const openAfter = (...asked: AskedAbout[]) => ({ consent, contact: checkContact(ana, asked) });
  const open = openAfter();

  it('allows a lead whose consent is not withdrawn', () => {
    expect(passOnBlocks(open, {})).toEqual([]);
    const other = { revocation, lead: another('b@example.com', '1') };
    expect(passOnBlocks(openAfter(other), {})).toEqual([]);
  });

  it('requires a consent record', () => {
    expect(passOnBlocks({ ...open, consent: undefined }, {})).toEqual(['no-consent']);
  });

  it('honors Global Privacy Control', () => {
    const asked = { ...consent, globalPrivacyControl: true };
    expect(passOnBlocks({ ...open, consent: asked }, {})).toEqual(['privacy-control']);
  });

  it("honors the person's requests about this lead or another", () => {
    const itself = { revocation, lead: ana };
    const other = { revocation, lead: another('ANA@example.com', '') };
    const sameNumber = { revocation, lead: another('b@example.com', '1-555-123-4567') };
    for (const asked of [[itself], [itself, other], [other], [sameNumber]]) {
      expect(passOnBlocks(openAfter(...asked), {})).toEqual(['revoked']);
    }
  });

  it('limits the number of companies to what the consent step says, counting each once', () => {
    const names = Array.from({ length: site.companiesPerInquiry }, (_, index) => `buyer ${index}`);
    const others = names.slice(1);
    expect(passOnBlocks(open, { buyers: [...others, ...others] })).toEqual([]);
    expect(passOnBlocks(open, { buyers: names })).toEqual(['enough-companies']);
  });
});
