import { parametersFault } from '../../deploy/parameters.ts';
import { type Check, unless } from '../check.ts';

/** The functions' parameters are there, and fit the site. */
export const parametersCheck: Check = {
  name: 'parameters of the functions',
  madeBy: 'owner',
  async look({ env, hostname, read }) {
    const fault = parametersFault(env, hostname, read);
    return unless(fault === undefined, fault ?? '', 'docs/deploying.md, "Settings"');
  },
};
