import { describe, expect, it } from 'vitest';
import { leadFields, textForBuyer } from '#src/model/lead-forms/lead-text.ts';
import { toDeskLead } from '#src/model/leads/desk-lead.ts';
import { storedLeadKinds } from '#src/model/leads/stored-leads.ts';
import { mailLink, phoneLink } from './lead-fields.ts';

describe('leadFields', () => {
  it.each(Object.values(storedLeadKinds))('shows each field of $collection once', (kind) => {
    const { main, more } = leadFields(kind.collection, {});

    const shown = [...main, ...more].map(({ name }) => name);
    expect(shown.sort()).toEqual(Object.keys(kind.fields).sort());
  });

  it('formats choices, amounts, and times', () => {
    const { main, more } = leadFields('mortgageQuotes', {
      income: 85_000.5,
      creditScore: '740-799',
      timeline: '12+months',
      contactConsent: true,
      recaptchaVerifiedAt: '2026-11-21T20:05:00.000Z',
    });
    const text = (name: string) => [...main, ...more].find((field) => field.name === name)?.text;

    expect(text('income')).toBe('$85,000.50');
    expect(text('creditScore')).toBe('Very Good (740–799)');
    expect(text('timeline')).toBe('In more than 12 months');
    expect(text('contactConsent')).toBe('Yes');
    expect(text('recaptchaVerifiedAt')).toBe('11/21/2026, 3:05 PM ET');
    expect(text('address')).toBe('');
  });

  it('shows an unknown field unchanged under its own name', () => {
    const { more } = leadFields('contacts', { name: { first: 'Ana' }, budget: [1, 'two'] });

    expect(more.at(-1)).toEqual({ name: 'budget', label: 'budget', text: '1, two' });
    expect(leadFields('contacts', { name: { first: 'Ana' } }).main[0]?.text).toBe(
      '{"first":"Ana"}',
    );
  });
});

it.each(['\n', '\r\n', '\u0085', '\u2028', '\u2029'])(
  'textForBuyer has no line more if an answer has %j',
  (end) => {
    const sent = { fullName: `Ana${end}Phone: 1`, phone: '(555) 123-4567' };
    const lead = toDeskLead('mortgageQuotes', 'A'.repeat(43), sent);
    expect(textForBuyer({ lead, consent: undefined })).toBe(
      'Name: Ana Phone: 1\nPhone: (555) 123-4567\nReference: 0000-0000\n',
    );
  },
);

describe('mailLink', () => {
  it('encodes the address and the subject so that they cannot add headers', () => {
    expect(mailLink('a?bcc=all@example.com', 'Yours & mine?', { mayEmail: true })).toBe(
      'mailto:a%3Fbcc%3Dall@example.com?subject=Yours%20%26%20mine%3F',
    );
  });

  it('is none to a person who must not be emailed', () => {
    expect(mailLink('ana@example.com', 'Yours', { mayEmail: false })).toBeUndefined();
  });
});

describe('phoneLink', () => {
  it.each([
    ['(555) 123-4567', 'tel:+15551234567'],
    ['15551234567', 'tel:15551234567'],
    ['((((((((((', undefined],
  ])('of %j is %j', (phone, link) => {
    expect(phoneLink(phone, { mayCall: true })).toBe(link);
  });

  it.each([{ mayCall: false }, undefined])('is none if it is %j whom to call', (contact) => {
    expect(phoneLink('(555) 123-4567', contact)).toBeUndefined();
  });
});

it.each([
  [{ fullName: 'Ana' }, 'Ana'],
  [{ fullName: '', companyName: 'Acme' }, 'Acme'],
  [{ name: 'Ben' }, 'Ben'],
  [{ fullName: 7 }, 'No name'],
  [{}, 'No name'],
])('%o is from %s', (data, name) => {
  expect(toDeskLead('contacts', 'A'.repeat(43), data).name).toBe(name);
});

it('accepts a document that none of our forms wrote', () => {
  const data = { email: 7, phone: ['5551234567'], createdAt: null };
  expect(toDeskLead('contacts', 'x.y', data)).toMatchObject({
    email: '',
    phone: '',
    sentAt: '',
    reference: '',
  });
});
