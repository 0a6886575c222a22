import { type DocumentData, doc, setDoc, Timestamp } from 'firebase/firestore/lite';
import { leadDocumentPaths, leadMail, leadsPerCommit } from '#src/domain/leads/lead-documents.ts';
import { leadStateLimits } from '#src/domain/leads/lead-state.ts';
import { type Commit, idsOf, type Stored, together } from './commit.ts';
import { contactReceipt, sampleContact } from './contact.sample.ts';
import { applicationReceipt, sampleApplication } from './lead-buyer.sample.ts';
import {
  applicationConsent,
  buyer,
  buyerId,
  change,
  nextState,
  openedState,
  passedOnTo,
  passing,
  sampleConsent,
} from './lead-desk.sample.ts';
import { leadId, sampleQuote, sampleReceipt } from './quote.sample.ts';
import type { RulesDatabase } from './rules-database.ts';

/** Returns the state of a quote after that many changes. */
const stateAfter = (count: number, changes: DocumentData = {}): DocumentData => ({
  ...openedState(),
  history: Array.from({ length: count }, () => change('note', 'x')),
  updatedAt: Timestamp.now(),
  ...changes,
});
const followUp = '2026-12-01';
const beforeLastNote = stateAfter(leadStateLimits.notesUpToLine - 1, { followUp });
const beforeLastLine = stateAfter(leadStateLimits.lines - 1, { followUp });
const beforeReturn = stateAfter(leadStateLimits.lines - 1, { followUp, ...passedOnTo() });
const quote = sampleQuote();
const consent = sampleConsent();

const leadAtDesk = (state: DocumentData): Stored => ({
  [`mortgageQuotes/${leadId}`]: { text: 'a quote' },
  [`leadBuyers/${buyerId}`]: buyer,
  [`consentRecords/${leadId}`]: consent,
  [`leadStates/${leadId}`]: state,
});

/** Returns every commit of visitors and of the lead desk, in its largest form. */
export function leadCommits(database: RulesDatabase): { single: Commit[]; batches: Commit[] } {
  const write = (path: string) => doc(database.as('a visitor'), path);
  const writeAtDesk = (path: string) => doc(database.as('an admin at the desk'), path);

  /** Adds a line to the history of a quote. */
  const addLine = (...next: Parameters<typeof nextState>) =>
    setDoc(writeAtDesk(`leadStates/${leadId}`), nextState(...next));

  const single: Commit[] = [
    [
      'a quote',
      () => ({ [`botReceipts/${leadId}`]: sampleReceipt() }),
      () => setDoc(write(`mortgageQuotes/${leadId}`), sampleQuote()),
    ],
    [
      'a quote again, unchanged',
      () => ({ [`mortgageQuotes/${leadId}`]: { ...quote, createdAt: Timestamp.now() } }),
      () => setDoc(write(`mortgageQuotes/${leadId}`), quote),
    ],
    [
      'a contact message',
      () => ({ [`botReceipts/${leadId}`]: contactReceipt() }),
      () => setDoc(write(`contacts/${leadId}`), sampleContact()),
    ],
    [
      'an application',
      () => ({ [`botReceipts/${leadId}`]: applicationReceipt() }),
      () => setDoc(write(`leadBuyers/${leadId}`), sampleApplication()),
    ],
    [
      'the mail about a lead',
      () => ({
        [`botReceipts/${leadId}`]: sampleReceipt(),
        [`mortgageQuotes/${leadId}`]: { text: 'a quote' },
      }),
      () => setDoc(write(`mail/${leadId}`), leadMail('mortgageQuotes', leadId)),
    ],
    [
      'a revocation',
      () => ({ [`leadBuyers/${leadId}`]: { text: 'an application' } }),
      () =>
        setDoc(write(`revocations/${leadId}-withdraw`), {
          kind: 'leadBuyers',
          lead: leadId,
          asks: 'withdraw',
          askedAt: new Date().toISOString(),
        }),
    ],
    [
      'the first opening of a lead',
      () => ({ [`mortgageQuotes/${leadId}`]: { text: 'a quote' } }),
      () => setDoc(writeAtDesk(`leadStates/${leadId}`), openedState()),
    ],
    [
      'the last note',
      () => leadAtDesk(beforeLastNote),
      () => addLine(beforeLastNote, change('note', 'x')),
    ],
    [
      'a status after the longest history',
      () => leadAtDesk(beforeLastLine),
      () => addLine(beforeLastLine, change('status', 'spam'), { status: 'spam' }),
    ],
    [
      'a day to call again after the longest history',
      () => leadAtDesk(beforeLastLine),
      () => addLine(beforeLastLine, change('follow-up', followUp), { followUp }),
    ],
    [
      'a lead passed on after the longest history',
      () => leadAtDesk(beforeLastLine),
      () => addLine(beforeLastLine, passing(), passedOnTo()),
    ],
    [
      'a lead that comes back after the longest history',
      () => leadAtDesk(beforeReturn),
      () =>
        addLine(beforeReturn, change('came-back', 'No answer.'), {
          status: 'qualified',
          passedOnTo: '',
        }),
    ],
    [
      'a buyer that was told after the longest history',
      () => ({
        ...leadAtDesk(beforeReturn),
        [`revocations/${leadId}-delete`]: { text: 'a request' },
      }),
      () => addLine(beforeReturn, change('told-delete', buyerId)),
    ],
  ];
  const batches: Commit[] = [
    [
      'a quote with its consent',
      () => ({ [`botReceipts/${leadId}`]: sampleReceipt() }),
      () =>
        together(database, 'a visitor', (batch, at) => {
          batch.set(at(`mortgageQuotes/${leadId}`), sampleQuote());
          batch.set(at(`consentRecords/${leadId}`), sampleConsent());
        }),
    ],
    [
      'an application with its consent',
      () => ({ [`botReceipts/${leadId}`]: applicationReceipt() }),
      () =>
        together(database, 'a visitor', (batch, at) => {
          batch.set(at(`leadBuyers/${leadId}`), sampleApplication());
          batch.set(at(`consentRecords/${leadId}`), applicationConsent());
        }),
    ],
    [
      'a quote with its consent again, unchanged',
      () => ({
        [`mortgageQuotes/${leadId}`]: { ...quote, createdAt: Timestamp.now() },
        [`consentRecords/${leadId}`]: consent,
      }),
      () =>
        together(database, 'a visitor', (batch, at) => {
          batch.set(at(`mortgageQuotes/${leadId}`), quote);
          batch.set(at(`consentRecords/${leadId}`), consent);
        }),
    ],
    [
      'leads deleted with everything that belongs to them',
      () =>
        Object.fromEntries(
          idsOf(leadsPerCommit).flatMap((id) => [
            [`leadBuyers/${id}`, { text: 'an application' }],
            [`leadStates/${id}`, stateAfter(3)],
            [`mail/${id}`, { text: 'a mail' }],
            [`botReceipts/${id}`, applicationReceipt()],
          ]),
        ),
      () =>
        together(database, 'an admin at the desk', (batch, at) => {
          const paths = idsOf(leadsPerCommit).flatMap((id) => leadDocumentPaths('leadBuyers', id));
          for (const path of paths) batch.delete(at(path));
        }),
    ],
  ];
  return { single, batches };
}
