import { expect, it } from 'vitest';
import { typedAddress } from './LinkPanel.tsx';

it.each([
  ['https://www.fhfa.gov', 'https://www.fhfa.gov/'],
  [' www.fhfa.gov/data?a=1 ', 'https://www.fhfa.gov/data?a=1'],
  ['//www.fhfa.gov/data', 'https://www.fhfa.gov/data'],
  [
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.fhfa.gov%2F&data=jo%40a.example',
    'https://www.fhfa.gov/',
  ],
  ['a@b.example', 'mailto:a@b.example'],
  ['mailto:a@b.example', 'mailto:a@b.example'],
  ['tel:+15551234567', 'tel:+15551234567'],
  ['/rates', '/rates'],
  ['#costs', '#costs'],
  ['https://keystead.example/rates', '/rates'],
])('reads %o as %o', (typed, address) => {
  expect(typedAddress(typed)).toBe(address);
});

it.each([
  '',
  '#',
  'rates',
  'javascript:alert(1)',
  'data:text/html,x',
  '//someone@elsewhere.example',
  'https://keystead.example//elsewhere.example/x',
  'two words.com',
])('finds no address in %o', (typed) => {
  expect(typedAddress(typed)).toBe('');
});
