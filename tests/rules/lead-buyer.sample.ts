import type { DocumentData } from 'firebase/firestore/lite';
import { applicationDocument } from '#tests/fixtures/applications.ts';
import { sampleReceipt } from './quote.sample.ts';

/** Returns a lead buyer's application as a browser sends it. */
export function sampleApplication(changes: DocumentData = {}): DocumentData {
  return {
    ...applicationDocument(
      {
        companyName: 'Peña & Söhne Lending',
        companyType: 'Mortgage broker',
        website: 'https://pena-lending.example/leads?from=us',
        contactName: "Siobhán O'Brien",
        email: 'siobhan@pena-lending.example',
        phone: '15551234567',
        state: 'New Mexico',
        leadTypes: ['Purchase Mortgage', 'HELOC'],
        monthlyBudget: '$5,000 to $9,999',
        leadVolume: '11 to 50 leads a month',
        contactConsent: true,
      },
      { score: 0.9, verifiedAt: new Date().toISOString() },
    ),
    ...changes,
  };
}

/** Returns the receipt that the verifier stores for an application. */
export function applicationReceipt(changes: DocumentData = {}): DocumentData {
  return sampleReceipt({ action: 'purchase_leads', ...changes });
}
