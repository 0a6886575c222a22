import { type ConsentRecord, consentedKinds } from '#src/domain/leads/consent/consent-record.ts';
import { type Revocation, requests } from '#src/domain/leads/revocation.ts';
import { z } from '#src/lib/zod.ts';

const text = z.string();

/** A consent record as stored. */
export const consentRecordSchema: z.ZodMiniType<ConsentRecord> = z.object({
  kind: z.enum(consentedKinds),
  wording: text,
  wordingHash: text,
  page: text,
  language: z.literal('en'),
  globalPrivacyControl: z.boolean(),
  givenAt: text,
});

/** A revocation as stored. */
export const revocationSchema: z.ZodMiniType<Revocation> = z.object({
  kind: z.enum(consentedKinds),
  lead: text,
  asks: z.enum(requests),
  askedAt: text,
});
