import { setTimeout as delay } from 'node:timers/promises';
import type { DocumentData } from 'firebase-admin/firestore';
import { site } from '../../src/site.ts';
import { readArguments } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { requestMail } from './mail-texts.ts';
import { openProject, projectOptions, runOwnerCommand, within } from './owner-command.ts';

/** How long the mailer may take; an instance that has just started is slow. */
const waitMs = 60_000;
/** How long it may then take to send a mail. */
const sendingMs = 160_000;
const failures = new Map([
  ['FAILED', 'could not be sent'],
  ['UNKNOWN', 'may have been sent, but the server did not say so'],
]);

runOwnerCommand(async () => {
  const { firestore } = await openProject(readArguments(projectOptions));
  const message = {
    subject: `Test of the mail of ${site.name}`,
    text: 'This is what npm run mail:test sends. Mail about new leads comes the same way.\n',
  };
  const end = Date.now() + waitMs;
  const mail = await requestMail(firestore, message, new Date(end));
  try {
    let delivery: DocumentData | undefined;
    while (Date.now() < end + (delivery?.state === 'SENDING' ? sendingMs : 0)) {
      delivery = (await within('the database', mail.get())).get('delivery');
      if (delivery?.state === 'SENT') {
        console.log('The SMTP server took the mail. See whether it arrives, and not as spam.');
        return 0;
      }
      const failure = failures.get(delivery?.state);
      if (failure) throw new Failure(`The mail ${failure}: ${delivery?.error}.`);
      await delay(500);
    }
    throw new Failure('No mailer took the mail: step 10 of docs/deploying.md installs it.');
  } finally {
    await within('the database', mail.delete());
  }
});
