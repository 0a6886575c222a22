import { createHash } from 'node:crypto';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Task } from '#scripts/lib/progress.ts';
import { collections } from '#src/domain/collections.ts';

const batchSize = 250;
const minuteMs = 60_000;

/** Every third of the stored leads has been opened. */
const openedEvery = 3;

/** Stores the quotes `from` to `to` (exclusive), each a minute older than the one before. */
export async function storeLeads(
  firestore: Firestore,
  from: number,
  to: number,
  task: Task,
): Promise<void> {
  for (let start = from; start < to; start += batchSize) {
    task.update({ done: start - from, total: to - from, unit: 'leads' });
    const batch = firestore.batch();
    for (let number = start; number < Math.min(start + batchSize, to); number++) {
      const id = createHash('sha256').update(`lead ${number}`).digest('base64url');
      const sentAt = new Date(Date.UTC(2026, 0, 1) - number * minuteMs);
      batch.set(firestore.doc(`${collections.quotes}/${id}`), quote(number, sentAt));
      if (number % openedEvery === 0) {
        batch.set(firestore.doc(`${collections.leadStates}/${id}`), opened(sentAt));
      }
    }
    await batch.commit();
  }
}

function quote(number: number, sentAt: Date) {
  return {
    firstName: 'Sample',
    lastName: `Number ${number}`,
    fullName: `Sample Number ${number}`,
    email: `sample.${number}@example.com`,
    phone: '(555) 010-0000',
    address: '1 Example Street',
    zipCode: '02139',
    income: 85_000,
    creditScore: '740-799',
    loanType: 'fha',
    homePrice: 450_000,
    downPayment: '10%',
    timeline: '3-6months',
    contactConsent: true,
    companyName: '',
    createdAt: Timestamp.fromDate(sentAt),
    source: 'keystead',
    type: 'mortgage',
    status: 'new',
    recaptchaScore: 0.9,
    recaptchaAction: 'submit',
    recaptchaVerifiedAt: sentAt.toISOString(),
  };
}

function opened(at: Date) {
  return {
    kind: collections.quotes,
    status: 'contacted',
    passedOnTo: '',
    history: [{ at: at.toISOString(), by: 'owner@example.com', what: 'opened', text: '' }],
    updatedAt: Timestamp.fromDate(at),
  };
}
