import { readFileSync } from 'node:fs';

/** Names the project whose rules are already in the emulator when they differ from the file's. */
export const rulesProjectVariable = 'RULES_PROJECT';

/** The rules of the site. */
export const rulesFile = 'firestore.rules';

const preparedProject = process.env[rulesProjectVariable];

/**
 * Returns the emulator's project of `rulesDatabase(name)` in this run.
 *
 * @param name by default, the files that a worker runs one after the other share a project, because
 *   compiling the rules takes the emulator longer than most files take
 */
export function rulesProjectId(name = `worker-${process.env.VITEST_POOL_ID}`): string {
  return preparedProject ?? `demo-keystead-rules-${name}`;
}

/** The projects into which this process has loaded the rules. */
const loaded = new Set<string>();

/** Returns the rules that a test has to load into a project, or none when they already are. */
export function rulesToLoad(projectId: string): { rules?: string } {
  if (preparedProject || loaded.has(projectId)) return {};
  loaded.add(projectId);
  return { rules: readFileSync(rulesFile, 'utf8') };
}

/** The message of a test that compares schema and rules when they disagree. */
export const disagreement = 'rules and schema disagree';
