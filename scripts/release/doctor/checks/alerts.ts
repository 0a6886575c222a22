import { type Check, unless } from '../check.ts';

interface Policy {
  enabled?: boolean;
  notificationChannels?: string[];
  conditions?: { conditionThreshold?: { filter?: string } }[];
}

const metric = 'firestore.googleapis.com/rules/evaluation_count';

/** Checks that there is an alert for refused leads, including those for which the rules end in an error. */
export const alertCheck: Check = {
  name: 'alert on refused leads',
  madeBy: 'owner',
  async look({ google, env: { firebase } }) {
    const { alertPolicies = [] } = await google.ask<{ alertPolicies?: Policy[] }>(
      `monitoring.googleapis.com/v3/projects/${firebase.projectId}/alertPolicies`,
    );
    const seesErrors = ({ conditions = [] }: Policy) =>
      conditions.some(({ conditionThreshold: { filter = '' } = {} }) => {
        return filter.includes(metric) && !/result\s*=\s*"?DENY/.test(filter);
      });
    return unless(
      alertPolicies.some(
        (policy) =>
          policy.enabled !== false &&
          (policy.notificationChannels?.length ?? 0) > 0 &&
          seesErrors(policy),
      ),
      `No policy with a channel watches ${metric} for both DENY and ERROR.`,
      'docs/deploying.md, "Alerts"',
    );
  },
};
