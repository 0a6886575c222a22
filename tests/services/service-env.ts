import { siteVariables } from '#scripts/local/stack.ts';
import { type Env, parseEnv } from '#src/lib/addresses/env.schema.ts';
import { firestoreHost, firestorePort } from '#tests/rules/rules-database.ts';
import { rulesProjectId } from '#tests/rules/rules-source.ts';

/** Returns the environment with which a service reads the database of `rulesDatabase()`. */
export function serviceEnv(): Env {
  return parseEnv('test', {
    ...siteVariables(rulesProjectId()),
    VITE_FIRESTORE_EMULATOR: `${firestoreHost}:${firestorePort}`,
  });
}
