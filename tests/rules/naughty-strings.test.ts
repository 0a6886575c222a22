import { type DocumentData, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore/lite';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { applicationQuestions } from '#src/domain/leads/application.details.ts';
import { listFields, type WholeField } from '#src/domain/leads/form/form-fields.ts';
import { messageQuestions } from '#src/domain/leads/message.details.ts';
import { quoteQuestions } from '#src/domain/leads/quote.details.ts';
import { createSanitizer } from '#src/domain/posts/content/sanitizer.ts';
import { messageSchema } from '#src/features/contact/message.schema.ts';
import { storedRatesSchema } from '#src/features/dashboard/rates-form.schema.ts';
import {
  type EditedPost,
  editedPostSchema,
  savedContent,
  storedImage,
} from '#src/features/editor/edited-post.schema.ts';
import { parseKeywords } from '#src/features/editor/post-input.ts';
import { toPostFields } from '#src/features/editor/post-versions.ts';
import { applicationSchema } from '#src/features/lead-buyer/application.schema.ts';
import { quoteSchema } from '#src/features/quote/quote.schema.ts';
import { tidyText } from '#src/lib/input/text.ts';
import { applicationDocument, typedApplication } from '#tests/fixtures/applications.ts';
import { contactDocument, typedContact } from '#tests/fixtures/contacts.ts';
import { naughtyStrings } from '#tests/fixtures/naughty-strings.ts';
import { quoteDocument, typedQuote } from '#tests/fixtures/quotes.ts';
import { rates } from '#tests/fixtures/rates.ts';
import { sample } from '#tests/proof/extent.ts';
import { reportFigure } from '#tests/proof/figures.ts';
import { firestoreAs } from '#tests/services/admin-firestore.ts';
import { isAccepted, type Sender, sendAll, storeReceipts, withIds } from './agreement.ts';
import { sampleReceipt } from './leads.sample.ts';
import { adminUid, rulesDatabase, without } from './rules-database.ts';
import { disagreement } from './rules-source.ts';

const database = rulesDatabase();
const verdict = { score: 0.9, verifiedAt: new Date().toISOString() };

/** How long all strings in all fields of a form may take, in milliseconds. */
const timeout = 300_000;
/** The number of strings per field in the everyday run. */
const sampled = 16;

/** A document with a naughty string in one of its fields. */
interface NaughtyDocument {
  text: string;
  /** Whether the form's schema accepts the text. */
  accepted: boolean;
  document: DocumentData;
}

interface Form {
  collection: string;
  /** The schemas of its typed fields. */
  schemas: Readonly<
    Record<string, { safeParse(text: string): { success: boolean; data?: unknown } }>
  >;
  fields: readonly string[];
  /** Returns a typical document in which the field has the value. */
  makeDocument: (changes: Record<string, unknown>) => DocumentData;
  /** Returns what a client without the form sends for a text that the schema refuses. */
  refused?: (text: string, field: string) => unknown;
  /** The action of the receipt that each lead needs. */
  action?: string;
  sender?: Sender;
  /** The fields that get the server's time. */
  serverTimes?: string[];
}

const post: EditedPost = {
  title: 'Reading a rate sheet',
  slug: 'reading-a-rate-sheet',
  state: 'Texas',
  category: 'Rates',
  description: 'Rate, APR and points.',
  content: '<p>Words</p>',
  author: '',
  image: '',
  keywords: ['apr'],
};
const clean = createSanitizer(new JSDOM().window);

/** Returns what the editor would store for a text that its schema refuses. */
function refusedInPost(text: string, field: string): unknown {
  if (field === 'content') return savedContent(text, clean);
  if (field === 'image') return storedImage(text);
  return field === 'keywords' ? parseKeywords(text) : tidyText(text);
}

/** Returns the fields of a form into which people type a text. */
function listTyped(questions: Readonly<Record<string, WholeField>>): string[] {
  const chosen = ['select', 'checkboxes', 'consent'];
  return listFields(questions).filter((name) => !chosen.includes(questions[name]?.kind ?? ''));
}

const forms: Form[] = [
  {
    collection: 'mortgageQuotes',
    schemas: quoteSchema.shape,
    fields: listTyped(quoteQuestions),
    makeDocument: (changes) =>
      quoteDocument({ ...quoteSchema.parse(typedQuote), ...changes }, verdict),
    action: 'submit',
    serverTimes: ['createdAt'],
  },
  {
    collection: 'contacts',
    schemas: messageSchema.shape,
    fields: listTyped(messageQuestions),
    makeDocument: (changes) =>
      contactDocument({ ...messageSchema.parse(typedContact), ...changes }, verdict),
    action: 'contact',
  },
  {
    collection: 'leadBuyers',
    schemas: applicationSchema.shape,
    fields: listTyped(applicationQuestions),
    makeDocument: (changes) =>
      applicationDocument({ ...applicationSchema.parse(typedApplication), ...changes }, verdict),
    action: 'purchase_leads',
  },
  {
    collection: 'mortgageBlogPosts',
    schemas: editedPostSchema(clean).shape,
    fields: ['title', 'slug', 'description', 'content', 'author', 'image', 'keywords'],
    makeDocument: (changes) => toPostFields({ ...post, ...changes }),
    refused: refusedInPost,
    sender: { mockUserToken: { sub: adminUid, role: 'admin' } },
    serverTimes: ['datePublished', 'dateUpdated'],
  },
];

/** Returns a document for each naughty string in each field. */
function naughtyDocuments({ schemas, fields, makeDocument, refused = tidyText }: Form) {
  return fields.flatMap((field) =>
    sample(naughtyStrings, sampled).map((text): NaughtyDocument => {
      const parsed = schemas[field]?.safeParse(text);
      const accepted = parsed?.success ?? false;
      const value = accepted ? parsed?.data : refused(text, field);
      return { text, accepted, document: makeDocument({ [field]: value }) };
    }),
  );
}

test.each(forms)(
  '$collection with a naughty string are stored as sent, or refused',
  async (form) => {
    const { collection, action, sender = {}, serverTimes = [] } = form;
    const sent = await withIds(naughtyDocuments(form));
    const ids = sent.map(({ id }) => id);
    if (action) await storeReceipts(database, ids, sampleReceipt({ action }));
    const timed = Object.fromEntries(serverTimes.map((field) => [field, serverTimestamp()]));
    const documents = sent.map(({ id, document }) => ({ id, document: { ...document, ...timed } }));
    const verdicts = await sendAll(database, collection, documents, sender);
    const disagreements = sent.filter(({ accepted }, index) => accepted !== verdicts[index]);
    expect(disagreements.slice(0, 5), disagreement).toEqual([]);

    const { docs } = await database.by('owner').list(collection);
    const stored = docs.map((found): [string, DocumentData] => [
      found.id,
      serverTimes.reduce((data, field) => without(field, data), found.data()),
    ]);
    const accepted = sent.filter((one) => one.accepted);
    expect(Object.fromEntries(stored)).toEqual(
      Object.fromEntries(accepted.map(({ id, document }) => [id, document])),
    );
    report(form, sent);
  },
  timeout,
);

test(
  'rates with a naughty string are stored as sent, or refused',
  async () => {
    const form = {
      collection: 'siteData',
      schemas: storedRatesSchema.shape,
      fields: Object.keys(storedRatesSchema.shape),
      makeDocument: (changes: Record<string, unknown>) => ({ ...rates, ...changes }),
    };
    const current = doc(firestoreAs('admin'), 'siteData/current');
    await setDoc(current, rates);
    let stored: unknown = rates;
    const documents = naughtyDocuments(form);
    // One after the other, because all of them write the same document.
    for (const { text, accepted, document } of documents) {
      const said = `${disagreement} on ${JSON.stringify(text)}`;
      expect(await isAccepted(setDoc(current, document)), said).toBe(accepted);
      if (accepted) stored = document;
      expect((await getDoc(current)).data(), JSON.stringify(text)).toEqual(stored);
    }
    report(form, documents);
  },
  timeout,
);

/** Reports how many values were sent to a collection and how many of them are stored. */
function report({ collection, fields }: Form, documents: readonly NaughtyDocument[]): void {
  const taken = documents.filter(({ accepted }) => accepted).length;
  reportFigure(
    `Naughty ${collection}`,
    `${documents.length.toLocaleString('en-US')} values in ${fields.length} fields: ${taken.toLocaleString('en-US')} stored as sent, the others refused`,
  );
}
