type LeaveCheck = () => Promise<boolean>;

const checks = new Set<LeaveCheck>();

/**
 * Registers a check that runs before the owner signs out, so that unsaved changes are not lost.
 *
 * @param check resolves to whether the owner may leave; it may show a question
 * @returns a function that unregisters the check
 */
export function registerLeaveCheck(check: LeaveCheck): () => void {
  checks.add(check);
  return () => void checks.delete(check);
}

/** Resolves to whether all checks pass. They run one after the other, up to the first that fails. */
export async function mayLeave(): Promise<boolean> {
  for (const check of checks) {
    if (!(await check())) return false;
  }
  return true;
}
