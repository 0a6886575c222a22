import { describe, expect, it } from 'vitest';
import type { LeadCollection } from '#src/model/lead-forms/lead-kinds.ts';
import type { HistoryLine } from './lead-history.ts';
import type { Request } from './lead-reference.ts';
import {
  agreedAgainText,
  checkContact,
  doNotContactText,
  doNotText,
  doNotUseText,
} from './may-contact.ts';

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
  sentAt: '2026-11-21T15:00:00.000Z',
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
  others: [] as { id: string; hasConsent: boolean }[],
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
      agreedAgain: [],
      setAside: [],
    });
  });

  it('returns the requests about the lead itself apart from those about other leads, and what these share', () => {
    const own = request(ana);
    const requests = [sameEmail, neither, own, sameNumber, sameBoth];
    expect(checkContact(ana, requests)).toEqual({
      mayCall: false,
      mayEmail: false,
      own: [own],
      elsewhere: [
        { ...sameEmail, shared: ['email'] },
        { ...sameNumber, shared: ['phone'] },
        { ...sameBoth, shared: ['email', 'phone'] },
      ],
      agreedAgain: [],
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
      agreedAgain: [],
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
  ])('sets aside no more than the line names: not %s', (_, id, one) => {
    const lead = { ...ana, state: { history: aside(id) } };
    expect(checkContact(lead, [one])).toMatchObject({ mayCall: false, setAside: [] });
  });

  it.each([
    ['its own withdrawal', request(ana)],
    ['its own deletion request', request(ana, 'delete')],
    ['a request with the same email address', sameEmail],
    ['a request with the same phone number', sameNumber],
  ])('forbids calls, texts and email after %s', (_, one) => {
    expect(checkContact(ana, [one])).toMatchObject({ mayCall: false, mayEmail: false });
    const application = { ...ana, kind: 'leadBuyers' as const };
    expect(checkContact(application, [one])).toMatchObject({ mayCall: false, mayEmail: false });
  });

  const twoDaysLater = '2026-11-24T15:00:00.000Z';
  const later = '2026-11-24T15:00:00.001Z';
  const fourDaysLater = '2026-11-26T15:00:00.000Z';
  /** A request about an earlier lead, where Ana's lead has a consent record or none. */
  const earlier = (one: ReturnType<typeof request>, hasConsent = true) => ({
    ...one,
    others: [
      { id: ana.id, hasConsent },
      { id: 'Z'.repeat(43), hasConsent: true },
    ],
  });

  it('takes a lead that was sent later, with its own record and both parts of the sender, for a new consent', () => {
    const one = earlier(sameBoth);
    const contact = checkContact({ ...ana, sentAt: later }, [one]);
    expect(contact).toMatchObject({ mayCall: true, mayEmail: true, elsewhere: [], setAside: [] });
    expect(contact.agreedAgain).toEqual([{ ...one, shared: ['email', 'phone'] }]);
    expect(agreedAgainText(contact, later)).toBe(
      'Withdrew on 11/22/2026, agreed again on 11/24/2026',
    );
    expect(agreedAgainText(checkContact(ana, [one]), later)).toBe('');
    // A request for deletion withdraws, too.
    const deletion = earlier(request(sameBoth.lead, 'delete'));
    expect(checkContact({ ...ana, sentAt: later }, [deletion]).mayCall).toBe(true);
    // An application has its time from a browser, too.
    const application = { ...ana, kind: 'leadBuyers' as const, sentAt: later.replace('24', '26') };
    expect(checkContact(application, [one]).mayCall).toBe(true);
  });

  const otherNumber = request(lead('ana@example.com', '555-000-0002', 'G'));
  it.each([
    ['was sent before the request', {}, earlier(sameBoth)],
    ['may have been sent before it', { sentAt: twoDaysLater }, earlier(sameBoth)],
    [
      'may have been sent before it by the clocks of two browsers',
      { kind: 'leadBuyers' as const, sentAt: fourDaysLater },
      earlier(sameBoth),
    ],
    ['has no time', { sentAt: '' }, earlier(sameBoth)],
    ['has no record', { sentAt: later }, earlier(sameBoth, false)],
    ['has only the address in common', { sentAt: later }, earlier(otherNumber)],
    ['has only the number in common', { sentAt: later }, earlier(sameNumber)],
    [
      'is a message',
      { kind: 'contacts' as const, phone: '', sentAt: fourDaysLater },
      earlier(otherNumber),
    ],
    ['is the one of the request', { sentAt: later }, earlier(request(ana))],
  ])('takes no lead for a new consent that %s', (_, sent, one) => {
    expect(checkContact({ ...ana, ...sent }, [one])).toMatchObject({
      mayCall: false,
      agreedAgain: [],
    });
  });

  it('compares a new consent with each of several requests', () => {
    const first = earlier(sameBoth);
    const second = earlier(request(lead(ana.email, ana.phone, 'H')));
    second.revocation.askedAt = fourDaysLater;
    const renewed = { ...ana, sentAt: later };
    expect(checkContact(renewed, [first, second])).toMatchObject({
      mayCall: false,
      elsewhere: [second],
      agreedAgain: [first],
    });
    // Nor does it free what the person sent before it.
    const older = { ...lead(ana.email, ana.phone, 'I'), sentAt: '2026-11-20T15:00:00.000Z' };
    expect(checkContact(older, [first])).toMatchObject({ mayCall: false, elsewhere: [first] });
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
  ])('if %s', (_, sender, requests, doNot, why, phone, email) => {
    const contact = checkContact(sender, requests);
    expect(doNotText(contact)).toBe(doNot);
    expect(doNotContactText(contact)).toBe(why);
    expect(doNotUseText(contact, 'phone')).toBe(phone);
    expect(doNotUseText(contact, 'email')).toBe(email);
  });
});
