import { paths } from '../../src/lib/addresses/paths.ts';
import { readArgumentsAndWords } from '../lib/command.ts';
import { mailDocuments } from './mail-texts.ts';
import { parseEmail, parseOrigin } from './owner-arguments.ts';
import { openProject, projectOptions, runOwnerCommand, within } from './owner-command.ts';

runOwnerCommand(async () => {
  const { values, words } = readArgumentsAndWords({
    ...projectOptions,
    origin: { type: 'string' },
  });
  const email = parseEmail(words);
  const { firestore, project } = await openProject(values);
  const origin = parseOrigin(values.origin, project);

  const documents = mailDocuments(email, origin);
  const batch = firestore.batch();
  for (const [path, data] of Object.entries(documents)) batch.set(firestore.doc(path), data);
  await within('the database', batch.commit());
  console.log(`Written: ${Object.keys(documents).join(', ')}.`);
  console.log(`Mail about new leads goes to that address, and links to ${origin}${paths.leads}.`);
  console.log(
    'The mailer sends it: docs/deploying.md says how it is installed, and npm run mail:test tries it.',
  );
  return 0;
});
