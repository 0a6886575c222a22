/** How often the role is looked for before its absence is believed. */
const roleTries = 5;
const betweenTriesMs = 1_000;

/**
 * Whether an account is the admin's. The claim may be given moments after the account was made, so
 * it is looked for five times, a second apart.
 *
 * @param readRole refreshes the sign-in token and reads its role claim
 * @throws what `readRole` throws, at once: a check that cannot be made has no outcome
 */
export async function hasAdminRole(readRole: () => Promise<unknown>): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    if ((await readRole()) === 'admin') return true;
    if (tries === roleTries) return false;
    await new Promise((resolve) => setTimeout(resolve, betweenTriesMs));
  }
}
