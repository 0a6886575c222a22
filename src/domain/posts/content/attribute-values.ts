import { safeUrl } from '#src/lib/safe-url.ts';
import { linkAddress } from './link-address.ts';
import { idPrefix } from './link-targets.ts';

const safeId = new RegExp(`^${idPrefix}[\\w.:-]{1,100}$`);
const scopes = ['col', 'row', 'colgroup', 'rowgroup'];
const markers = ['1', 'a', 'A', 'i', 'I'];
const smallNumber = /^[1-9]\d{0,3}$/;

const number = (value: string) => (smallNumber.test(value) ? value : undefined);

/** Returns the allowed value of each attribute; undefined drops the attribute. */
const allowedValues: Readonly<Record<string, (value: string) => string | undefined>> = {
  href: (value) => linkAddress(value) || undefined,
  src: (value) => safeUrl(value) || undefined,
  alt: (value) => value,
  id: (value) => (safeId.test(value) ? value : undefined),
  scope: (value) => scopes.find((scope) => scope === value.toLowerCase()),
  start: number,
  type: (value) => markers.find((marker) => marker === value),
  colspan: number,
  rowspan: number,
  width: number,
  height: number,
};

/**
 * Returns the value that an attribute may keep, or undefined if the attribute must be removed.
 */
export function allowedValue(name: string, value: string): string | undefined {
  return allowedValues[name]?.(value);
}
