import { headerFaults } from '../../hosting/header-faults.ts';
import type { Check } from '../check.ts';

/** One address of each other kind in the table. */
const others = ['/images/hero.svg', '/favicon.ico', '/robots.txt', '/no-such-page'];

/** Checks that pages, pictures, icons and the not-found page have the headers of the table. */
export const headersCheck: Check = {
  name: 'Every answer has its headers',
  advice:
    'Compare firebase.json with scripts/release/hosting/expected-headers.ts and ship hosting again',
  async faults({ pages, ask }) {
    const answers = [...pages, ...(await Promise.all(others.map(ask)))];
    return answers.flatMap(headerFaults);
  },
};
