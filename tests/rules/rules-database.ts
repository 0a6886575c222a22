import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  type DocumentData,
  doc,
  type Firestore,
  getFirestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { host, ports } from '#scripts/local/stack.ts';
import { emulatorAddress } from '#src/lib/firebase/emulator-address.ts';
import { rulesProjectId, rulesToLoad } from './rules-source.ts';

/** The emulator's address: that of a running suite, or the standard one. */
export const [firestoreHost, firestorePort] = emulatorAddress(
  process.env.FIRESTORE_EMULATOR_HOST ?? `${host}:${ports.firestore}`,
);

export const adminUid = 'admin-uid';
export const adminEmail = 'admin@example.com';
export const signedInEmail = 'Admin@Example.com';

/** Everyone the rules distinguish away from the lead desk. The admin's sign-in is an old one. */
export const personas = ['a visitor', 'a signed-in user', 'an admin'] as const;
export type Persona = (typeof personas)[number] | 'an admin at the desk';

/** How long after a sign-in the lead desk is open, in seconds. */
const deskSeconds = 12 * 60 * 60;
const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1_000) - seconds;

/**
 * Provides an empty database under firestore.rules for each test of a file.
 *
 * @param name gives the file a project of its own
 */
export function rulesDatabase(name?: string) {
  const projectId = rulesProjectId(name);
  let environment: RulesTestEnvironment;
  let contexts: Record<Persona, RulesTestContext>;
  let ownerApp: FirebaseApp;
  let owner: Firestore;

  beforeAll(async () => {
    // Every expected denial would log a warning.
    setLogLevel('error');
    environment = await initializeTestEnvironment({
      projectId,
      firestore: { host: firestoreHost, port: firestorePort, ...rulesToLoad(projectId) },
    });
    // One connection for the file. withSecurityRulesDisabled() would open one each time.
    ownerApp = initializeApp({ projectId }, `${projectId} owner`);
    owner = getFirestore(ownerApp);
    connectFirestoreEmulator(owner, firestoreHost, firestorePort, { mockUserToken: 'owner' });
    contexts = {
      'a visitor': environment.unauthenticatedContext(),
      'a signed-in user': environment.authenticatedContext('user-uid', {
        email: 'user@example.com',
        auth_time: secondsAgo(0),
      }),
      'an admin': adminSince(secondsAgo(deskSeconds + 5)),
      'an admin at the desk': adminSince(secondsAgo(deskSeconds - 300)),
    };
  });
  beforeEach(() => environment.clearFirestore());

  function adminSince(signedInAt: number): RulesTestContext {
    return environment.authenticatedContext(adminUid, {
      // Sign-in keeps capital letters, and records do not.
      email: signedInEmail,
      role: 'admin',
      auth_time: signedInAt,
    });
  }

  afterAll(async () => {
    await environment.clearFirestore();
    await environment.cleanup();
    await deleteApp(ownerApp);
  });

  /** Runs `work` past the rules, as the verifier and the owner's scripts do. */
  function bypassRules(work: (database: Firestore) => Promise<void>): Promise<void> {
    return work(owner);
  }

  return {
    projectId,
    bypassRules,
    as: (persona: Persona) => databaseOf(contexts[persona]),
    store: (path: string, data: DocumentData) =>
      bypassRules((database) => setDoc(doc(database, path), data)),
  };
}

/** Returns the compat database of the test context as one that the modular SDK accepts. */
function databaseOf(context: RulesTestContext): Firestore {
  return context.firestore() as unknown as Firestore;
}

/** The result of rulesDatabase. */
export type RulesDatabase = ReturnType<typeof rulesDatabase>;

/** Returns the data without one of its fields. */
export function without(field: string, data: DocumentData): DocumentData {
  const { [field]: _, ...rest } = data;
  return rest;
}
