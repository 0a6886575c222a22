import { leadKinds } from '#src/model/lead-forms/lead-kinds.ts';

/** The database's collections; `firestore.rules` defines access to each. */
export const collections = {
  quotes: leadKinds.quotes.collection,
  contacts: leadKinds.contacts.collection,
  leadBuyers: leadKinds.leadBuyers.collection,
  /** The lead desk's status and notes for a lead, by lead id. */
  leadStates: 'leadStates',
  /** What happened to a quote or an application, for whoever has its link, by lead id. */
  leadReferrals: 'leadReferrals',
  /** What a person agreed to, by lead id. */
  consentRecords: 'consentRecords',
  /** Later requests to stop calls or delete a lead. */
  revocations: 'revocations',
  /** Mail for the mailer to send, by lead id. */
  mail: 'mail',
  /** How many mails about each kind of lead it sent within the hour. */
  mailCounts: 'mailCounts',
  /** Its recipients. */
  mailRecipients: 'mailRecipients',
  /** Its templates. */
  mailTemplates: 'mailTemplates',
  posts: 'mortgageBlogPosts',
  /** What is written and not published yet, by the post's id. */
  postDrafts: 'postDrafts',
  /** What posts were before each change, and who published them; a deleted post's last version has the post's id. */
  postRevisions: 'postRevisions',
  /** Earlier addresses of posts, by slug. */
  slugRedirects: 'slugRedirects',
  /** The pictures that the owner uploads, by the SHA-256 of their large file. */
  pictures: 'pictures',
  /** The bytes of their files. */
  pictureFiles: 'pictureFiles',
  /** Each change of the displayed rates: what they were and became, when and by whom. */
  rateChanges: 'rateChanges',
  /** Admins, by email address. */
  users: 'users',
  /** Receipts of passed bot checks; only the verifiers write them. */
  botReceipts: 'botReceipts',
} as const;

/** The single document with the current rates. */
export const ratesPath = 'siteData/current';

/** The single document with the site's details: its founder, its sister site, its legal name. */
export const profilePath = 'siteData/profile';
