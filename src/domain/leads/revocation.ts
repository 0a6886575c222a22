import { z } from '#src/lib/zod.ts';
import { consentedKinds } from './consent/consent-record.ts';

/** What a person may ask for after a lead was sent: no more calls, or that it is deleted. */
export const requests = ['withdraw', 'delete'] as const;
export type Request = (typeof requests)[number];

/** That a person asked for it; it names nobody. */
export const revocationSchema = z.object({
  kind: z.enum(consentedKinds),
  /** Id of the lead that it is about. */
  lead: z.string(),
  asks: z.enum(requests),
  /** The browser's ISO time. */
  askedAt: z.string(),
});

export type Revocation = z.output<typeof revocationSchema>;

/** Id of the document: one for each lead and request. */
export function revocationId({ lead, asks }: Pick<Revocation, 'lead' | 'asks'>): string {
  return `${lead}-${asks}`;
}
