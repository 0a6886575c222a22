import explanations from './explained-survivors.json' with { type: 'json' };
import type { Mutant } from './mutants.ts';

/** The names of the mutants that decide as the rules do for every request, so that no test can kill them. */
export const explainedSurvivors: readonly string[] = Object.values(explanations).flat();

export interface MutationResult {
  killed: Mutant[];
  survived: Mutant[];
  invalid: Mutant[];
}

/**
 * Returns what is wrong with a result, in a line each.
 *
 * @param isWhole whether the mutants were not chosen, so that their share counts
 */
export function findProblems(
  { killed, survived }: MutationResult,
  isWhole: boolean,
  explained = explainedSurvivors,
): string[] {
  const isExplained = ({ name }: Mutant) => explained.includes(name);
  const lines = (what: string, mutants: Mutant[]) => mutants.map(({ name }) => `${what}: ${name}`);
  const unexplained = survived.filter((mutant) => !isExplained(mutant));
  const share = killed.length / (killed.length + survived.length);
  return [
    ...lines('No test notices, and nothing explains', unexplained),
    ...lines('About receipts, roles or ownership, and no test notices', survived.filter(isGuard)),
    ...lines('Explained as a survivor, but a test notices', killed.filter(isExplained)),
    ...(isWhole && share < 0.95 ? [`Only ${(share * 100).toFixed(1)}% are noticed.`] : []),
  ];
}

export function formatFigure({ killed, survived }: MutationResult): string {
  const total = killed.length + survived.length;
  const guards = survived.filter(isGuard).length || 'none';
  return `${killed.length} of ${total} killed, ${survived.length} explained, ${guards} of receipts, roles or ownership`;
}

const guards =
  /^\/(?:botReceipts|users)\/|\b(?:isAdmin|isAtDesk|isOwnRecordOfAdmin|isUserRecord|hasReceipt|leavesNoReceipt|isReceiptFor|isReceiptId|changesNothingBut|request\.auth)\b/;

/** Whether a mutant concerns receipts, roles or ownership; no such mutant may survive. */
export function isGuard({ scope, clause }: Mutant): boolean {
  return guards.test(scope) || guards.test(clause);
}
