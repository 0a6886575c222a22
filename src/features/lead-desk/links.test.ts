import { describe, expect, it } from 'vitest';
import { mailLink, phoneLink, websiteLink } from './links.ts';

describe('mailLink', () => {
  it('encodes the address and the subject so that they cannot add headers', () => {
    expect(mailLink('a?bcc=all@example.com', 'Yours & mine?')).toBe(
      'mailto:a%3Fbcc%3Dall%40example.com?subject=Yours%20%26%20mine%3F',
    );
  });
});

describe('phoneLink', () => {
  it.each([
    ['(555) 123-4567', 'tel:+15551234567'],
    ['15551234567', 'tel:15551234567'],
    ['((((((((((', undefined],
  ])('of %j is %j', (phone, link) => {
    expect(phoneLink(phone)).toBe(link);
  });
});

describe('websiteLink', () => {
  it.each([
    ['https://acme.com/x', 'https://acme.com/x'],
    ['javascript:alert(1)', undefined],
    ['data:text/html,x', undefined],
    ['', undefined],
  ])('of %j is %j', (website, link) => {
    expect(websiteLink(website)).toBe(link);
  });
});
