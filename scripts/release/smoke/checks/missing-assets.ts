import { headerFaults } from '../../hosting/header-faults.ts';
import type { Check } from '../check.ts';

/** Checks that browsers do not cache a missing script, which a later release may have. */
export const missingAssetsCheck: Check = {
  name: 'No browser keeps that a script is missing',
  advice:
    'Hosting does not take the headers of 404.html: take those of /assets/** out of firebase.json and scripts/release/hosting/expected-headers.ts, and ship hosting again',
  async faults({ ask }) {
    const answer = await ask('/assets/no-such-script.js');
    return answer.status === 404
      ? headerFaults(answer)
      : [`${answer.path} answers ${answer.status}`];
  },
};
