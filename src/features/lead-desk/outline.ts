import type { DeskLead } from './desk-lead.ts';
import { leadFields } from './lead-fields.ts';

/** The fields that the list shows, by lead kind. */
const outlines: Readonly<Record<DeskLead['kind'], readonly string[]>> = {
  mortgageQuotes: ['loanType', 'homePrice', 'creditScore', 'timeline'],
  contacts: ['message'],
  leadBuyers: ['companyType', 'state', 'monthlyBudget'],
};

const longest = 140;

/** Returns a one-line summary of a lead. */
export function outlineOf({ kind, data }: DeskLead): string {
  const { main } = leadFields(kind, data);
  const texts = outlines[kind].map((name) => main.find((field) => field.name === name)?.text);
  const characters = [...texts.filter(Boolean).join(', ')];
  return characters.length > longest
    ? `${characters.slice(0, longest).join('').trimEnd()}…`
    : characters.join('');
}
