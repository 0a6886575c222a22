import { setTimeout as delay } from 'node:timers/promises';
import { site } from '../../src/site.ts';
import { readArguments } from '../lib/arguments.ts';
import { Failure } from '../lib/failure.ts';
import { requestMail } from './mail-documents.ts';
import { openProject, projectOptions, runOwnerCommand, within } from './owner-command.ts';

/** How long the mailer may take; an instance that has just started is slow. */
const waitMs = 60_000;

runOwnerCommand(async () => {
  const { firestore } = await openProject(readArguments(projectOptions));
  const message = {
    subject: `Test of the mail of ${site.name}`,
    text: 'This is what npm run mail:test sends. Mail about new leads comes the same way.\n',
  };
  const end = Date.now() + waitMs;
  const mail = await requestMail(firestore, message, new Date(end));
  try {
    while (Date.now() < end) {
      const delivery = (await within('the database', mail.get())).get('delivery');
      if (delivery?.state === 'SENT') {
        console.log('The SMTP server took the mail. See whether it arrives, and not as spam.');
        return 0;
      }
      if (delivery?.state === 'FAILED') {
        throw new Failure(`The mail could not be sent: ${delivery.error}.`);
      }
      await delay(500);
    }
    throw new Failure('No mailer took the mail: step 10 of docs/deploying.md installs it.');
  } finally {
    await within('the database', mail.delete());
  }
});
