import type { LeadCollection } from '#src/model/lead-forms/lead-kinds.ts';
import { referenceNumber } from '#src/model/leads/lead-reference.ts';
import type { LeadState } from '#src/model/leads/lead-state.ts';
import { type LeadSender, toStoredLead } from '#src/model/leads/stored-leads.ts';

/** A lead as the desk uses it. */
export interface DeskLead extends LeadSender {
  id: string;
  kind: LeadCollection;
  data: Readonly<Record<string, unknown>>;
  /** The person or company that sent it, or a placeholder if it names none. */
  name: string;
  /** ISO time; '' if there is none. */
  sentAt: string;
  reference: string;
  /** Undefined until somebody opens the lead. */
  state: LeadState | undefined;
}

/** The fields with the sender's name: a document that no form of ours wrote may have that of another kind. */
const nameFields = Object.values({
  mortgageQuotes: 'fullName',
  leadBuyers: 'companyName',
  contacts: 'name',
} satisfies Record<LeadCollection, string>);

/** Maps a document to a lead, including documents that our forms would not write. */
export function toDeskLead(
  kind: LeadCollection,
  id: string,
  data: Readonly<Record<string, unknown>>,
  state?: LeadState,
): DeskLead {
  const text = (field: string) => (typeof data[field] === 'string' ? data[field] : '');
  return {
    id,
    kind,
    data,
    name: nameFields.map(text).find(Boolean) ?? 'No name',
    ...toStoredLead(data),
    reference: referenceNumber(id),
    state,
  };
}
