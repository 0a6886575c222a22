import { createHash, randomUUID } from 'node:crypto';
import { getApps, initializeApp } from 'firebase-admin/app';
import { type DocumentData, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { emulatorVariables, projects } from '#scripts/local/stack.ts';
import { quoteWordings } from '#src/domain/leads/consent-wordings.ts';
import { site } from '#src/site.ts';
import { hashOfWording } from '#tests/fixtures/consent-wordings.ts';

const dayMs = 24 * 60 * 60_000;

/** What a typical visitor and a typical company send, as it is stored. */
const samples = {
  mortgageQuotes: {
    firstName: 'Ana',
    lastName: 'Núñez',
    fullName: 'Ana Núñez',
    address: "12 O'Brien Street",
    zipCode: '02139',
    income: 85_000,
    creditScore: '740-799',
    loanType: 'fha',
    homePrice: 450_000,
    downPayment: '10%',
    timeline: '3-6months',
    contactConsent: true,
    companyName: '',
    source: site.slug,
    type: 'mortgage',
    status: 'new',
    recaptchaScore: 0.9,
    recaptchaAction: 'submit',
  },
  contacts: {
    name: 'Ana Núñez',
    message: 'Does the calculator count points?\n\nThank you, Ana',
    recaptchaScore: 0.9,
  },
  leadBuyers: {
    companyName: 'Peña & Söhne Lending',
    companyType: 'Mortgage broker',
    website: 'https://pena-lending.example/leads',
    contactName: "Siobhán O'Brien",
    state: 'New Mexico',
    leadTypes: ['Purchase Mortgage', 'HELOC'],
    monthlyBudget: '$5,000 to $9,999',
    leadVolume: '11 to 50 leads a month',
    contactConsent: true,
    recaptchaScore: 0.9,
  },
} as const;

type Kind = keyof typeof samples;

/** Leads of one test, all on a day of its own, so that the desk can list them alone. */
export function ownLeads() {
  Object.assign(process.env, emulatorVariables(projects.test));
  const app = getApps()[0] ?? initializeApp({ projectId: projects.test });
  const database = getFirestore(app);
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

    /**
     * Stores a lead and makes up the missing fields. Each is a minute older than the one before.
     */
    async add(kind: Kind, fields: DocumentData = {}): Promise<string> {
      count += 1;
      const id = createHash('sha256').update(`${word} ${count}`).digest('base64url');
      const sentAt = new Date(noon - count * 60_000);
      await store(`${kind}/${id}`, {
        email,
        ...samples[kind],
        ...(kind !== 'contacts' && { phone }),
        ...(kind === 'mortgageQuotes'
          ? { createdAt: Timestamp.fromDate(sentAt), recaptchaVerifiedAt: sentAt.toISOString() }
          : { createdAt: sentAt.toISOString() }),
        ...fields,
      });
      return id;
    },

    /** Stores the consent record of a quote. */
    consent: (id: string, fields: DocumentData = {}) =>
      store(`consentRecords/${id}`, {
        kind: 'mortgageQuotes',
        wording: quoteWordings[0].since,
        wordingHash: hashOfWording(quoteWordings[0].text),
        page: '/quote',
        language: 'en',
        globalPrivacyControl: false,
        givenAt: new Date().toISOString(),
        ...fields,
      }),

    /** Stores a person's request about a lead. */
    revoke: (id: string, asks: 'withdraw' | 'delete', kind: Kind = 'mortgageQuotes') =>
      store(`revocations/${id}-${asks}`, {
        kind,
        lead: id,
        asks,
        askedAt: new Date().toISOString(),
      }),

    /** Returns the document at a path, or undefined. */
    read: async (path: string) => (await database.doc(path).get()).data(),

    async remove(): Promise<void> {
      const states = stored.map((path) => `leadStates/${path.split('/')[1]}`);
      await Promise.all([...stored, ...states].map((path) => database.doc(path).delete()));
    },
  };
}

export type OwnLeads = ReturnType<typeof ownLeads>;
