import { type Check, unless } from '../check.ts';

interface Policy {
  enabled?: boolean;
  notificationChannels?: string[];
  conditions?: { conditionThreshold?: { filter?: string } }[];
}

const evaluations = 'firestore.googleapis.com/rules/evaluation_count';
/** The platform counts reads under two names: by database, and under the older one by project. */
const reads = /firestore\.googleapis\.com\/document\/read_(ops_)?count/;

/** Checks that there is an alert for refused leads, including those for which the rules end in an error. */
export const refusalsAlertCheck = alertCheck(
  'alert on refused leads',
  (filter) => filter.includes(evaluations) && !/result\s*=\s*"?DENY/.test(filter),
  `No policy with a channel watches ${evaluations} for both DENY and ERROR.`,
);

/** Checks that there is an alert for a flood of reads, which the rules cannot limit. */
export const readsAlertCheck = alertCheck(
  'alert on reads',
  (filter) => reads.test(filter),
  'No policy with a channel watches firestore.googleapis.com/document/read_ops_count.',
);

function alertCheck(name: string, watches: (filter: string) => boolean, missing: string): Check {
  return {
    name,
    madeBy: 'owner',
    async look({ google, env: { firebase } }) {
      const { alertPolicies = [] } = await google.ask<{ alertPolicies?: Policy[] }>(
        `monitoring.googleapis.com/v3/projects/${firebase.projectId}/alertPolicies`,
      );
      const alerts = alertPolicies.some(
        ({ enabled, notificationChannels = [], conditions = [] }) =>
          enabled !== false &&
          notificationChannels.length > 0 &&
          conditions.some(({ conditionThreshold: { filter = '' } = {} }) => watches(filter)),
      );
      return unless(alerts, missing, 'docs/deploying.md, "Alerts"');
    },
  };
}
