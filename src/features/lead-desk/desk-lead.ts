import type { LeadCollection } from '#src/domain/leads/lead-kinds.ts';
import type { LeadState } from '#src/domain/leads/lead-state.ts';
import { referenceNumber } from '#src/domain/leads/reference-number.ts';
import { toStoredLead } from '#src/domain/leads/stored-leads.ts';

/** A lead as the desk works with it. */
export interface DeskLead {
  id: string;
  kind: LeadCollection;
  /** As it was sent. */
  data: Readonly<Record<string, unknown>>;
  /** Who sent it: a person, or a company; a stand-in when it does not say. */
  name: string;
  /** '' when it has none. */
  email: string;
  /** As it was sent; '' when it has none. */
  phone: string;
  /** ISO; '' when it says no time. */
  sentAt: string;
  reference: string;
  /** undefined until somebody has opened the lead. */
  state: LeadState | undefined;
}

/** The fields that say who sent a lead, the best first. */
const nameFields = ['fullName', 'companyName', 'name'];

/** Makes a lead of a document, also of one that a form of ours would not write. */
export function toDeskLead(
  kind: LeadCollection,
  id: string,
  data: Readonly<Record<string, unknown>>,
  state: LeadState | undefined,
): DeskLead {
  const text = (field: string) => (typeof data[field] === 'string' ? data[field] : '');
  return {
    id,
    kind,
    data,
    name: nameFields.map(text).find(Boolean) ?? 'No name',
    ...toStoredLead(data),
    phone: text('phone'),
    reference: referenceNumber(id),
    state,
  };
}
