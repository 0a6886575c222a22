import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type DocumentData,
  doc,
  getFirestore,
  setDoc,
  setLogLevel,
  writeBatch,
} from 'firebase/firestore/lite';
import { expect, vi } from 'vitest';
import { receiptIdOf } from '#src/domain/leads/submission/bot-check.contract.ts';
import { extent, inFull } from '#tests/proof/extent.ts';
import { reportCounts } from '#tests/proof/figures.ts';
import {
  adminEmail,
  adminUid,
  firestoreHost,
  firestorePort,
  type RulesDatabase,
} from './rules-database.ts';
import { disagreement } from './rules-source.ts';

/**
 * How many documents both the form and the rules validate, and the seed they come from. Each full
 * run uses a new seed.
 */
export const runs = extent(1_000, 100);
export const seed = inFull ? Date.now() % 2 ** 31 : 20_260_301;

// Thousands of writes take seconds on an idle machine and minutes on a busy one.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 60_000 });

const inFlight = 40;
const batchSize = 500;

/** The account that sends the documents. A visitor has no token. */
export type Sender = NonNullable<Parameters<typeof connectFirestoreEmulator>[3]>;

export interface Case {
  input: unknown;
  /** Whether the form's schema accepts the input. */
  accepted: boolean;
  /** The document that the form would send if its schema had not refused the input. */
  document: DocumentData;
}

/** Fails with the first cases in which the rules and the schema disagree about a lead. */
export async function expectAgreement(
  database: RulesDatabase,
  collection: string,
  receipt: DocumentData,
  inputs: Case[],
): Promise<void> {
  const cases = await withIds(inputs);
  await storeReceipts(
    database,
    cases.map(({ id }) => id),
    receipt,
  );
  await expectVerdicts(database, collection, cases);
}

/** Does the same for what an admin writes, which needs no receipt. */
export async function expectAgreementForAdmin(
  database: RulesDatabase,
  collection: string,
  inputs: Case[],
): Promise<void> {
  await expectVerdicts(database, collection, await withIds(inputs), {
    mockUserToken: { sub: adminUid, email: adminEmail, role: 'admin' },
  });
}

/** Returns the cases, each with an id that a receipt may have. */
export function withIds<One>(inputs: readonly One[]): Promise<(One & { id: string })[]> {
  return Promise.all(
    inputs.map(async (one, index) => ({ ...one, id: await receiptIdOf(`token ${index}`) })),
  );
}

async function expectVerdicts(
  database: RulesDatabase,
  collection: string,
  cases: (Case & { id: string })[],
  sender: Sender = {},
): Promise<void> {
  const verdicts = await sendAll(database, collection, cases, sender);

  expectSameVerdicts(cases, verdicts);
}

/** Fails with the first cases in which the rules and the schema disagree. */
export function expectSameVerdicts(cases: readonly Case[], verdicts: readonly boolean[]): void {
  const disagreements = cases.filter(({ accepted }, index) => accepted !== verdicts[index]);
  expect(
    disagreements.slice(0, 5),
    `${disagreement}: ${disagreements.length} times with the seed ${seed}`,
  ).toEqual([]);
  const acceptedCount = cases.filter(({ accepted }) => accepted).length;
  expect(acceptedCount).toBeGreaterThan(cases.length / 4);
  expect(cases.length - acceptedCount).toBeGreaterThan(cases.length / 4);
  reportCounts('Schema and rules agree', { forms: 1, documents: cases.length });
}

/** Stores the receipt under each id, as the verifier does. */
export async function storeReceipts(
  database: RulesDatabase,
  ids: string[],
  receipt: DocumentData,
): Promise<void> {
  await database.bypassRules(async (firestore) => {
    for (let start = 0; start < ids.length; start += batchSize) {
      const batch = writeBatch(firestore);
      for (const id of ids.slice(start, start + batchSize)) {
        batch.set(doc(firestore, 'botReceipts', id), receipt);
      }
      await batch.commit();
    }
  });
}

/** Sends the documents as a browser does, and returns for each whether the rules accepted it. */
export async function sendAll(
  database: RulesDatabase,
  collection: string,
  cases: { id: string; document: DocumentData }[],
  sender: Sender,
): Promise<boolean[]> {
  // Every expected denial would log a warning with the whole document.
  setLogLevel('error');
  const app = initializeApp({ projectId: database.projectId }, 'agreement');
  const firestore = getFirestore(app);
  connectFirestoreEmulator(firestore, firestoreHost, firestorePort, sender);

  const verdicts: boolean[] = [];
  const queue = cases.entries();
  const sendFromQueue = async () => {
    for (const [index, { id, document }] of queue) {
      verdicts[index] = await isAccepted(setDoc(doc(firestore, collection, id), document));
    }
  };
  await Promise.all(Array.from({ length: inFlight }, sendFromQueue));
  await deleteApp(app);
  return verdicts;
}

/** Whether the rules accepted a write. */
export function isAccepted(writing: Promise<void>): Promise<boolean> {
  return writing.then(
    () => true,
    (error) => {
      if (error.code !== 'permission-denied') throw error;
      return false;
    },
  );
}

type FieldSchema = { safeParse(typed: unknown): { success: boolean; data?: unknown } };

/**
 * Returns the values that a form would store if its schema had refused none of them.
 *
 * @param refused returns the value for an input that its schema refuses
 */
export function asStored<Answers>(
  shape: Readonly<Record<string, FieldSchema>>,
  input: Readonly<Record<string, unknown>>,
  refused: (field: string, typed: unknown) => unknown,
): Answers {
  return Object.fromEntries(
    Object.entries(shape).map(([field, schema]) => {
      const { success, data } = schema.safeParse(input[field]);
      return [field, success ? data : refused(field, input[field])];
    }),
  ) as Answers;
}
