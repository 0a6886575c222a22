import { formatShortDate } from '../../../src/lib/date.ts';
import type { Found } from './found.ts';

/**
 * Describes what was found in a collection: the number and the days, and no other personal data.
 *
 * @example '        2  quotes (3/4/2025 to 11/20/2026)'
 */
export function foundLine({ title, groups, oldest, newest }: Found): string {
  const days = [...new Set([oldest, newest].map(formatShortDate))].filter(Boolean).join(' to ');
  const count = groups.length.toLocaleString('en-US').padStart(9);
  return `${count}  ${title}${days && ` (${days})`}`;
}
