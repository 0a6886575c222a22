import type { Firestore } from 'firebase-admin/firestore';
import { listDeletionWrites } from '../../src/model/leads/lead-deletion.ts';
import { site } from '../../src/site.ts';
import { readArgumentsAndWords } from '../lib/command.ts';
import { Failure } from '../lib/failure.ts';
import { type DeletableLead, describeLead, findLeadsFrom, findNamedLeads } from './found-leads.ts';
import {
  checkChoosable,
  checkConfirmable,
  chooseNumbers,
  confirm,
  parseDeleteTarget,
} from './owner-arguments.ts';
import { openProject, projectOptions, runOwnerCommand, within } from './owner-command.ts';

/** Leads per commit: the database accepts up to 500 writes, and a lead has four more documents. */
const batchSize = 100;

runOwnerCommand(async () => {
  const { values, words } = readArgumentsAndWords({
    ...projectOptions,
    yes: { type: 'boolean' },
    'dry-run': { type: 'boolean' },
  });
  const { yes = false, 'dry-run': dryRun = false } = values;
  const target = parseDeleteTarget(words);
  const named = 'names' in target;
  if (!dryRun) (named ? checkConfirmable : checkChoosable)(yes);

  const { firestore } = await openProject(values);
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
  if (leads.length === 0) {
    console.log('There is nothing to delete in the database.');
  } else {
    if (!named)
      console.log('To see one, type its reference number into the search of the lead desk.');
    const go = dryRun ? 'would go' : 'go';
    console.log(`With each lead ${go} its state and notes at the desk, its mail and its receipt.`);
    if (dryRun) console.log('Nothing was deleted: this was a dry run.');
    else await deleteLeads(firestore, named ? leads : await chooseLeads(leads), yes);
  }
  const years = site.privacy.consentRecordYears;
  console.log(`Not deleted: backups of the database, files of leads, and what was passed on to others.
Consent records and revocations name nobody, and are kept for ${years} years.`);
  return missing.length === 0 ? 0 : 1;
});

async function chooseLeads(leads: readonly DeletableLead[]): Promise<DeletableLead[]> {
  const numbers = await chooseNumbers(leads.length);
  if (numbers.length === 0) throw new Failure('Nothing was deleted: none was chosen.');
  console.log('To be deleted:');
  return numbers.flatMap((number) => {
    const lead = leads[number - 1];
    if (lead) console.log(describeLead(number, lead));
    return lead ?? [];
  });
}

/** Deletes leads in batches, each with what belongs to it, and says how many. Those that are gone by now count, too. */
async function deleteLeads(firestore: Firestore, leads: readonly DeletableLead[], yes: boolean) {
  const these = leads.length === 1 ? 'this lead' : `these ${leads.length} leads`;
  if (!yes) await confirm(String(leads.length), these);
  let deleted = 0;
  try {
    while (deleted < leads.length) {
      const batch = firestore.batch();
      const next = leads.slice(deleted, deleted + batchSize);
      const writes = next.flatMap(({ kind, id }) => listDeletionWrites(kind, id, new Date()));
      for (const [path, data] of writes) {
        if (data) batch.set(firestore.doc(path), data);
        else batch.delete(firestore.doc(path));
      }
      await within('the database', batch.commit());
      deleted += next.length;
    }
  } finally {
    const all = leads.length.toLocaleString('en-US');
    const rest = deleted < leads.length ? ` of ${all}: run this again` : '';
    console.log(`Deleted ${deleted.toLocaleString('en-US')}${rest}.`);
  }
}
