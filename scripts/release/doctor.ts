import type { Env } from '#src/lib/addresses/env.schema.ts';
import { site } from '#src/site.ts';
import { readArguments, runCommand } from '../lib/command.ts';
import { ownerCredentials } from '../owner/owner-command.ts';
import { type CheckResult, isBlocking, printFinding, runChecks } from './checks/check.ts';
import { type ProjectUnderCheck, projectChecks } from './checks/project-checks.ts';
import { productionSettings, systemTools } from './deploy/steps.ts';

/** Examines the project of these settings, with the account that is signed in on this machine. */
export async function examineProject(env: Env): Promise<CheckResult[]> {
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
export async function examine(project: ProjectUnderCheck): Promise<CheckResult[]> {
  const wayOut =
    'mend what stands above, or sign in as an owner: gcloud auth application-default login';
  const findings = await runChecks(projectChecks, project, wayOut);
  const named = (text: string) => inProject(project.env.firebase.projectId, text);
  return findings.map(({ faults, ...finding }) => ({
    ...finding,
    faults: faults.map(({ what, mend }) => ({ what: named(what), mend: named(mend) })),
  }));
}

/** Returns a text about `PROJECT` with the project's id. */
export function inProject(projectId: string, text: string): string {
  return text.replaceAll(/\bPROJECT\b/g, projectId);
}

/** Returns `ask` of a project. */
export function askGoogle(
  projectId: string,
  accessToken: string,
  send = fetch,
): ProjectUnderCheck['ask'] {
  return async (address, body) => {
    const [, api, path] = /^(\w+)(\/.*)$/.exec(inProject(projectId, address)) ?? [];
    const response = await send(`https://${api}.googleapis.com${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${accessToken}`,
        'content-type': 'application/json',
        'x-goog-user-project': projectId,
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(30_000),
    });
    const answer = await response.json().catch(() => ({}));
    if (response.status === 404) return {};
    if (!response.ok) throw new Error(answer.error?.message ?? `status ${response.status}`);
    return answer;
  };
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
