import type { Check, Fault, Patient } from './check.ts';
import { billingCheck, permissionsCheck, servicesCheck } from './checks/access.ts';
import { accountCheck } from './checks/account.ts';
import { readsAlertCheck, refusalsAlertCheck } from './checks/alerts.ts';
import {
  databaseCheck,
  mailCheck,
  sameRulesCheck,
  someRulesCheck,
  ttlCheck,
} from './checks/database.ts';
import { factsCheck } from './checks/facts.ts';
import { imagesCheck, verifiersCheck } from './checks/functions.ts';
import { rebuildCheck, siteCheck } from './checks/hosting.ts';
import { parametersCheck } from './checks/parameters.ts';
import { browserKeyCheck, signInCheck } from './checks/sign-in.ts';
import { Unanswered } from './google-api.ts';

/** All checks, in the order in which an owner fixes things. */
const checks: readonly Check[] = [
  permissionsCheck,
  billingCheck,
  servicesCheck,
  databaseCheck,
  someRulesCheck,
  accountCheck,
  parametersCheck,
  siteCheck,
  signInCheck,
  browserKeyCheck,
  refusalsAlertCheck,
  readsAlertCheck,
  sameRulesCheck,
  ttlCheck,
  mailCheck,
  verifiersCheck,
  imagesCheck,
  rebuildCheck,
  factsCheck,
];

/** The result of a check. */
export interface Finding {
  name: string;
  madeBy: Check['madeBy'];
  faults: Fault[];
}

/** Runs all checks. A check without an answer is a fault, too. */
export function examine(patient: Patient): Promise<Finding[]> {
  return Promise.all(
    checks.map(async ({ name, madeBy, look }) => ({
      name,
      madeBy,
      faults: await look(patient).catch((error: Error) => [unseen(error)]),
    })),
  );
}

/** Returns the lines about a finding: one if all is right, or one with a remedy for each fault. */
export function linesOf({ name, madeBy, faults }: Finding): string[] {
  if (faults.length === 0) return [`✔ ${name}`];
  const mark = madeBy === 'owner' ? '✖' : '–';
  return faults.map(({ what, mend }) => `${mark} ${name}: ${what} → ${mend}`);
}

/** Whether something is missing that a deploy does not create. */
export function needsOwner({ madeBy, faults }: Finding): boolean {
  return madeBy === 'owner' && faults.length > 0;
}

function unseen(error: Error): Fault {
  if (
    !(error instanceof Unanswered) &&
    error.name !== 'TimeoutError' &&
    !(error instanceof TypeError)
  )
    throw error;
  return {
    what: `It cannot be looked at (${error.message}).`,
    mend: 'mend what stands above, or sign in as an owner: gcloud auth application-default login',
  };
}
