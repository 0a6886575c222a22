import { doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { firestore } from '#src/data/firebase/firestore.ts';
import { answerTimeoutMs, isDenial, read } from '#src/data/firebase/request.ts';
import { withTimeout } from '#src/lib/loading/timers.ts';
import {
  type LeadReference,
  type Request,
  type Revocation,
  requests,
  revocationId,
} from '#src/model/leads/lead-reference.ts';
import { leadReferralsSchema, type ReferralEvent } from '#src/model/leads/lead-referrals.ts';
import { collections } from '#src/model/site/collections.ts';

/**
 * Stores a request, with a timeout of 15 s. It logs nothing, because the request identifies a lead.
 *
 * @returns `refused` if there is no such lead, or if the request is stored with another time
 * @throws the error that prevented a response; the request may or may not be stored
 */
export async function storeRevocation(revocation: Revocation): Promise<'taken' | 'refused'> {
  const place = doc(firestore(), collections.revocations, revocationId(revocation));
  try {
    await withTimeout(setDoc(place, { ...revocation }), answerTimeoutMs);
    return 'taken';
  } catch (cause) {
    if (isDenial(cause)) return 'refused';
    throw cause;
  }
}

/** What whoever has a lead's link may know of it. */
export interface InquiryStatus {
  /** Oldest first; none if no company ever had it. */
  events: readonly ReferralEvent[];
  /** The ISO time of each request that was made. */
  askedAt: Partial<Record<Request, string>>;
}

/** Reads what happened to a lead. Throws a ReadError, also for a malformed document. */
export function readInquiryStatus({ lead }: Pick<LeadReference, 'lead'>): Promise<InquiryStatus> {
  return read('what happened to a lead', async () => {
    const [referrals, ...revocations] = await Promise.all([
      getDoc(doc(firestore(), collections.leadReferrals, lead)),
      ...requests.map((asks) =>
        getDoc(doc(firestore(), collections.revocations, revocationId({ lead, asks }))),
      ),
    ]);
    const requested = requests.flatMap((asks, index) => {
      const askedAt: unknown = revocations[index]?.get('askedAt');
      return typeof askedAt === 'string' ? [[asks, askedAt]] : [];
    });
    return {
      events: referrals.exists() ? leadReferralsSchema.parse(referrals.data()).events : [],
      askedAt: Object.fromEntries(requested),
    };
  });
}
