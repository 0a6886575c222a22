import { recipientPath, templatePath } from '#scripts/owner/mail/mail-documents.ts';
import { collections } from '#src/domain/collections.ts';
import { type Check, type Fault, type Patient, unless } from '../check.ts';

interface Database {
  deleteProtectionState?: string;
  pointInTimeRecoveryEnablement?: string;
}

/** Checks that the database exists, with the protections that cannot be added after a loss. */
export const databaseCheck: Check = {
  name: 'database',
  madeBy: 'owner',
  async look({ google, env: { firebase } }) {
    const { projectId } = firebase;
    const options = `--delete-protection ENABLED --point-in-time-recovery ENABLED --project ${projectId}`;
    const database = await google.find<Database>(databaseOf(projectId));
    if (!database) {
      return unless(
        false,
        'There is no database. A deploy would make one without protection against deletion.',
        `npx firebase firestore:databases:create "(default)" --location nam5 ${options}`,
      );
    }
    return unless(
      database.deleteProtectionState === 'DELETE_PROTECTION_ENABLED' &&
        database.pointInTimeRecoveryEnablement === 'POINT_IN_TIME_RECOVERY_ENABLED',
      'The database can be deleted, or not be restored to an earlier minute.',
      `npx firebase firestore:databases:update "(default)" ${options}`,
    );
  },
};

/** Checks that visitors can read what the build reads; without rules the database refuses everybody. */
export const someRulesCheck: Check = {
  name: 'rules',
  madeBy: 'owner',
  async look(patient) {
    return unless(await shippedRules(patient), 'No rules are shipped yet.', shipDatabase(patient));
  },
};

/** Checks that the live rules are those of the repository. */
export const sameRulesCheck: Check = {
  name: 'rules as in the repository',
  madeBy: 'deploy',
  async look(patient) {
    return unless(
      (await shippedRules(patient)) === patient.read('firestore.rules'),
      'The rules in force are not those of firestore.rules.',
      shipDatabase(patient),
    );
  },
};

/** Checks that expired receipts, mails and earlier versions of posts are deleted. */
export const ttlCheck: Check = {
  name: 'deletion of what has expired',
  madeBy: 'deploy',
  async look(patient): Promise<Fault[]> {
    const { botReceipts, mail, postRevisions } = collections;
    const faults = [botReceipts, mail, postRevisions].map(async (collection) =>
      unless(
        await hasTtlPolicy(patient, collection),
        `${collection}.expiresAt has no TTL policy.`,
        shipDatabase(patient),
      ),
    );
    return (await Promise.all(faults)).flat();
  },
};

/** Checks that mail about new leads is set up, which is optional. */
export const mailCheck: Check = {
  name: 'mail about new leads',
  madeBy: 'choice',
  async look({ google, env: { firebase } }) {
    const documents = `${databaseOf(firebase.projectId)}/documents`;
    const found = await Promise.all(
      [recipientPath, templatePath].map((path) => google.find(`${documents}/${path}`)),
    );
    return unless(
      found.every(Boolean),
      'Nobody gets any.',
      'npm run mail:setup -- EMAIL, and step 10 of docs/deploying.md',
    );
  },
};

async function hasTtlPolicy({ google, env }: Patient, collection: string): Promise<boolean> {
  const field = await google.find<{ ttlConfig?: { state?: string } }>(
    `${databaseOf(env.firebase.projectId)}/collectionGroups/${collection}/fields/expiresAt`,
  );
  return field?.ttlConfig?.state === 'ACTIVE' || field?.ttlConfig?.state === 'CREATING';
}

async function shippedRules({ google, env }: Patient): Promise<string | undefined> {
  const rules = `firebaserules.googleapis.com/v1/`;
  const release = await google.find<{ rulesetName: string }>(
    `${rules}projects/${env.firebase.projectId}/releases/cloud.firestore`,
  );
  if (!release) return undefined;
  const { source } = await google.ask<{ source: { files: { content: string }[] } }>(
    rules + release.rulesetName,
  );
  return source.files[0]?.content;
}

function shipDatabase({ env }: Patient): string {
  return `npx firebase deploy --only firestore --project ${env.firebase.projectId}`;
}

function databaseOf(projectId: string): string {
  return `firestore.googleapis.com/v1/projects/${projectId}/databases/(default)`;
}
