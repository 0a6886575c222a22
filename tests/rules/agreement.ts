import { type DocumentData, FieldValue } from 'firebase/firestore/lite';
import { expect, vi } from 'vitest';
import { deriveReceiptId } from '#src/model/lead-forms/bot-check.contract.ts';
import { edgeCaseStrings } from '#tests/fixtures/edge-case-strings.ts';
import { reportCounts } from '#tests/proof/figures.ts';
import { inFull, sample, sampleSize } from '#tests/proof/sample-size.ts';
import type { Persona, RulesDatabase, Writes } from './rules-database.ts';
import { disagreement } from './rules-source.ts';

/**
 * How many documents both the form and the rules validate, and the seed they come from. Each full
 * run uses a new seed.
 */
export const runs = sampleSize(1_000, 60);
export const seed = inFull ? Date.now() % 2 ** 31 : 20_260_301;
/** How many edge-case strings each field gets in the everyday run. */
const edgeCaseCount = 8;
/** What is nearly an email address, and nearly a slug. */
const nearMisses = ['a@b', 'Fha'];

// Thousands of writes take seconds on an idle machine and minutes on a busy one.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 });

const inFlight = 40;
const batchSize = 500;

export interface Case {
  input: unknown;
  /** Whether the form's schema accepts the input. */
  accepted: boolean;
  /** The document that the form would send if its schema had not refused the input. */
  document: DocumentData;
}

/** Returns the inputs, and the first acceptable one with each near miss and edge-case string in each field. */
export function withEdgeCaseStrings<Input extends object>(
  inputs: readonly Input[],
  accepts: (input: Input) => boolean,
  fields: readonly string[],
): Input[] {
  const good = inputs.find(accepts) as Input;
  const texts = [...nearMisses, ...sample(edgeCaseStrings, edgeCaseCount)];
  return [
    ...inputs,
    ...fields.flatMap((field) => texts.map((text) => ({ ...good, [field]: text }))),
  ];
}

/**
 * Fails with the first cases in which the rules and the schema disagree about a lead, or if one that they accept
 * is not stored as it was sent.
 */
export async function expectAgreement(
  database: RulesDatabase,
  collection: string,
  receipt: DocumentData,
  inputs: Case[],
): Promise<void> {
  const cases = await withIds(inputs);
  await storeAll(
    database,
    Object.fromEntries(cases.map(({ id }) => [`botReceipts/${id}`, receipt])),
  );
  expectSameDecisions(cases, await sendAll(database, collection, cases, 'a visitor'));

  const { docs } = await database.by('owner').list(collection);
  const stored = docs.map((found) => [found.id, found.data()]);
  const sent = cases.flatMap(({ id, accepted, document }) =>
    accepted ? [[id, withServerTimes(document)]] : [],
  );
  expect(Object.fromEntries(stored)).toEqual(Object.fromEntries(sent));
}

/** Returns the document as it is expected to be stored. */
function withServerTimes(document: DocumentData): DocumentData {
  return Object.fromEntries(
    Object.entries(document).map(([field, value]) => [
      field,
      value instanceof FieldValue ? expect.anything() : value,
    ]),
  );
}

/** Fails with the first cases in which the rules and the schema disagree about what an admin writes. */
export async function expectAgreementForAdmin(
  database: RulesDatabase,
  collection: string,
  inputs: Case[],
): Promise<void> {
  const cases = await withIds(inputs);
  expectSameDecisions(cases, await sendAll(database, collection, cases, 'an admin'));
}

/** Does the same for a single document, which is written once after the other. */
export async function expectAgreementInPlace(
  database: RulesDatabase,
  path: string,
  cases: readonly Case[],
): Promise<void> {
  const { set } = database.by('an admin');
  const decisions: boolean[] = [];
  for (const { document } of cases) decisions.push(await isAccepted(set(path, document)));
  expectSameDecisions(cases, decisions);
}

/** Returns the cases, each with an id that a receipt may have. */
function withIds<One>(inputs: readonly One[]): Promise<(One & { id: string })[]> {
  return Promise.all(
    inputs.map(async (one, index) => ({ ...one, id: await deriveReceiptId(`token ${index}`) })),
  );
}

/** Fails with the first cases in which the rules and the schema disagree. */
function expectSameDecisions(cases: readonly Case[], decisions: readonly boolean[]): void {
  const disagreements = cases.filter(({ accepted }, index) => accepted !== decisions[index]);
  expect(
    disagreements.slice(0, 5),
    `${disagreement}: ${disagreements.length} times with the seed ${seed}`,
  ).toEqual([]);
  const acceptedCount = cases.filter(({ accepted }) => accepted).length;
  expect(acceptedCount).toBeGreaterThan(cases.length / 5);
  expect(cases.length - acceptedCount).toBeGreaterThan(cases.length / 5);
  reportCounts('Schema and rules agree', { forms: 1, documents: cases.length });
}

/** Stores documents past the rules, in as many commits as they take. */
async function storeAll(database: RulesDatabase, documents: Writes): Promise<void> {
  const all = Object.entries(documents);
  for (let start = 0; start < all.length; start += batchSize) {
    await database.by('owner').commit(Object.fromEntries(all.slice(start, start + batchSize)));
  }
}

/** Sends the documents as a browser does, and returns for each whether the rules accepted it. */
async function sendAll(
  database: RulesDatabase,
  collection: string,
  cases: { id: string; document: DocumentData }[],
  persona: Persona,
): Promise<boolean[]> {
  const { set } = database.by(persona);
  const decisions: boolean[] = [];
  const queue = cases.entries();
  const sendFromQueue = async () => {
    for (const [index, { id, document }] of queue) {
      decisions[index] = await isAccepted(set(`${collection}/${id}`, document));
    }
  };
  await Promise.all(Array.from({ length: inFlight }, sendFromQueue));
  return decisions;
}

/** Whether the rules accepted a write. */
function isAccepted(writing: Promise<void>): Promise<boolean> {
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
