import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTextOr } from '#tests/proof/any-text.arbitrary.ts';
import { checkProperty } from '#tests/proof/property.ts';
import { tidyText } from './text.ts';
import { asciiWebsite, completeWebsite, websitePattern } from './website.ts';

describe('websitePattern', () => {
  it.each([
    ...['https://acme.com', 'HTTPS://Acme.COM/', 'https://acme.com:8443', 'https://acme.com?x=(1)'],
    ...['http://www.acme-lending.co.uk/leads?from=us#form', 'https://xn--bcher-kva.example/'],
  ])('accepts %s', (text) => {
    expect(text).toMatch(websitePattern);
    expect(URL.canParse(text)).toBe(true);
  });

  it.each([
    ...['', 'acme.com', 'https://', 'https://acme', 'https://.com', 'https://acme..com'],
    ...['https://-acme.com', 'https://127.0.0.1', 'https://me:secret@acme.com'],
    ...['https://acme.com:99999', 'https://acme.com/a b', 'https://acme.com\n'],
    ...['https://bücher.example', `https://${'a'.repeat(64)}.com`, 'ftp://acme.com'],
    ...['data:text/html,hi', 'javascript:alert(1)', 'javascript://acme.com/%0aalert(1)'],
  ])('refuses %j', (text) => {
    expect(text).not.toMatch(websitePattern);
  });
});

it.each([
  ['https://acme.com', 'https://acme.com'],
  ['https://bücher.example/é', 'https://xn--bcher-kva.example/%C3%A9'],
  ['préstamos', 'préstamos'],
  ['https://acme.com/é b', 'https://acme.com/é b'],
])('asciiWebsite converts %j to %j', (text, stored) => {
  expect(asciiWebsite(text)).toBe(stored);
});

describe('completeWebsite', () => {
  it.each([
    ['acme.com', 'https://acme.com'],
    [' www.acme.com/leads ', 'https://www.acme.com/leads'],
    ['acme.com/a:b', 'https://acme.com/a:b'],
    ['bücher.example', 'https://bücher.example'],
  ])('completes %j to %j', (text, address) => {
    expect(completeWebsite(text)).toBe(address);
  });

  it.each([
    ...['', 'acme', 'https://acme.com', 'http://acme'],
    ...['javascript:alert(1)', 'a.b:x', 'a b.com'],
  ])('leaves %j alone', (text) => {
    expect(completeWebsite(text)).toBe(text);
  });
});

const pieces = fc.constantFrom(
  ...['https://', 'HTTP://', 'javascript:', 'data:', '//', '/', '\\', '@', ':', '.', '?', '#', '%'],
  ...['acme', '.com', 'bücher', '例え', ':8443', ':99999', '-', '..', ' ', '\t', '"', '<', '0x7f'],
);
const typed = fc.oneof(
  anyTextOr('htps:/acm.é-?#@'),
  fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
  fc.array(pieces, { maxLength: 6 }).map((parts) => `https://acme.com${parts.join('')}`),
  fc.webUrl(),
);

it('accepts only web addresses with a host and without credentials', () => {
  checkProperty(
    fc.property(typed, (text) => {
      const stored = asciiWebsite(tidyText(text));
      if (!websitePattern.test(stored)) return;
      const { protocol, hostname, username, password } = new URL(stored);
      expect(protocol).toMatch(/^https?:$/);
      expect(hostname).toContain('.');
      expect(username + password).toBe('');
    }),
  );
});

it('completes only to valid addresses, which it then leaves alone', () => {
  checkProperty(
    fc.property(typed, (text) => {
      const address = completeWebsite(text);
      if (address === text) return;
      expect(asciiWebsite(address)).toMatch(websitePattern);
      expect(completeWebsite(address)).toBe(address);
    }),
  );
});
