import { createHash, randomUUID } from 'node:crypto';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { applicationSchema } from '#src/model/lead-forms/application.schema.ts';
import { quoteWordings } from '#src/model/lead-forms/consent-wordings.ts';
import { messageSchema } from '#src/model/lead-forms/message.schema.ts';
import { quoteSchema } from '#src/model/lead-forms/quote.schema.ts';
import { applicationDocument, typedApplication } from '#tests/fixtures/applications.ts';
import { hashOfWording } from '#tests/fixtures/consent-wordings.ts';
import { contactDocument, typedContact } from '#tests/fixtures/contacts.ts';
import { quoteDocument, typedQuote } from '#tests/fixtures/quotes.ts';
import { emulatorDatabase } from './emulator-app.ts';

const dayMs = 24 * 60 * 60_000;

const verdict = { score: 0.9, verifiedAt: '' };

/** What a typical visitor and a typical company send, as it is stored. */
const samples = {
  mortgageQuotes: quoteDocument(
    quoteSchema.parse({ ...typedQuote, lastName: 'Núñez', downPayment: '10%' }),
    verdict,
  ),
  contacts: contactDocument(messageSchema.parse({ ...typedContact, name: 'Ana Núñez' }), verdict),
  leadBuyers: applicationDocument(applicationSchema.parse(typedApplication), verdict),
};

type Kind = keyof typeof samples;

/** Leads of one test, all on a day of its own, so that the desk can list them alone. */
export function ownLeads() {
  const database = emulatorDatabase();
  const word = randomUUID();
  const number = createHash('sha256').update(word).digest().readUInt16BE();
  const noon = Date.UTC(2200, 0, 1, 17) + number * dayMs;
  // The desk treats leads with the same number as the same person.
  const phone = `(${100 + (number % 900)}) ${String(number)
    .padStart(7, '2')
    .replace(/(?=.{4}$)/, '-')}`;
  const email = `lead.${word}@example.com`;
  const stored: string[] = [];
  let count = 0;

  async function store(path: string, data: DocumentData) {
    stored.push(path);
    await database.doc(path).set(data);
  }

  return {
    word,
    /** The day in New York, in the format of the desk's filter. */
    day: new Date(noon).toISOString().slice(0, 10),
    email,
    phone,
    store,

    /** Stores a lead and makes up the missing fields. Each is a minute older than the one before. */
    async add(kind: Kind, fields: DocumentData = {}): Promise<string> {
      count += 1;
      const id = createHash('sha256').update(`${word} ${count}`).digest('base64url');
      const sentAt = new Date(noon - count * 60_000);
      await store(`${kind}/${id}`, {
        ...samples[kind],
        email,
        ...(kind !== 'contacts' && { phone }),
        ...(kind === 'mortgageQuotes'
          ? { createdAt: Timestamp.fromDate(sentAt), recaptchaVerifiedAt: sentAt.toISOString() }
          : { createdAt: sentAt.toISOString() }),
        ...fields,
      });
      return id;
    },

    /** Stores the consent record of a quote. */
    consent: (id: string) =>
      store(`consentRecords/${id}`, {
        kind: 'mortgageQuotes',
        wording: quoteWordings[0].since,
        wordingHash: hashOfWording(quoteWordings[0].text),
        page: '/quote',
        language: 'en',
        globalPrivacyControl: false,
        givenAt: new Date().toISOString(),
      }),

    /** Stores a person's request about a quote. */
    revoke(id: string, asks: 'withdraw' | 'delete') {
      const askedAt = new Date().toISOString();
      return store(`revocations/${id}-${asks}`, {
        kind: 'mortgageQuotes',
        lead: id,
        asks,
        askedAt,
      });
    },

    /** Returns the document at a path, or undefined. */
    read: async (path: string) => (await database.doc(path).get()).data(),

    async remove(): Promise<void> {
      const others = stored.flatMap((path) =>
        ['leadStates/*', 'leadReferrals/*', 'revocations/*-withdraw'].map((place) =>
          place.replace('*', `${path.split('/')[1]}`),
        ),
      );
      await Promise.all([...stored, ...others].map((path) => database.doc(path).delete()));
    },
  };
}
