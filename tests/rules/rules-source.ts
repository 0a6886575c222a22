import { readFileSync } from 'node:fs';

/** Names the project whose rules are already in the emulator, when they are not those of the file. */
export const rulesProjectVariable = 'RULES_PROJECT';

/** The rules of the site. */
export const rulesFile = 'firestore.rules';

const preparedProject = process.env[rulesProjectVariable];

/** The emulator's project of `rulesDatabase(name)` in this run. */
export function rulesProjectId(name: string): string {
  return preparedProject ?? `demo-keystead-rules-${name}`;
}

/** The rules that a test has to put in force; none where they already are. */
export function rulesToLoad(): { rules?: string } {
  return preparedProject ? {} : { rules: readFileSync(rulesFile, 'utf8') };
}

/** Said by a test that sends what the schema judged, when the rules judge otherwise. */
export const disagreement = 'rules and schema disagree';
