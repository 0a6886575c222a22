import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../../src/domain/collections.ts';
import { mailExpiry, mailRecipientId } from '../../../src/domain/leads/lead-documents.ts';
import { site } from '../../../src/site.ts';
import { Failure } from '../../lib/failure.ts';
import { within } from '../deadline.ts';
import type { Digest } from '../leads/digest.ts';
import { recipientPath } from './mail-documents.ts';

/**
 * Sends a digest to the owner through the Trigger Email extension.
 *
 * @throws Failure if no recipient is set up
 */
export async function mailDigest(firestore: Firestore, { count, text }: Digest): Promise<void> {
  const recipient = await within('the database', firestore.doc(recipientPath).get());
  if (!recipient.exists) {
    throw new Failure('Nobody is set up to get it: run npm run mail:setup -- EMAIL first.');
  }
  const leads = count === 1 ? 'new lead' : 'new leads';
  const mail = {
    toUids: [mailRecipientId],
    message: {
      subject: `${count.toLocaleString('en-US')} ${leads} on ${site.name}`,
      text: `${text}\n`,
    },
    expiresAt: Timestamp.fromDate(mailExpiry()),
  };
  await within('the database', firestore.collection(collections.mail).add(mail));
}
