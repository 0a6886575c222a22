import { readFileSync } from 'node:fs';

/** Names the project whose rules are already in the emulator when they differ from the file's. */
export const rulesProjectVariable = 'RULES_PROJECT';

/** The rules of the site. */
export const rulesFile = 'firestore.rules';

const preparedProject = process.env[rulesProjectVariable];

/** Returns the emulator's project of `rulesDatabase(name)` in this run. */
export function rulesProjectId(name: string): string {
  return preparedProject ?? `demo-keystead-rules-${name}`;
}

/** Returns the rules that a test has to load, or none when they already are. */
export function rulesToLoad(): { rules?: string } {
  return preparedProject ? {} : { rules: readFileSync(rulesFile, 'utf8') };
}

/** The message of a test that compares schema and rules when they disagree. */
export const disagreement = 'rules and schema disagree';
