import { describe, expect, it } from 'vitest';
import { site } from '#src/site.ts';
import { originArgument } from './origin-argument.ts';

const real = { id: 'keystead-live', emulated: false };
const local = { id: 'demo-keystead', emulated: true };

describe('originArgument', () => {
  it.each([
    ['https://www.keystead.test', real, 'https://www.keystead.test'],
    ['https://www.keystead.test/', real, 'https://www.keystead.test'],
    ['http://127.0.0.1:5173', local, 'http://127.0.0.1:5173'],
    [undefined, local, site.url],
  ])('reads %j', (named, project, origin) => {
    expect(originArgument(named, project)).toBe(origin);
  });

  it.each([
    ['www.keystead.test', '--origin "www.keystead.test" is not an address such as'],
    ['', '--origin "" is not an address'],
    ['https://keystead.test/admin', 'is not an address'],
    ['https://me@keystead.test', 'is not an address'],
    ['javascript:alert(1)', 'is not an address'],
    ['ftp://keystead.test', 'is not an address'],
    ['http://keystead.test', 'Mails cannot link to http://keystead.test: set url in src/site.ts'],
    [undefined, `Mails cannot link to ${site.url}`],
  ])('refuses %j for a real project', (named, message) => {
    expect(() => originArgument(named, real)).toThrow(message);
  });
});
