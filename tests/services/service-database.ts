import { beforeEach, vi } from 'vitest';
import * as firebase from '#src/data/firebase/firestore.ts';
import { siteTimePath } from '#src/data/state/site-clock.ts';
import { type Persona, rulesDatabase } from '#tests/rules/rules-database.ts';

/**
 * Provides what rulesDatabase does, and makes it the services' database, which they use as a persona. What they log as
 * errors is only noted.
 */
export function serviceDatabase(persona: Persona) {
  const database = rulesDatabase();
  beforeEach(() => {
    vi.spyOn(console, 'error').mockReturnValue();
    vi.spyOn(firebase, 'firestore').mockImplementation(() => database.as(persona));
    return () => vi.restoreAllMocks();
  });
  return database;
}

/** Answers for the site whose time a service asks for. */
export function answerWithTime(): void {
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) =>
    request[0] === siteTimePath
      ? new Response(null, { headers: { date: new Date().toUTCString() } })
      : fetch(...request),
  );
}
