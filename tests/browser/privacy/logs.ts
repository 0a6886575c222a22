import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { logFolder, logPath, readLog, testLogPrefix } from '#scripts/lib/logs.ts';
import { root } from '#scripts/lib/root.ts';
import { fieldsIn, type Marks } from './marks.ts';

/** The database emulator's own, which shows what it was sent; no log of the product. */
const databaseLog = 'firestore-debug.log';

/** What the functions have logged until now, among what the emulators say. */
export function functionsLog(): string {
  return readLog(logPath('emulators'));
}

/**
 * The logs in which a typed value stands. Those of tests are left out: they name slow tests, some
 * of them by a value that a form offers.
 */
export function logsWith(marks: Marks): string[] {
  return readdirSync(join(root, logFolder))
    .filter((file) => file.endsWith('.log') && file !== databaseLog)
    .filter((file) => !file.startsWith(testLogPrefix))
    .filter((file) => fieldsIn(readLog(join(logFolder, file)), marks).length > 0);
}
