type LeaveCheck = () => Promise<boolean>;

const checks = new Set<LeaveCheck>();

/**
 * Has the page asked before the owner signs out, so that unsaved words are not lost by accident.
 *
 * @param check resolves to whether leaving is all right; it may ask the owner
 * @returns takes the check away again
 */
export function registerLeaveCheck(check: LeaveCheck): () => void {
  checks.add(check);
  return () => void checks.delete(check);
}

/** Whether all that have something to lose agree; asked one after the other, up to the first no. */
export async function mayLeave(): Promise<boolean> {
  for (const check of checks) {
    if (!(await check())) return false;
  }
  return true;
}
