/** How often the role is read before giving up. */
const roleTries = 5;
const betweenTriesMs = 1_000;

/**
 * Whether an account has the admin role. The claim may be set moments after the account is created,
 * so it is read up to five times, a second apart.
 *
 * @param readRole refreshes the sign-in token and reads its role claim
 * @throws whatever `readRole` throws, without a retry: a failed check has no result
 */
export async function hasAdminRole(readRole: () => Promise<unknown>): Promise<boolean> {
  for (let tries = 1; ; tries++) {
    if ((await readRole()) === 'admin') return true;
    if (tries === roleTries) return false;
    await new Promise((resolve) => setTimeout(resolve, betweenTriesMs));
  }
}
