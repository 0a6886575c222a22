import { randomUUID } from 'node:crypto';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  type DocumentData,
  deleteDoc,
  doc,
  type EmulatorMockTokenOptions,
  type Firestore,
  getCount,
  getDoc,
  getDocs,
  getFirestore,
  type QueryConstraint,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { host, ports } from '#scripts/local/stack.ts';
import { emptyProject, loadRules, rulesProjectId, rulesToLoad } from './rules-source.ts';

/** The emulator's address: that of a running suite, or the standard one. */
const { hostname, port } = new URL(
  `http://${process.env.FIRESTORE_EMULATOR_HOST ?? `${host}:${ports.firestore}`}`,
);
export const firestoreHost = hostname;
export const firestorePort = Number(port);

export const adminUid = 'admin-uid';
export const adminEmail = 'admin@example.com';
export const signedInEmail = 'Admin@Example.com';

// Sign-in keeps capital letters, and records do not.
const account = { sub: adminUid, email: signedInEmail };

/** Everyone the rules distinguish away from the lead desk. The admin's sign-in is an old one. */
export const personas = ['a visitor', 'a signed-in user', 'an admin'] as const;
export const everyone = [...personas, 'an admin at the desk'] as const;
export type Persona = (typeof everyone)[number];

/** How long after a sign-in the lead desk is open, in seconds. */
const deskSeconds = 12 * 60 * 60;
const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1_000) - seconds;

/**
 * Provides an empty database under firestore.rules for each test of a file.
 *
 * @param name gives the file a project of its own
 */
export function rulesDatabase(name?: string) {
  const project = {
    address: `${firestoreHost}:${firestorePort}`,
    projectId: rulesProjectId(name),
  };
  const apps: FirebaseApp[] = [];
  let databases: Record<Persona | 'owner', Firestore>;

  beforeAll(async () => {
    // Every expected denial would log a warning.
    setLogLevel('error');
    const rules = rulesToLoad(project.projectId);
    if (rules && !(await loadRules(rules, project))) throw new Error('The rules do not compile.');
    databases = {
      owner: databaseAs('owner'),
      'a visitor': databaseAs(undefined),
      // The same account without the claim.
      'a signed-in user': databaseAs({ ...account, auth_time: secondsAgo(0) }),
      'an admin': adminSince(secondsAgo(deskSeconds + 5)),
      // A busy machine may take many minutes for a file.
      'an admin at the desk': adminSince(secondsAgo(deskSeconds - 3_000)),
    };
  });
  beforeEach(() => emptyProject(project));

  function databaseAs(mockUserToken: EmulatorMockTokenOptions | string | undefined): Firestore {
    const app = initializeApp({ projectId: project.projectId }, `rules ${randomUUID()}`);
    apps.push(app);
    const database = getFirestore(app);
    connectFirestoreEmulator(
      database,
      firestoreHost,
      firestorePort,
      mockUserToken ? { mockUserToken } : {},
    );
    return database;
  }

  function adminSince(signedInAt: number): Firestore {
    return databaseAs({ ...account, role: 'admin', auth_time: signedInAt });
  }

  afterAll(async () => {
    await emptyProject(project);
    await Promise.all(apps.map(deleteApp));
  });

  return {
    projectId: project.projectId,
    as: (persona: Persona) => databases[persona],
    /** Returns the requests of one of them, or of the owner, past the rules. */
    by: (persona: Persona | 'owner') => requestsTo(() => databases[persona]),
    store: (path: string, data: DocumentData) => requestsTo(() => databases.owner).set(path, data),
    erase: (path: string) => requestsTo(() => databases.owner).delete(path),
  };
}

/** The documents of a commit by their paths; null deletes one. */
export type Writes = Readonly<Record<string, DocumentData | null>>;

/** The fields that a commit changes in documents, by their paths. */
export type Updates = Readonly<Record<string, DocumentData>>;

/**
 * Returns the requests to a database, by the path of a document or of a collection.
 *
 * @param database returns it once there is a request
 */
function requestsTo(database: () => Firestore) {
  const at = (path: string) => doc(database(), path);
  return {
    get: (path: string) => getDoc(at(path)),
    list: (path: string, ...constraints: QueryConstraint[]) =>
      getDocs(query(collection(database(), path), ...constraints)),
    count: (path: string) => getCount(collection(database(), path)),
    set: (path: string, data: DocumentData) => setDoc(at(path), data),
    update: (path: string, data: DocumentData) => updateDoc(at(path), data),
    delete: (path: string) => deleteDoc(at(path)),
    /** Sends several writes in one commit. */
    commit(writes: Writes, updates: Updates = {}): Promise<void> {
      const batch = writeBatch(database());
      for (const [path, data] of Object.entries(writes)) {
        if (data) batch.set(at(path), data);
        else batch.delete(at(path));
      }
      for (const [path, data] of Object.entries(updates)) batch.update(at(path), data);
      return batch.commit();
    },
  };
}

/** The result of rulesDatabase. */
export type RulesDatabase = ReturnType<typeof rulesDatabase>;

/** Returns the data without one of its fields. */
export function without(field: string, data: DocumentData): DocumentData {
  const { [field]: _, ...rest } = data;
  return rest;
}

/** Fails unless the rules deny a request, and says `what` it was. */
export async function assertFails(request: Promise<unknown>, what?: string): Promise<void> {
  const outcome = await request.then(
    () => 'allowed',
    (error) => error.code ?? error.message,
  );
  expect(outcome, what).toBe('permission-denied');
}

/** Fails if the rules deny a request, and says `what` it was. */
export async function assertSucceeds<Result>(request: Promise<Result>, what = ''): Promise<Result> {
  return await request.catch((error) => {
    throw Object.assign(error, { message: what + error.message });
  });
}
