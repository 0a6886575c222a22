import { phoneKey } from '#src/lib/input/typed-numbers.ts';
import { searchKey } from '#src/lib/search-key.ts';
import type { DeskLead } from './desk-lead.ts';

/** What people write between the digits of a phone number, in a search key. */
const separators = /(?<=\d)[ ().+/]+(?=\d)/g;

/** The text of each lead, folded once for all keys that are typed. */
const folded = new WeakMap<DeskLead, { text: string; numbers: string }>();

/**
 * Returns the leads whose name, email, phone number, reference number, or other fields contain a
 * text, folded as in every search. Four digits or more also match a number that is written with other
 * separators, in any field, and with or without its country code.
 */
export function findInLoaded(leads: readonly DeskLead[], typed: string): readonly DeskLead[] {
  const wanted = searchKey(typed);
  if (!wanted) return leads;
  const digits = phoneKey(typed);
  const isNumber = digits.length >= 4 && /^[\d ().+/]+$/.test(wanted);
  return leads.filter((lead) => {
    const { text, numbers } = foldedLead(lead);
    return text.includes(wanted) || (isNumber && numbers.includes(digits));
  });
}

function foldedLead(lead: DeskLead): { text: string; numbers: string } {
  const known = folded.get(lead);
  if (known) return known;
  const texts = [lead.reference, ...Object.values(lead.data)];
  const text = texts
    .filter((value) => typeof value === 'string')
    .map(searchKey)
    .join('\n');
  const made = { text, numbers: text.replace(separators, '') };
  folded.set(lead, made);
  return made;
}
