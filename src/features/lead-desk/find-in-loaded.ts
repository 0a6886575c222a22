import type { DeskLead } from './desk-lead.ts';

/**
 * The leads that have a text somewhere in their name, address, phone number, reference number or in
 * what was sent, without regard to case; digits also find a phone number that is written apart.
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
