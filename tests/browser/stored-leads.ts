import type { DocumentData } from 'firebase-admin/firestore';
import type { LeadCollection } from '#src/model/lead-forms/lead-kinds.ts';
import { type Request, revocationId } from '#src/model/leads/lead-reference.ts';
import { collections } from '#src/model/site/collections.ts';
import { emulatorDatabase } from './emulator-app.ts';

/** Reads and changes the emulator's database past its rules. */
export function storedLeads() {
  const database = emulatorDatabase();

  return {
    /** Returns the leads of one email address. */
    async find(collection: LeadCollection, email: string): Promise<DocumentData[]> {
      const found = await database.collection(collection).where('email', '==', email).get();
      return found.docs.map((document) => ({ id: document.id, ...document.data() }));
    },

    /** Reads a lead, its consent record, the owner's mail about it and its events at the same time. */
    async readStored(collection: string, id: string) {
      const [lead, record, mail, referrals] = await database.getAll(
        database.doc(`${collection}/${id}`),
        database.doc(`${collections.consentRecords}/${id}`),
        database.doc(`${collections.mail}/${id}`),
        database.doc(`${collections.leadReferrals}/${id}`),
      );
      return {
        lead: lead?.data(),
        record: record?.data(),
        mail: mail?.data(),
        /** Whether the owner deleted it. */
        isDeleted: Boolean(referrals?.get('expiresAt')),
      };
    },

    /** Returns a person's request about a lead, or undefined. */
    async findRequest(id: string, asks: Request): Promise<DocumentData | undefined> {
      const name = revocationId({ lead: id, asks });
      return (await database.doc(`${collections.revocations}/${name}`).get()).data();
    },

    /** Deletes a receipt, as its expiry does. The rules deny a new lead without one. */
    async deleteReceipt(id: string): Promise<void> {
      await database.doc(`botReceipts/${id}`).delete();
    },
  };
}

export type StoredLeads = ReturnType<typeof storedLeads>;
