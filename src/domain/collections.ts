/** The database's collections; `firestore.rules` says who may do what in each. */
export const collections = {
  quotes: 'mortgageQuotes',
  contacts: 'contacts',
  leadBuyers: 'leadBuyers',
  posts: 'mortgageBlogPosts',
  /** Of admins, by email address. */
  users: 'users',
  /** Of bot checks that were passed; the verifiers' own. */
  botReceipts: 'botReceipts',
} as const;

/** The one document with the current rates. */
export const ratesPath = 'siteData/current';
