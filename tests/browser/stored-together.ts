import { type BrowserContext, expect } from '@playwright/test';
import { leadKinds } from '#src/model/lead-forms/lead-kinds.ts';
import { collections } from '#src/model/site/collections.ts';
import { isCommit, listDocuments } from './commits.ts';
import type { StoredLeads } from './stored-leads.ts';

/** A lead that a page tried to store. */
interface AttemptedLead {
  collection: string;
  id: string;
  /** Whether its consent record was in the same commit. */
  withRecord: boolean;
}

const leadCollections: readonly string[] = Object.values(leadKinds).map(
  ({ collection }) => collection,
);

/** Returns a growing list of the leads that a context's pages try to store from now on. */
export function attemptedLeads(context: BrowserContext): AttemptedLead[] {
  const tried: AttemptedLead[] = [];
  context.on('request', (request) => {
    if (!isCommit(request)) return;
    const [first, ...others] = listDocuments(request);
    if (!first || !leadCollections.includes(first.collection)) return;
    const withRecord = others.some(
      ({ collection, id }) => collection === collections.consentRecords && id === first.id,
    );
    tried.push({ ...first, withRecord });
  });
  return tried;
}

/**
 * Fails unless each of these leads and its consent record are both stored or both missing, but for a lead
 * that the owner deleted, whose record stays. Also fails when the owner has a mail about a lead that is not stored.
 */
export async function expectStoredTogether(
  leads: StoredLeads,
  tried: readonly AttemptedLead[],
): Promise<void> {
  for (const { collection, id, withRecord } of new Map(
    tried.map((lead) => [lead.id, lead]),
  ).values()) {
    const { lead, record, mail, isDeleted } = await leads.readStored(collection, id);
    const stored = `${collection}, stored: ${Boolean(lead)}`;
    const wasStored = Boolean(lead) || isDeleted;
    expect(Boolean(record), `consent record of ${stored}`).toBe(wasStored && withRecord);
    if (!lead) expect(mail, `mail about ${stored}`).toBeUndefined();
  }
}
