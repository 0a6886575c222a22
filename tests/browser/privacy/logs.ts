import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { logFolder, logPath, readLog, testLogPrefix } from '#scripts/lib/failure.ts';
import { root } from '#scripts/lib/root.ts';
import { fieldsIn, type PrivateValues } from './private-values.ts';

/** The database emulator's own log shows what it was sent. It is not a log of the product. */
const databaseLog = 'firestore-debug.log';

/** Returns what the functions have logged so far, with the other output of the emulators. */
export function functionsLog(): string {
  return readLog(logPath('emulators'));
}

/**
 * Returns the logs that contain a typed value. Test logs are left out: they name slow tests, some
 * of them by a value that a form offers.
 */
export function logsWith(values: PrivateValues): string[] {
  return readdirSync(join(root, logFolder))
    .filter((file) => file.endsWith('.log') && file !== databaseLog)
    .filter((file) => !file.startsWith(testLogPrefix))
    .filter((file) => fieldsIn(readLog(join(logFolder, file)), values).length > 0);
}
