import { expect, it } from 'vitest';
import { intendedAddress, withScheme } from './typed-address.ts';

it.each([
  ['www.example.com', 'https://www.example.com'],
  [' www.example.com/a?b=1#c ', 'https://www.example.com/a?b=1#c'],
  ['WWW.Example.com', 'https://WWW.Example.com'],
  ['//example.com/a.jpg', 'https://example.com/a.jpg'],
  ['//bücher.example:8443/a', 'https://bücher.example:8443/a'],
  ['consumerfinance.gov/owning-a-home', 'https://consumerfinance.gov/owning-a-home'],
])('reads %o as https', (address, complete) => {
  expect(withScheme(address)).toBe(complete);
});

it.each([
  ...['', '/rates', '/www.example.com', '#www.example.com'],
  ...['rates.html', 'images/porch.jpg', 'porch.jpg'],
  ...['http://www.example.com/', 'mailto:a@www.example.com', 'www.', '//'],
  ...['//a/b', '//somebody@example.com', '///example.com', '/\\example.com'],
  ...['www.example.com@evil.example', 'javascript:www.example.com'],
])('leaves %o', (address) => {
  expect(withScheme(address)).toBe(address);
});

const outlook = (address: string) =>
  `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(address)}&data=05%7C02%7Cjo%40a.example%7C1&sdata=x%3D&reserved=0`;
const google = (address: string) =>
  `https://www.google.com/url?q=${encodeURIComponent(address)}&sa=D&source=editors&usg=x`;
const behind = 'https://www.fhfa.gov/data?a=1&b=2#c';

it.each([
  ['protected by Outlook', outlook(behind), behind],
  ['protected twice', outlook(outlook(behind)), behind],
  ['of a Google document, then protected', outlook(google(behind)), behind],
  ['protected without its scheme', outlook('www.fhfa.gov/'), 'https://www.fhfa.gov/'],
  ['of a mailbox', outlook('mailto:a@b.example'), 'mailto:a@b.example'],
  ['that is already plain', behind, behind],
  ['of a search', 'https://www.google.com/search?q=apr', 'https://www.google.com/search?q=apr'],
  [
    'of a host with a similar name',
    'https://safelinks.protection.outlook.com.evil.example/?url=x',
    'https://safelinks.protection.outlook.com.evil.example/?url=x',
  ],
])('finds the address of a link %s', (_words, address, intended) => {
  expect(intendedAddress(address)).toBe(intended);
});
