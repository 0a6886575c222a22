import type { Firestore } from 'firebase-admin/firestore';
import { type DeletionWrite, listDeletionWrites } from '../../src/domain/leads/lead-deletion.ts';
import { site } from '../../src/site.ts';
import { readArgumentsAndWords } from '../lib/arguments.ts';
import { Failure } from '../lib/failure.ts';
import { checkChoosable, checkConfirmable, chooseNumbers, confirm } from './confirm.ts';
import { describeLead, type FoundLead, findLeadsFrom, findNamedLeads } from './found-leads.ts';
import { type DeleteTarget, parseDeleteTarget } from './owner-arguments.ts';
import { openProject, projectOptions, runOwnerCommand, within } from './owner-command.ts';

/** Groups per commit: the database accepts up to 500 writes, and a lead has four more documents. */
const batchSize = 100;

interface Manner {
  yes: boolean;
  dryRun: boolean;
}

runOwnerCommand(async () => {
  const { values, words } = readArgumentsAndWords({
    ...projectOptions,
    yes: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  });
  const manner = { yes: values.yes ?? false, dryRun: values['dry-run'] ?? false };
  const target = parseDeleteTarget(words);
  if (!manner.dryRun) ('sender' in target ? checkChoosable : checkConfirmable)(manner.yes);

  const { firestore } = await openProject(values);
  const isAllFound = await deleteLeads(firestore, target, manner);
  console.log(
    'Not deleted: backups of the database, files of leads, and what was passed on to others.',
  );
  console.log(
    `Consent records and revocations name nobody, and are kept for ${site.privacy.consentRecordYears} years.`,
  );
  return isAllFound ? 0 : 1;
});

/** Deletes the named leads, or the owner's choice of what a sender sent; says whether all names were found. */
async function deleteLeads(
  firestore: Firestore,
  target: DeleteTarget,
  manner: Manner,
): Promise<boolean> {
  const named = 'names' in target;
  const { leads, missing } = named
    ? await findNamedLeads(firestore, target.names)
    : { leads: await findLeadsFrom(firestore, target.sender), missing: [] };
  const how = named ? 'Named' : `Sent with this ${target.sender.email ? 'address' : 'number'}`;
  console.log(`${how}:`);
  for (const [index, lead] of leads.entries()) console.log(describeLead(index + 1, lead));
  for (const name of missing) console.log(`There is no lead ${name}.`);
  if (leads.some(({ referrals }) => referrals.length > 0)) {
    console.log(
      'Tell each company named above to delete what it got: nothing here will name it then.',
    );
  }
  if (leads.length > 0 && !named) {
    console.log('To see one, type its reference number into the search of the lead desk.');
  }
  if (isToBeDeleted(leads.length, manner)) {
    const chosen = named ? leads : await chooseLeads(leads);
    const these = chosen.length === 1 ? 'this lead' : `these ${chosen.length} leads`;
    if (!manner.yes) await confirm(String(chosen.length), these);
    await deleteGroups(
      firestore,
      chosen.map(({ kind, id }) => listDeletionWrites(kind, id, new Date())),
    );
  }
  return missing.length === 0;
}

async function chooseLeads(leads: readonly FoundLead[]): Promise<FoundLead[]> {
  const numbers = await chooseNumbers(leads.length);
  if (numbers.length === 0) throw new Failure('Nothing was deleted: none was chosen.');
  console.log('To be deleted:');
  return numbers.flatMap((number) => {
    const lead = leads[number - 1];
    if (lead) console.log(describeLead(number, lead));
    return lead ?? [];
  });
}

function isToBeDeleted(count: number, { dryRun }: Manner): boolean {
  if (count === 0) console.log('There is nothing to delete in the database.');
  else {
    const go = dryRun ? 'would go' : 'go';
    console.log(`With each lead ${go} its state and notes at the desk, its mail and its receipt.`);
    if (dryRun) console.log('Nothing was deleted: this was a dry run.');
  }
  return count > 0 && !dryRun;
}

/**
 * Deletes documents in batches, each group as a whole, and says how many groups. Documents that no longer
 * exist count, too.
 */
async function deleteGroups(
  firestore: Firestore,
  groups: readonly DeletionWrite[][],
): Promise<void> {
  let deleted = 0;
  try {
    while (deleted < groups.length) {
      const batch = firestore.batch();
      const next = groups.slice(deleted, deleted + batchSize);
      for (const [path, data] of next.flat()) {
        if (data) batch.set(firestore.doc(path), data);
        else batch.delete(firestore.doc(path));
      }
      await within('the database', batch.commit());
      deleted += next.length;
    }
  } finally {
    const all = groups.length.toLocaleString('en-US');
    const rest = deleted < groups.length ? ` of ${all}: run this again` : '';
    console.log(`Deleted ${deleted.toLocaleString('en-US')}${rest}.`);
  }
}
