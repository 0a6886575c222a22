import type { Mutant } from './mutants.ts';
import type { MutationResult } from './mutate-rules.ts';
import type { ExplainedSurvivor } from './survivors.ts';

/** Share of the mutants that must be killed, of those that compile. */
const leastKilled = 0.95;

/** Returns the problems with the survivors; empty if there are none. */
export function problemsOf(
  { killed, survived }: MutationResult,
  explained: ExplainedSurvivor[],
): string[] {
  const names = new Set(explained.map(({ mutant }) => mutant));
  const list = (what: string, mutants: Mutant[]) => mutants.map(({ name }) => `${what}: ${name}`);
  return [
    ...list(
      'No test notices, and nothing explains',
      survived.filter(({ name }) => !names.has(name)),
    ),
    ...list('About receipts, roles or ownership, and no test notices', survived.filter(isGuard)),
    ...list(
      'Explained as a survivor, but a test notices',
      killed.filter(({ name }) => names.has(name)),
    ),
  ];
}

/** Returns the problem with the share of killed mutants; empty if it is high enough. */
export function shareProblemsOf({ killed, survived }: MutationResult): string[] {
  const share = killed.length / (killed.length + survived.length);
  return share < leastKilled ? [`Only ${(share * 100).toFixed(1)}% are noticed.`] : [];
}

/** Returns the counts in words. */
export function figureOf({ killed, survived }: MutationResult): string {
  const total = killed.length + survived.length;
  const guards = survived.filter(isGuard).length || 'none';
  return `${killed.length} of ${total} killed, ${survived.length} explained, ${guards} of receipts, roles or ownership`;
}

/** Paths and functions about identity, ownership and bot checks. */
const places = [
  '/botReceipts/{receiptId}',
  '/users/{email}',
  'isAdmin',
  'isAtDesk',
  'isOwnRecordOfAdmin',
  'isUserRecord',
  'hasReceipt',
  'leavesNoReceipt',
  'isReceiptFor',
  'isReceiptId',
];
const mentions =
  /\b(?:isAdmin|isAtDesk|isOwnRecordOfAdmin|isUserRecord|hasReceipt|leavesNoReceipt|isReceiptFor|isReceiptId|changesNothingBut|request\.auth)\b/;

/** Whether a mutant concerns receipts, roles or ownership; no such mutant may survive. */
export function isGuard({ scope, clause }: Mutant): boolean {
  const [place = ''] = scope.split(' ');
  return places.includes(place) || mentions.test(clause);
}
