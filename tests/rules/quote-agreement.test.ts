import fc from 'fast-check';
import { deleteApp, initializeApp } from 'firebase/app';
import { type DocumentData, doc as documentOf, writeBatch } from 'firebase/firestore';
import {
  connectFirestoreEmulator,
  doc,
  getFirestore,
  serverTimestamp,
  setDoc,
  setLogLevel,
} from 'firebase/firestore/lite';
import { expect, test } from 'vitest';
import { receiptIdOf } from '#src/features/bot-check/bot-check.contract.ts';
import {
  type QuoteAnswers,
  type QuoteInput,
  quoteSchema,
} from '#src/features/quote/quote.schema.ts';
import { parseMoney } from '#src/lib/input/money.ts';
import { tidyText } from '#src/lib/input/text.ts';
import { quoteDocument } from '#tests/fixtures/quotes.ts';
import { sampleReceipt } from './quote.sample.ts';
import { quoteInput } from './quote-input.arbitrary.ts';
import { firestoreHost, firestorePort, rulesDatabase } from './rules-database.ts';

const seed = 20_260_301;
const runs = 2_000;
const inFlight = 40;
const batchSize = 500;

const database = rulesDatabase('agreement');

test('schema and rules agree on what a quote is', async () => {
  const verdict = { score: 0.9, verifiedAt: new Date().toISOString() };
  const inputs = fc.sample(quoteInput, { numRuns: runs, seed });
  const cases = await Promise.all(
    inputs.map(async (input, index) => ({
      id: await receiptIdOf(`token ${index}`),
      input,
      accepted: quoteSchema.safeParse(input).success,
      document: {
        ...quoteDocument(asStored(input), verdict),
        contactConsent: input.contactConsent,
      },
    })),
  );
  await storeReceipts(cases.map(({ id }) => id));

  const verdicts = await sendAll(cases);

  const disagreements = cases.filter(({ accepted }, index) => accepted !== verdicts[index]);
  expect(disagreements.slice(0, 5), `${disagreements.length} with the seed ${seed}`).toEqual([]);
  const acceptedCount = cases.filter(({ accepted }) => accepted).length;
  expect(acceptedCount).toBeGreaterThan(runs / 4);
  expect(runs - acceptedCount).toBeGreaterThan(runs / 4);
});

/** The values that the form would store, had its schema not refused some of them. */
function asStored(input: QuoteInput): QuoteAnswers {
  const values = Object.entries(quoteSchema.shape).map(([field, schema]) => {
    const typed = input[field as keyof QuoteInput];
    const parsed = schema.safeParse(typed);
    return [field, parsed.success ? parsed.data : refusedValue(field, typed)];
  });
  return Object.fromEntries(values);
}

function refusedValue(field: string, typed: string | boolean) {
  switch (field) {
    case 'income':
    case 'homePrice':
      return parseMoney(String(typed)) ?? typed;
    // A choice is not typed, so nothing tidies it.
    case 'creditScore':
    case 'loanType':
    case 'timeline':
    case 'contactConsent':
      return typed;
    default:
      return tidyText(String(typed));
  }
}

async function storeReceipts(ids: string[]): Promise<void> {
  await database.pastTheRules(async (firestore) => {
    for (let start = 0; start < ids.length; start += batchSize) {
      const batch = writeBatch(firestore);
      for (const id of ids.slice(start, start + batchSize)) {
        batch.set(documentOf(firestore, 'botReceipts', id), sampleReceipt());
      }
      await batch.commit();
    }
  });
}

/** Sends the documents as a browser does, and says of each whether the rules took it. */
async function sendAll(cases: { id: string; document: DocumentData }[]): Promise<boolean[]> {
  // Every expected denial would be a warning with the whole document.
  setLogLevel('error');
  const app = initializeApp({ projectId: database.projectId }, 'agreement');
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, firestoreHost, firestorePort);

  const verdicts: boolean[] = [];
  const queue = cases.entries();
  const sendFromQueue = async () => {
    for (const [index, { id, document }] of queue) {
      verdicts[index] = await setDoc(doc(firestore, 'mortgageQuotes', id), {
        ...document,
        createdAt: serverTimestamp(),
      }).then(
        () => true,
        (error) => {
          if (error.code !== 'permission-denied') throw error;
          return false;
        },
      );
    }
  };
  await Promise.all(Array.from({ length: inFlight }, sendFromQueue));
  await deleteApp(app);
  return verdicts;
}
