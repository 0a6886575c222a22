import { doc, setDoc } from 'firebase/firestore/lite';
import { collections } from '#src/domain/collections.ts';
import { type Revocation, revocationId } from '#src/domain/leads/lead-reference.ts';
import { firestore } from '#src/lib/firebase/firestore.ts';
import { answerTimeoutMs, isDenial } from '#src/lib/firebase/request.ts';
import { withTimeout } from '#src/lib/timers.ts';

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
