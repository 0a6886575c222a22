import { headerFaults } from '../../hosting/header-faults.ts';
import type { Check } from '../check.ts';

/** A script that is not there yet is asked for again as soon as a release has it. */
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
