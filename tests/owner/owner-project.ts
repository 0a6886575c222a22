import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type DocumentData, getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach } from 'vitest';
import { emulatorVariables, host, ports } from '#scripts/local/stack.ts';
import { rulesProjectId } from '#tests/rules/rules-source.ts';

/** Returns a project of the running emulators that only one test file uses at a time. It is emptied before each test. */
export function ownerProject() {
  // Shared with the tests of the rules, because the emulator compiles the rules for each project.
  const id = rulesProjectId();
  Object.assign(process.env, emulatorVariables(id));
  const app = initializeApp({ projectId: id }, id);
  const firestore = getFirestore(app);

  beforeEach(async () => {
    await Promise.all([
      empty(`${host}:${ports.firestore}/emulator/v1/projects/${id}/databases/(default)/documents`),
      empty(`${host}:${ports.auth}/emulator/v1/projects/${id}/accounts`),
    ]);
  });
  afterAll(() => deleteApp(app));

  return {
    auth: getAuth(app),
    firestore,
    id,
    /** The arguments that direct a command to this project. */
    args: ['--emulators', '--project', id],

    /** Writes documents by their paths. */
    set: (documents: Record<string, DocumentData>) =>
      Promise.all(Object.entries(documents).map(([path, data]) => firestore.doc(path).set(data))),

    async store(collection: string, documents: readonly DocumentData[]): Promise<void> {
      const writer = firestore.bulkWriter();
      for (const document of documents)
        void writer.create(firestore.collection(collection).doc(), document);
      await writer.close();
    },

    async stored(collection: string): Promise<DocumentData[]> {
      const { docs } = await firestore.collection(collection).get();
      return docs.map((document) => document.data());
    },
  };
}

async function empty(address: string): Promise<void> {
  const response = await fetch(`http://${address}`, {
    method: 'DELETE',
    headers: { authorization: 'Bearer owner' },
  });
  if (!response.ok) throw new Error(`${address} could not be emptied: ${response.status}`);
}
