/**
 * The collection that stores the leads of each form, and whether the database's clock sets their
 * `createdAt`; otherwise it is an ISO time by the site's clock.
 */
export const leadKinds = {
  quotes: { collection: 'mortgageQuotes', serverCreatedAt: true },
  contacts: { collection: 'contacts', serverCreatedAt: false },
  leadBuyers: { collection: 'leadBuyers', serverCreatedAt: false },
} as const;

/** The name of a collection of leads, stored as the kind of a lead in documents that belong to it. */
export type LeadCollection = (typeof leadKinds)[keyof typeof leadKinds]['collection'];
