import type { LeadCollection } from './lead-kinds.ts';

/** The words for the leads of a collection. */
interface LeadWords {
  /** Within a sentence. */
  singular: string;
  plural: string;
  /** As a heading. */
  title: string;
}

export const leadWords: Readonly<Record<LeadCollection, LeadWords>> = {
  mortgageQuotes: {
    singular: 'pre-qualification request',
    plural: 'pre-qualification requests',
    title: 'Pre-qualification requests',
  },
  contacts: { singular: 'message', plural: 'messages', title: 'Messages' },
  leadBuyers: {
    singular: 'lead buyer application',
    plural: 'lead buyer applications',
    title: 'Lead buyer applications',
  },
};
