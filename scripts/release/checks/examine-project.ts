import type { Env } from '#src/lib/env.schema.ts';
import { site } from '#src/site.ts';
import { ownerCredentials } from '../../owner/project.ts';
import { type Fault, type Finding, runCheck } from './check.ts';
import { googleApi, type Patient, Unanswered } from './google-project.ts';
import { setupChecks } from './setup-checks.ts';
import { shippedChecks } from './shipped-checks.ts';

/** The checks of `npm run doctor`, in the order in which an owner fixes things. */
const checks = Object.values({ ...setupChecks, ...shippedChecks });

/**
 * Examines the project of these settings, with the account that is signed in on this machine.
 *
 * @param read returns the text of a file of the repository; null if there is none
 * @throws Failure that says how to sign in
 */
export async function examineProject(
  env: Env,
  read: (path: string) => string | null,
): Promise<Finding[]> {
  const credential = await ownerCredentials();
  const { access_token } = await credential.getAccessToken();
  return examine({
    google: googleApi(access_token, env.firebase.projectId),
    env,
    hostname: new URL(site.url).hostname,
    read,
    day: new Date().toISOString().slice(0, 'yyyy-mm-dd'.length),
  });
}

/** Runs all checks of a project. A check without an answer is a fault, too. */
export function examine(project: Omit<Patient, 'projectId'>): Promise<Finding[]> {
  const patient = { ...project, projectId: project.env.firebase.projectId };
  return Promise.all(checks.map((check) => runCheck(check, patient, unseenFault)));
}

function unseenFault(error: Error): Fault {
  const isNoAnswer =
    error instanceof Unanswered || error.name === 'TimeoutError' || error instanceof TypeError;
  if (!isNoAnswer) throw error;
  return {
    what: `It cannot be looked at (${error.message}).`,
    mend: 'mend what stands above, or sign in as an owner: gcloud auth application-default login',
  };
}
