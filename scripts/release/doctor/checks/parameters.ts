import { parametersFault } from '../../deploy/parameters.ts';
import { type Check, unless } from '../check.ts';

/** Checks that the functions' parameters are complete and match the site. */
export const parametersCheck: Check = {
  name: 'parameters of the functions',
  madeBy: 'owner',
  async look({ env, hostname, read }) {
    const fault = parametersFault(env, hostname, read);
    return unless(fault === undefined, fault ?? '', 'docs/deploying.md, "Settings"');
  },
};
