import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { defineSecret, defineString } from 'firebase-functions/params';
import { onSchedule } from 'firebase-functions/scheduler';
import { functionsRegion } from '../../src/model/lead-forms/bot-check.contract.ts';
import { collections } from '../../src/model/site/collections.ts';
import { createOutbox } from './outbox.ts';
import { mailerAccount, mailerParameters, passwordSecret, runMs } from './settings.ts';
import { openSession } from './smtp.ts';

const uri = defineString(mailerParameters.uri, {
  description:
    'Your mail provider’s server, without the password: smtps://USER@smtp.provider.com:465',
});
const from = defineString(mailerParameters.from, {
  description: 'The sender’s address, of a domain from which the provider may send.',
});
const password = defineSecret(passwordSecret);
const firestore = getFirestore(initializeApp());

/** One mail at a time, which no flood of leads can make expensive. */
const options = {
  region: functionsRegion,
  // In full, because the CLI gives this very name access to the password.
  serviceAccount: `${mailerAccount}${process.env.GCLOUD_PROJECT}.iam.gserviceaccount.com`,
  secrets: [password],
  maxInstances: 1,
  concurrency: 1,
  timeoutSeconds: runMs / 1_000,
};

function outbox() {
  const settings = { uri: uri.value(), from: from.value(), password: password.value() };
  return createOutbox({ firestore, open: () => openSession(settings) });
}

/** Sends a mail when its document is created. The hourly function repeats what failed. */
export const sendMail = onDocumentCreated(
  { ...options, document: `${collections.mail}/{id}` },
  ({ params: { id } }) => outbox().deliver(id),
);

/** Sends the summaries, and again what failed. */
export const sendWaitingMail = onSchedule({ ...options, schedule: '0 * * * *' }, () =>
  outbox().catchUp(),
);
