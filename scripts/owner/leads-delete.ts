import { readArgumentsAndWords } from '../local/arguments.ts';
import { Failure } from '../local/failure.ts';
import { checkConfirmable, retyped } from './confirm.ts';
import { deleteDocuments } from './leads/delete-documents.ts';
import { deleteTarget } from './leads/delete-target.ts';
import { earlierExports } from './leads/exports-folder.ts';
import { leadsBefore, leadsOf } from './leads/find-leads.ts';
import { foundLine } from './leads/found-line.ts';
import { openProject } from './owner-admin.ts';
import { runOwnerCommand } from './owner-command.ts';
import { projectOptions } from './project.ts';

runOwnerCommand(async () => {
  const { values, words } = readArgumentsAndWords({
    ...projectOptions,
    'older-than': { type: 'string' },
    yes: { type: 'boolean' },
  });
  const { yes = false } = values;
  const target = deleteTarget(words, values['older-than'], new Date());
  checkConfirmable(yes);

  const { firestore } = await openProject(values);
  const found =
    'email' in target
      ? await leadsOf(firestore, target.email)
      : await leadsBefore(firestore, target.before);
  const documents = found.flatMap((part) => part.documents);
  console.log(
    'email' in target ? 'Sent with this address:' : `Sent before ${target.before.toISOString()}:`,
  );
  for (const part of found) console.log(foundLine(part));
  if (documents.length === 0) {
    console.log('There is nothing to delete in the database.');
  } else {
    if (!yes && !(await retyped('email' in target ? target.email : String(target.months)))) {
      throw new Failure('Nothing was deleted: that was not what was asked for.');
    }
    await deleteAndSay(documents.length, (onDeleted) =>
      deleteDocuments(firestore, documents, onDeleted),
    );
  }
  for (const line of await whatIsLeft()) console.log(line);
  return 0;
});

async function deleteAndSay(
  all: number,
  work: (onDeleted: (count: number) => void) => Promise<void>,
): Promise<void> {
  let deleted = 0;
  try {
    await work((count) => {
      deleted += count;
    });
  } finally {
    const rest = deleted < all ? ` of ${all.toLocaleString('en-US')}: run this again` : '';
    console.log(`Deleted ${deleted.toLocaleString('en-US')}${rest}.`);
  }
}

/** What this command cannot reach. */
async function whatIsLeft(): Promise<string[]> {
  const files = await earlierExports();
  return [
    'Not deleted: backups of the database, and what was passed on to others.',
    ...(files.length > 0 ? ['Earlier exports may hold the same data; delete these yourself:'] : []),
    ...files.map((file) => `  ${file}`),
  ];
}
