import type { ConsentedKind } from './consent/consent-record.ts';

/** What a person may ask for after a lead was sent: no more calls, or that it is deleted. */
export const requests = ['withdraw', 'delete'] as const;
export type Request = (typeof requests)[number];

/** That a person asked for it; it names nobody. */
export interface Revocation {
  kind: ConsentedKind;
  /** Id of the lead that it is about. */
  lead: string;
  asks: Request;
  /** The browser's ISO time. */
  askedAt: string;
}

/** Id of the document: one for each lead and request. */
export function revocationId({ lead, asks }: Pick<Revocation, 'lead' | 'asks'>): string {
  return `${lead}-${asks}`;
}
