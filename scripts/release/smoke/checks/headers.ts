import { headerFaults } from '../../hosting/header-faults.ts';
import type { Check } from '../check.ts';

/** One address of each kind that the table knows, beside the pages. */
const others = ['/images/hero.svg', '/favicon.ico', '/robots.txt', '/no-such-page'];

/** Pages, pictures, icons and the not-found page come with the headers of the table. */
export const headersCheck: Check = {
  name: 'Every answer has its headers',
  advice:
    'Compare firebase.json with scripts/release/hosting/expected-headers.ts and ship hosting again',
  async faults({ pages, ask }) {
    const answers = [...pages, ...(await Promise.all(others.map(ask)))];
    return answers.flatMap(headerFaults);
  },
};
