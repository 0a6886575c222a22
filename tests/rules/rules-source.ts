import { readFileSync } from 'node:fs';
import { site } from '#src/site.ts';

/** Names the project whose rules are already in the emulator when they differ from the file's. */
export const rulesProjectVariable = 'RULES_PROJECT';

/** Says that the emulator was started with the rules of the file, so each of its projects has them. */
export const rulesInForceVariable = 'RULES_IN_FORCE';

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
  return preparedProject ?? `demo-${site.slug}-rules-${name}`;
}

/** The projects into which this process has loaded the rules. */
const loaded = new Set<string>();

/** Returns the rules that a test has to load into a project, or null when they already are. */
export function rulesToLoad(projectId: string): string | null {
  const inForce = preparedProject ?? process.env[rulesInForceVariable];
  if (inForce || loaded.has(projectId)) return null;
  loaded.add(projectId);
  return readFileSync(rulesFile, 'utf8');
}

/** The message of a test that compares schema and rules when they disagree. */
export const disagreement = 'rules and schema disagree';

/** A project in a Firestore emulator. */
export interface EmulatorProject {
  /** Host and port of the emulator. */
  address: string;
  projectId: string;
}

/** Applies the rules to a project. Returns false if they do not compile; then the previous rules stay. */
export async function loadRules(
  rules: string,
  { address, projectId }: EmulatorProject,
): Promise<boolean> {
  const url = `http://${address}/emulator/v1/projects/${projectId}:securityRules`;
  const answer = await fetch(url, {
    method: 'PUT',
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content: rules }] } }),
  });
  return answer.ok;
}

/** Deletes all documents of a project. */
export async function emptyProject({ address, projectId }: EmulatorProject): Promise<void> {
  const url = `http://${address}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const answer = await fetch(url, { method: 'DELETE' });
  if (!answer.ok) throw new Error(`The emulator does not delete: ${answer.status}`);
}

/**
 * Returns the rules after a command of docs/deploying.md, "When somebody reads too much".
 *
 * @param part what only this command writes into the rules
 */
export function changedRules(part: string): string {
  const commands = readFileSync('docs/deploying.md', 'utf8').matchAll(
    /perl -pi -e 's\/(.+?)\/(.+?)\/' firestore\.rules/g,
  );
  const [, pattern = '', replacement = ''] =
    [...commands].find(([, , written]) => written?.includes(part)) ?? [];
  return readFileSync(rulesFile, 'utf8')
    .split('\n')
    .map((line) => line.replace(new RegExp(pattern), replacement))
    .join('\n');
}
