import { describe, expect, it } from 'vitest';
import type { HistoryLine } from './lead-history.ts';
import type { LeadCollection } from './lead-kinds.ts';
import type { Request } from './lead-reference.ts';
import { checkContact, doNotContactText, doNotText, doNotUseText } from './may-contact.ts';

const lead = (
  email: string,
  phone: string,
  letter = 'A',
  kind: LeadCollection = 'mortgageQuotes',
) => ({
  id: letter.repeat(43),
  kind,
  email,
  phone,
  state: undefined as { history: HistoryLine[] } | undefined,
});
const ana = lead('ana@example.com', '(555) 123-4567');
const request = (about: ReturnType<typeof lead>, asks: Request = 'withdraw') => ({
  revocation: {
    kind: 'mortgageQuotes' as const,
    lead: about.id,
    asks,
    askedAt: '2026-11-22T15:00:00.000Z',
  },
  lead: about,
});

const sameEmail = request(lead('Ana@Example.com', '555-000-0001', 'B'));
const sameNumber = request(lead('b@example.com', '1-555-123-4567', 'C'), 'delete');
const sameBoth = request(lead('ANA@example.com', '555 123 4567', 'D'));
const neither = request(lead('b@example.com', '555-123-4568', 'E'));

describe('checkContact', () => {
  it('allows everything if nobody asked otherwise, whatever others asked', () => {
    expect(checkContact(ana, [neither])).toEqual({
      mayCall: true,
      mayEmail: true,
      own: [],
      elsewhere: [],
      setAside: [],
    });
  });

  it('returns the requests about the lead itself apart from those about other leads, and what these share', () => {
    const own = request(ana);
    const asked = [sameEmail, neither, own, sameNumber, sameBoth];
    expect(checkContact(ana, asked)).toEqual({
      mayCall: false,
      mayEmail: false,
      own: [own],
      elsewhere: [
        { ...sameEmail, shared: ['email'] },
        { ...sameNumber, shared: ['phone'] },
        { ...sameBoth, shared: ['email', 'phone'] },
      ],
      setAside: [],
    });
  });

  const aside = (...ids: string[]): HistoryLine[] =>
    ids.map((id) => ({
      at: '2026-11-23T15:00:00.000Z',
      by: 'owner@example.com',
      kind: 'set-aside',
      request: id,
      reason: 'Another Ana.',
    }));

  it('allows everything once each request about another lead is set aside', () => {
    const history = aside(`${'B'.repeat(43)}-withdraw`, `${'C'.repeat(43)}-delete`);
    const lead = { ...ana, state: { history } };
    expect(checkContact(lead, [sameEmail, sameNumber])).toEqual({
      mayCall: true,
      mayEmail: true,
      own: [],
      elsewhere: [],
      setAside: [
        { ...sameEmail, shared: ['email'], line: history[0] },
        { ...sameNumber, shared: ['phone'], line: history[1] },
      ],
    });
    // The person of the other lead has not become another one.
    expect(checkContact({ ...lead, ...sameEmail.lead }, [sameEmail]).mayCall).toBe(false);
  });

  it.each([
    ['a request about the lead itself', `${ana.id}-withdraw`, request(ana)],
    ['the other request about the same lead', `${'C'.repeat(43)}-withdraw`, sameNumber],
    ['a request about a third lead', `${'B'.repeat(43)}-withdraw`, sameBoth],
  ])('sets aside no more than the line names: not %s', (_, id, asked) => {
    const lead = { ...ana, state: { history: aside(id) } };
    expect(checkContact(lead, [asked])).toMatchObject({ mayCall: false, setAside: [] });
  });

  it.each([
    ['its own withdrawal', request(ana)],
    ['its own deletion request', request(ana, 'delete')],
    ['a request with the same email address', sameEmail],
    ['a request with the same phone number', sameNumber],
  ])('forbids calls, texts and email after %s', (_, asked) => {
    expect(checkContact(ana, [asked])).toMatchObject({ mayCall: false, mayEmail: false });
    const application = { ...ana, kind: 'leadBuyers' as const };
    expect(checkContact(application, [asked])).toMatchObject({ mayCall: false, mayEmail: false });
  });
});

describe('what must not be done, in words', () => {
  const message = lead(ana.email, '', 'F', 'contacts');
  it.each([
    ['nobody asked', ana, [neither], '', '', '', ''],
    [
      'this person asked, here and elsewhere',
      ana,
      [sameEmail, request(ana)],
      'Do not call, text or email',
      'Do not call, text or email',
      'Do not call or text',
      'Do not email',
    ],
    [
      'it was asked elsewhere',
      ana,
      [sameBoth, sameEmail],
      'Do not call, text or email',
      'Do not call, text or email: same email address and phone number as 1GRC-631G',
      'Do not call or text',
      'Do not email',
    ],
    [
      'a message came from somebody who asked elsewhere',
      message,
      [request(ana)],
      'Do not call or text',
      'Do not call or text: same email address as 0000-0000',
      'Do not call or text',
      '',
    ],
  ])('if %s', (_, sender, asked, doNot, why, phone, email) => {
    const contact = checkContact(sender, asked);
    expect(doNotText(contact)).toBe(doNot);
    expect(doNotContactText(contact)).toBe(why);
    expect(doNotUseText(contact, 'phone')).toBe(phone);
    expect(doNotUseText(contact, 'email')).toBe(email);
  });
});
