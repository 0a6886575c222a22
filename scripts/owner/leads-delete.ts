import type { Firestore } from 'firebase-admin/firestore';
import { site } from '../../src/site.ts';
import { readArgumentsAndWords } from '../lib/arguments.ts';
import { Failure } from '../lib/failure.ts';
import { checkConfirmable, retyped } from './confirm.ts';
import { deleteDocuments } from './leads/delete-documents.ts';
import { deleteTarget } from './leads/delete-target.ts';
import { earlierExports } from './leads/exports-folder.ts';
import { leadsBefore, leadsOf } from './leads/find-leads.ts';
import { leftStates } from './leads/find-left-states.ts';
import { recordsBefore } from './leads/find-records.ts';
import type { Found } from './leads/found.ts';
import { foundLine } from './leads/found-line.ts';
import { openProject } from './owner-admin.ts';
import { runOwnerCommand } from './owner-command.ts';
import { projectOptions } from './project.ts';

const { consentRecordYears } = site.privacy;

runOwnerCommand(async () => {
  const { values, words } = readArgumentsAndWords({
    ...projectOptions,
    'older-than': { type: 'string' },
    yes: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  });
  const { yes = false, 'dry-run': dryRun = false } = values;
  const target = deleteTarget(words, values['older-than'], new Date());
  if (!dryRun) checkConfirmable(yes);

  const { firestore } = await openProject(values);
  const withRecords = 'months' in target && target.months >= consentRecordYears * 12;
  const found =
    'email' in target
      ? await leadsOf(firestore, target.email)
      : await allBefore(firestore, target.before, withRecords);
  const groups = found.flatMap((part) => part.groups);
  console.log(
    'email' in target ? 'Sent with this address:' : `Sent before ${target.before.toISOString()}:`,
  );
  for (const part of found) console.log(foundLine(part));
  if (groups.length === 0) {
    console.log('There is nothing to delete in the database.');
  } else if (dryRun) {
    console.log(
      'With each lead would go its state and notes at the desk, its mail and its receipt.',
    );
    console.log('Nothing was deleted: this was a dry run.');
  } else {
    console.log('With each lead go its state and notes at the desk, its mail and its receipt.');
    if (!yes && !(await retyped('email' in target ? target.email : String(target.months)))) {
      throw new Failure('Nothing was deleted: that was not what was asked for.');
    }
    await deleteAndSay(groups.length, (onDeleted) => deleteDocuments(firestore, groups, onDeleted));
  }
  for (const line of await whatIsLeft(withRecords)) console.log(line);
  return 0;
});

async function allBefore(firestore: Firestore, before: Date, records: boolean): Promise<Found[]> {
  return [
    ...(await leadsBefore(firestore, before)),
    ...(records ? await recordsBefore(firestore, before) : []),
    await leftStates(firestore),
  ];
}

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

/** Returns reminders of the data that this command cannot reach. */
async function whatIsLeft(withRecords: boolean): Promise<string[]> {
  const files = await earlierExports();
  return [
    'Not deleted: backups of the database, and what was passed on to others.',
    ...(withRecords
      ? []
      : [
          `Consent records and revocations name nobody, and are kept for ${consentRecordYears} years.`,
        ]),
    ...(files.length > 0 ? ['Earlier exports may hold the same data; delete these yourself:'] : []),
    ...files.map((file) => `  ${file}`),
  ];
}
