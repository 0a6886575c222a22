/**
 * Where the leads of each form are stored, and whether the database's clock writes their
 * `createdAt`; else it is the browser's ISO time.
 */
export const leadKinds = {
  quotes: { collection: 'mortgageQuotes', serverCreatedAt: true },
  contacts: { collection: 'contacts', serverCreatedAt: false },
  leadBuyers: { collection: 'leadBuyers', serverCreatedAt: false },
} as const;

/** The name of a collection of leads, by which what belongs to a lead says of which kind it is. */
export type LeadCollection = (typeof leadKinds)[keyof typeof leadKinds]['collection'];
