import { doc, setDoc } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { type Revocation, revocationId } from '#src/domain/leads/revocation.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { isDenial } from '#src/lib/firebase/is-denial.ts';
import { answerTimeoutMs } from '#src/lib/firebase/request.ts';
import { withTimeout } from '#src/lib/with-timeout.ts';

/**
 * Stores a request, within 15 s. Nothing is logged: the request names its lead.
 *
 * @returns `refused` when the database has no such lead, or has the request with another time
 * @throws whatever kept the answer away: the request may be stored or not
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
