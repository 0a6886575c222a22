import type { ConsentedKind } from './consent/consent-record.ts';

/** The requests that a person can make about a lead: to stop the calls, or to delete it. */
export const requests = ['withdraw', 'delete'] as const;
export type Request = (typeof requests)[number];

/** The record of such a request. It identifies nobody. */
export interface Revocation {
  kind: ConsentedKind;
  /** The id of the lead. */
  lead: string;
  asks: Request;
  /** The browser's ISO time. */
  askedAt: string;
}

/** Returns the id of the document: one for each lead and request. */
export function revocationId({ lead, asks }: Pick<Revocation, 'lead' | 'asks'>): string {
  return `${lead}-${asks}`;
}
