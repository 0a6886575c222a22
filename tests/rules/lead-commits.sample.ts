import { type DocumentData, Timestamp } from 'firebase/firestore/lite';
import { leadsPerCommit, listDeletionWrites } from '#src/domain/leads/lead-deletion.ts';
import { leadMail } from '#src/domain/leads/lead-documents.ts';
import { leadStateLimits, markedPerCommit } from '#src/domain/leads/lead-history.ts';
import {
  applicant,
  applicationConsent,
  buyer,
  buyerId,
  change,
  nextState,
  openedState,
  passedOnTo,
  referral,
  sampleConsent,
  withEvent,
} from './lead-desk.sample.ts';
import {
  leadId,
  sampleApplication,
  sampleContact,
  sampleQuote,
  sampleReceipt,
} from './leads.sample.ts';
import type { RulesDatabase } from './rules-database.ts';

/** The documents in the database before a commit, by path. */
export type Stored = Record<string, DocumentData>;

/** A commit that the site sends. */
export type Commit = [name: string, stored: () => Stored, send: () => Promise<unknown>];

/** Returns that many different ids. */
export function makeIds(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String.fromCharCode(65 + index).repeat(43));
}

/** Returns the state of a quote after that many changes. */
const stateAfter = (count: number, changes: DocumentData = {}): DocumentData => ({
  ...openedState(),
  history: Array.from({ length: count }, () => change('note', { note: 'x' })),
  updatedAt: Timestamp.now(),
  ...changes,
});
const followUp = '2026-12-01';
const beforeLastNote = stateAfter(leadStateLimits.notesUpToLine - 1, { followUp });
const beforeLastLine = stateAfter(leadStateLimits.lines - 1, { followUp });
const beforeReturn = stateAfter(leadStateLimits.lines - 1, { followUp, ...passedOnTo() });
const storedEvents = [{ at: new Date(0).toISOString(), what: 'sent-to', company: 'Acme' }];
const quote = sampleQuote();
const consent = sampleConsent();

const leadAtDesk = (state: DocumentData): Stored => ({
  [`mortgageQuotes/${leadId}`]: { text: 'a quote' },
  [`leadBuyers/${buyerId}`]: buyer,
  [`consentRecords/${leadId}`]: consent,
  [`leadStates/${leadId}`]: state,
  [`leadReferrals/${leadId}`]: { events: storedEvents, expiresAt: null },
});

/** Returns every commit of visitors and of the lead desk, in its largest form. */
export function leadCommits(database: RulesDatabase): { single: Commit[]; batches: Commit[] } {
  const { set, commit } = database.by('a visitor');
  const desk = database.by('an admin at the desk');

  /** Adds a line to the history of a quote. */
  const addLine = (...next: Parameters<typeof nextState>) =>
    desk.set(`leadStates/${leadId}`, nextState(...next));

  /** Adds a line about a company, with the event that its sender sees. */
  const commitLine = (...next: Parameters<typeof nextState>) =>
    desk.commit(withEvent(nextState(...next), storedEvents));

  const single: Commit[] = [
    [
      'a quote',
      () => ({ [`botReceipts/${leadId}`]: sampleReceipt() }),
      () => set(`mortgageQuotes/${leadId}`, sampleQuote()),
    ],
    [
      'a quote again, unchanged',
      () => ({ [`mortgageQuotes/${leadId}`]: { ...quote, createdAt: Timestamp.now() } }),
      () => set(`mortgageQuotes/${leadId}`, quote),
    ],
    [
      'a contact message',
      () => ({ [`botReceipts/${leadId}`]: sampleReceipt({ action: 'contact' }) }),
      () => set(`contacts/${leadId}`, sampleContact()),
    ],
    [
      'an application',
      () => ({ [`botReceipts/${leadId}`]: sampleReceipt({ action: 'purchase_leads' }) }),
      () => set(`leadBuyers/${leadId}`, sampleApplication()),
    ],
    [
      'the mail about a lead',
      () => ({
        [`botReceipts/${leadId}`]: sampleReceipt(),
        [`mortgageQuotes/${leadId}`]: { text: 'a quote' },
      }),
      () => set(`mail/${leadId}`, leadMail('mortgageQuotes', leadId, new Date())),
    ],
    [
      'a revocation',
      () => ({ [`leadBuyers/${leadId}`]: { text: 'an application' } }),
      () =>
        set(`revocations/${leadId}-withdraw`, {
          kind: 'leadBuyers',
          lead: leadId,
          asks: 'withdraw',
          askedAt: new Date().toISOString(),
        }),
    ],
    [
      'a record that was kept long enough',
      () => ({ [`consentRecords/${leadId}`]: { ...consent, givenAt: new Date(0).toISOString() } }),
      () => desk.delete(`consentRecords/${leadId}`),
    ],
    [
      'the first opening of a lead',
      () => ({ [`mortgageQuotes/${leadId}`]: { text: 'a quote' } }),
      () => desk.set(`leadStates/${leadId}`, openedState()),
    ],
    [
      'the last note',
      () => leadAtDesk(beforeLastNote),
      () => addLine(beforeLastNote, change('note', { note: 'x' })),
    ],
    [
      'the last call',
      () => leadAtDesk(beforeLastNote),
      () => {
        const call = { outcome: 'voicemail', note: 'x', followUp };
        return addLine(beforeLastNote, change('call', call), { followUp, status: 'contacted' });
      },
    ],
    [
      'the last request that is set aside',
      () => ({
        ...leadAtDesk(beforeLastNote),
        [`revocations/${buyerId}-withdraw`]: { text: 'a request' },
      }),
      () =>
        addLine(
          beforeLastNote,
          change('set-aside', { request: `${buyerId}-withdraw`, reason: 'x' }),
        ),
    ],
    [
      'a status after the longest history',
      () => leadAtDesk(beforeLastLine),
      () => addLine(beforeLastLine, change('status', { status: 'spam' }), { status: 'spam' }),
    ],
    [
      'a day to call again after the longest history',
      () => leadAtDesk(beforeLastLine),
      () => addLine(beforeLastLine, change('reminder', { followUp }), { followUp }),
    ],
  ];
  const batches: Commit[] = [
    [
      'a lead passed on after the longest history',
      () => leadAtDesk(beforeLastLine),
      () => commitLine(beforeLastLine, referral(), passedOnTo()),
    ],
    [
      'a lead that comes back after the longest history',
      () => leadAtDesk(beforeReturn),
      () =>
        commitLine(beforeReturn, change('came-back', { ...applicant, reason: 'No answer.' }), {
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
      () => commitLine(beforeReturn, change('notified-of-deletion', applicant)),
    ],
    [
      'a quote with its consent',
      () => ({ [`botReceipts/${leadId}`]: sampleReceipt() }),
      () =>
        commit({
          [`mortgageQuotes/${leadId}`]: sampleQuote(),
          [`consentRecords/${leadId}`]: sampleConsent(),
        }),
    ],
    [
      'an application with its consent',
      () => ({ [`botReceipts/${leadId}`]: sampleReceipt({ action: 'purchase_leads' }) }),
      () =>
        commit({
          [`leadBuyers/${leadId}`]: sampleApplication(),
          [`consentRecords/${leadId}`]: applicationConsent(),
        }),
    ],
    [
      'a quote with its consent again, unchanged',
      () => ({
        [`mortgageQuotes/${leadId}`]: { ...quote, createdAt: Timestamp.now() },
        [`consentRecords/${leadId}`]: consent,
      }),
      () => commit({ [`mortgageQuotes/${leadId}`]: quote, [`consentRecords/${leadId}`]: consent }),
    ],
    [
      'a request set aside, which the other lead’s history notes',
      () => ({
        ...leadAtDesk(beforeLastNote),
        [`leadBuyers/${buyerId}`]: { text: 'an application' },
        [`leadStates/${buyerId}`]: { ...beforeLastNote, kind: 'leadBuyers' },
        [`revocations/${buyerId}-withdraw`]: { text: 'a request' },
      }),
      () => {
        const request = { request: `${buyerId}-withdraw`, reason: 'x' };
        const other = { ...beforeLastNote, kind: 'leadBuyers' };
        return desk.commit({
          [`leadStates/${leadId}`]: nextState(beforeLastNote, change('set-aside', request)),
          [`leadStates/${buyerId}`]: nextState(other, change('note', { note: 'x' })),
        });
      },
    ],
    ...['opened', 'marked as spam'].map((what): Commit => {
      const isNew = what === 'opened';
      const ids = makeIds(markedPerCommit);
      const kind = 'leadBuyers';
      const before = { ...beforeLastLine, kind };
      const marked = nextState(before, change('status', { status: 'spam' }), { status: 'spam' });
      return [
        `leads that are ${what}`,
        () =>
          Object.fromEntries(
            ids.flatMap((id) => [
              [`${kind}/${id}`, { text: 'an application' }],
              ...(isNew ? [] : [[`leadStates/${id}`, before]]),
            ]),
          ),
        () =>
          desk.commit(
            Object.fromEntries(
              ids.map((id) => [`leadStates/${id}`, isNew ? openedState({ kind }) : marked]),
            ),
          ),
      ];
    }),
    [
      'leads deleted with everything that belongs to them',
      () =>
        Object.fromEntries(
          makeIds(leadsPerCommit).flatMap((id) => [
            [`leadBuyers/${id}`, { text: 'an application' }],
            [`leadStates/${id}`, stateAfter(3)],
            [`leadReferrals/${id}`, { events: [], expiresAt: null }],
            [`mail/${id}`, { text: 'a mail' }],
            [`botReceipts/${id}`, sampleReceipt({ action: 'purchase_leads' })],
          ]),
        ),
      () =>
        desk.commit(
          Object.fromEntries(
            makeIds(leadsPerCommit)
              .flatMap((id) => listDeletionWrites('leadBuyers', id, new Date()))
              .map(([path, data = null]) => [path, data]),
          ),
        ),
    ],
  ];
  return { single, batches };
}
