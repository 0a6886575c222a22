import { isDeepStrictEqual } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp } from 'firebase-admin/firestore';
import { host, ports, projects } from '#scripts/local/stack.ts';
import { quoteLead } from '#src/features/quote/quote.lead.ts';
import type { Quote } from './browser.ts';

const emulator = `${host}:${ports.firestore}`;
process.env.FIRESTORE_EMULATOR_HOST = emulator;
const firestore = getFirestore(initializeApp({ projectId: projects.load }, 'owner'));

/** Empties the project's database, which only this test uses. */
export async function clearDatabase(): Promise<void> {
  const documents = `emulator/v1/projects/${projects.load}/databases/(default)/documents`;
  const response = await fetch(`http://${emulator}/${documents}`, { method: 'DELETE' }).catch(
    (cause) => {
      throw new Error(`Firestore does not answer on ${emulator}: run this by npm run load`, {
        cause,
      });
    },
  );
  if (!response.ok) throw new Error(`Firestore could not be emptied: ${response.status}`);
}

/**
 * Compares the stored quotes with the expected ones.
 *
 * @param expected the quotes by their ids
 * @returns one line for each kind of difference, none when everything matches
 */
export async function differencesFrom(expected: ReadonlyMap<string, Quote>): Promise<string[]> {
  const { docs } = await firestore.collection(quoteLead.collection).get();
  const stored = new Map(docs.map((document) => [document.id, document.data()]));

  const lost = [...expected.keys()].filter((id) => !stored.has(id));
  const surplus = [...stored.keys()].filter((id) => !expected.has(id));
  const altered = [...expected].filter(([id, quote]) => {
    const { createdAt, ...content } = stored.get(id) ?? { createdAt: undefined };
    return stored.has(id) && !(createdAt instanceof Timestamp && isDeepStrictEqual(content, quote));
  });

  return [
    ...line(lost, 'are lost'),
    ...line(surplus, 'are stored that nobody was told of'),
    ...line(altered, 'are stored with other content'),
  ];
}

function line(found: readonly unknown[], what: string): string[] {
  return found.length ? [`${found.length} quotes ${what}`] : [];
}
