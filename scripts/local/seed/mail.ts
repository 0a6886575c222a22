import type { Firestore } from 'firebase-admin/firestore';
import { mailDocuments } from '../../owner/mail/mail-documents.ts';
import { adminAccount } from './admin-account.ts';

/** Sets up mail about new leads to the demo's admin. */
export async function seedMail(firestore: Firestore, siteUrl: string): Promise<void> {
  const documents = Object.entries(mailDocuments(adminAccount.email, siteUrl));
  await Promise.all(documents.map(([path, data]) => firestore.doc(path).set(data)));
}
