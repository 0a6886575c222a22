import type { DocumentData } from 'firebase/firestore/lite';
import { test } from 'vitest';
import {
  assertFails,
  assertSucceeds,
  everyone,
  type Persona,
  type RulesDatabase,
} from './rules-database.ts';

/** The persona from which on everybody may do something; each may do what those before it may. */
type Lowest = Persona | 'nobody';

/** Tests that a request is allowed from a persona on, and denied to those before it. */
export function testWho(
  what: string,
  lowest: Lowest,
  send: (persona: Persona) => Promise<unknown>,
): void {
  const allowed = lowest === 'nobody' ? [] : everyone.slice(everyone.indexOf(lowest));
  test.each(everyone)(`${what} (allowed: ${lowest}): %s`, async (persona) => {
    await (allowed.includes(persona) ? assertSucceeds : assertFails)(send(persona));
  });
}

/** Tests who may get and delete a stored document, and list and count those beside it. */
export function testAccess(
  database: RulesDatabase,
  path: string,
  may: Readonly<Partial<Record<'get' | 'list' | 'delete', Lowest>>>,
  stored: DocumentData = { text: 'x' },
): void {
  const collection = path.slice(0, path.lastIndexOf('/'));
  const requests = [
    ['get', path, may.get],
    ['list', collection, may.list],
    ['count', collection, may.list],
    ['delete', path, may.delete],
  ] as const;
  for (const [operation, place, lowest] of requests) {
    if (!lowest) continue;
    testWho(`${operation} ${place}`, lowest, async (persona) => {
      await database.store(path, stored);
      await database.by(persona)[operation](place);
    });
  }
}
