import { csvFile } from '#src/domain/leads/csv.ts';
import { storedLeadKinds } from '#src/domain/leads/stored-leads.ts';
import { download } from '#src/lib/download.ts';
import type { DeskLead } from './desk-lead.ts';
import { findInLoaded } from './find-in-loaded.ts';
import type { LeadFilter } from './lead-filter.ts';
import { type LeadsPage, leadsPage } from './leads.service.ts';

/**
 * Downloads a CSV file of all leads that match a filter and a search, formatted like `leads:export`.
 *
 * @throws ReadError, or SignInDeclined
 */
export async function exportLeads(filter: LeadFilter, search: string): Promise<void> {
  const kind = storedLeadKinds.find(({ collection }) => collection === filter.kind);
  if (!kind) throw new Error(`${filter.kind} is no kind of lead.`);
  const leads: DeskLead[] = [];
  let next: LeadsPage['next'];
  do {
    const page = await leadsPage(filter, next);
    leads.push(...page.leads);
    next = page.next;
  } while (next);
  download(`${kind.title}.csv`, 'text/csv', csvFile(kind, findInLoaded(leads, search)));
}
