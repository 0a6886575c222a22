import { safeUrl } from '#src/lib/safe-url.ts';
import { linkAddress } from './link-address.ts';

const scopes = ['col', 'row', 'colgroup', 'rowgroup'];
const smallNumber = /^[1-9]\d{0,3}$/;

const number = (value: string) => (smallNumber.test(value) ? value : undefined);

/** What is kept of an attribute's value; undefined drops the attribute. */
const keptValues: Readonly<Record<string, (value: string) => string | undefined>> = {
  href: (value) => linkAddress(value) || undefined,
  src: (value) => safeUrl(value) || undefined,
  alt: (value) => value,
  scope: (value) => scopes.find((scope) => scope === value.toLowerCase()),
  start: number,
  colspan: number,
  rowspan: number,
  width: number,
  height: number,
};

/**
 * What may stay of an attribute's value.
 *
 * @returns undefined when the attribute has to go
 */
export function keptValue(name: string, value: string): string | undefined {
  return keptValues[name]?.(value);
}
