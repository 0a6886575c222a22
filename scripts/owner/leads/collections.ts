import { contactLead } from '../../../src/features/contact/contact.document.ts';
import { leadBuyerLead } from '../../../src/features/lead-buyer/lead-buyer.document.ts';
import { quoteLead } from '../../../src/features/quote/quote.document.ts';

/** One of the collections that hold personal data. */
export interface LeadCollection {
  /** Of the collection in the database. */
  name: string;
  /** What its documents are, for the console and the names of files. */
  title: string;
  /** Whether `createdAt` is a timestamp of the database; else it is the text of toISOString(). */
  timestamped: boolean;
  /** The columns of an export. */
  fields: readonly string[];
}

/** Every collection of what visitors send. */
export const leadCollections: readonly LeadCollection[] = [
  {
    name: quoteLead.collection,
    title: 'quotes',
    timestamped: quoteLead.serverCreatedAt,
    fields: [
      'firstName',
      'lastName',
      'email',
      'phone',
      'address',
      'zipCode',
      'income',
      'creditScore',
      'loanType',
      'homePrice',
      'downPayment',
      'timeline',
      'contactConsent',
      'companyName',
      'fullName',
      'createdAt',
      'source',
      'type',
      'status',
      'recaptchaScore',
      'recaptchaAction',
      'recaptchaVerifiedAt',
    ],
  },
  {
    name: contactLead.collection,
    title: 'contacts',
    timestamped: contactLead.serverCreatedAt,
    fields: ['name', 'email', 'message', 'createdAt', 'recaptchaScore'],
  },
  {
    name: leadBuyerLead.collection,
    title: 'lead-buyers',
    timestamped: leadBuyerLead.serverCreatedAt,
    fields: [
      'companyName',
      'companyType',
      'website',
      'contactName',
      'email',
      'phone',
      'state',
      'leadTypes',
      'monthlyBudget',
      'leadVolume',
      'contactConsent',
      'createdAt',
      'recaptchaScore',
    ],
  },
];
