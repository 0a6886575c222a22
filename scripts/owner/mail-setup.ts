import { paths } from '../../src/lib/paths.ts';
import { readArgumentsAndWords } from '../lib/arguments.ts';
import { within } from './deadline.ts';
import { emailArgument } from './email-argument.ts';
import { mailDocuments } from './mail/mail-documents.ts';
import { originArgument } from './mail/origin-argument.ts';
import { openProject } from './owner-admin.ts';
import { runOwnerCommand } from './owner-command.ts';
import { projectOptions } from './project.ts';

runOwnerCommand(async () => {
  const { values, words } = readArgumentsAndWords({
    ...projectOptions,
    origin: { type: 'string' },
  });
  const email = emailArgument(words);
  const { firestore, project } = await openProject(values);
  const origin = originArgument(values.origin, project);

  const documents = mailDocuments(email, origin);
  const batch = firestore.batch();
  for (const [path, data] of Object.entries(documents)) batch.set(firestore.doc(path), data);
  await within('the database', batch.commit());
  console.log(`Written: ${Object.keys(documents).join(', ')}.`);
  console.log(`Mail about new leads goes to that address, and links to ${origin}${paths.leads}.`);
  console.log('The Trigger Email extension sends it: docs/deploying.md says how it is installed.');
  return 0;
});
