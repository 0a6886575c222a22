import type { Check } from '../check.ts';

/** Checks that an unknown address is a 404 with the not-found page, not the home page with a 200. */
export const notFoundCheck: Check = {
  name: 'An unknown address is a real 404',
  advice: 'Look at the rewrites of firebase.json, and whether dist/404.html was shipped',
  async faults({ ask }) {
    const answers = await Promise.all(['/no-such-page', '/quote/no-such-page'].map(ask));
    return answers.flatMap(({ path, status, text }) => [
      ...(status === 404 ? [] : [`${path} answers ${status}`]),
      ...(/<meta name="robots" content="noindex"/.test(text) ? [] : [`${path} is not noindex`]),
    ]);
  },
};
