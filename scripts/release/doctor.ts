import type { Env } from '#src/lib/env.schema.ts';
import { site } from '#src/site.ts';
import { readArguments } from '../lib/arguments.ts';
import { runCommand } from '../lib/command.ts';
import { ownerCredentials } from '../owner/owner-command.ts';
import { type Finding, isBlocking, printFinding, runChecks } from './checks/check.ts';
import { askGoogle, inProject, type Patient } from './checks/google-project.ts';
import { projectChecks } from './checks/project-checks.ts';
import { productionSettings, systemTools } from './deploy/tools.ts';

/**
 * Examines the project of these settings, with the account that is signed in on this machine.
 *
 * @throws Failure that says how to sign in
 */
export async function examineProject(env: Env): Promise<Finding[]> {
  const credential = await ownerCredentials();
  const { access_token } = await credential.getAccessToken();
  return examine({
    ask: askGoogle(env.firebase.projectId, access_token),
    env,
    hostname: new URL(site.url).hostname,
    read: systemTools.read,
  });
}

/** Runs all checks of a project. */
export async function examine(patient: Patient): Promise<Finding[]> {
  const wayOut =
    'mend what stands above, or sign in as an owner: gcloud auth application-default login';
  const findings = await runChecks(projectChecks, patient, wayOut);
  const named = (text: string) => inProject(patient.env.firebase.projectId, text);
  return findings.map(({ faults, ...finding }) => ({
    ...finding,
    faults: faults.map(({ what, mend }) => ({ what: named(what), mend: named(mend) })),
  }));
}

if (import.meta.main) {
  runCommand(async () => {
    readArguments({});
    const env = productionSettings();
    console.log(`Looking at ${env.firebase.projectId}.`);
    const findings = await examineProject(env);
    for (const line of findings.flatMap((finding) => printFinding(finding))) console.log(line);
    return findings.some(isBlocking) ? 1 : 0;
  });
}
