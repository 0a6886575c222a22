import type { DeskLead } from './desk-lead.ts';

/**
 * Returns the leads whose name, email, phone number, reference number, or other fields contain a
 * text, ignoring case. Digits also match a phone number that is written with separators.
 */
export function findInLoaded(leads: readonly DeskLead[], typed: string): readonly DeskLead[] {
  const wanted = typed.trim().toLowerCase();
  if (!wanted) return leads;
  const digits = wanted.replaceAll(/\D/g, '');
  const isNumber = digits.length >= 4 && /^[\d\s().+-]+$/.test(wanted);
  return leads.filter(
    ({ data, reference, phone }) =>
      reference.toLowerCase().includes(wanted) ||
      Object.values(data).some(
        (value) => typeof value === 'string' && value.toLowerCase().includes(wanted),
      ) ||
      (isNumber && phone.replaceAll(/\D/g, '').includes(digits)),
  );
}
