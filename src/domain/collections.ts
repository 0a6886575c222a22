import { leadKinds } from './leads/lead-kinds.ts';

/** The database's collections; `firestore.rules` says who may do what in each. */
export const collections = {
  quotes: leadKinds.quotes.collection,
  contacts: leadKinds.contacts.collection,
  leadBuyers: leadKinds.leadBuyers.collection,
  /** What the lead desk adds to a lead, by the lead's id. */
  leadStates: 'leadStates',
  /** What a person agreed to, by the lead's id. */
  consentRecords: 'consentRecords',
  /** What a person asked for later: no more calls, or deletion. */
  revocations: 'revocations',
  /** What the Trigger Email extension sends, by the lead's id. */
  mail: 'mail',
  /** Whom it is sent to. */
  mailRecipients: 'mailRecipients',
  /** What it says. */
  mailTemplates: 'mailTemplates',
  posts: 'mortgageBlogPosts',
  /** Of admins, by email address. */
  users: 'users',
  /** Of bot checks that were passed; the verifiers' own. */
  botReceipts: 'botReceipts',
} as const;

/** The one document with the current rates. */
export const ratesPath = 'siteData/current';
