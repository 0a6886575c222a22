import type { Mutant } from './mutants.ts';
import type { MutationResult } from './mutate-rules.ts';
import type { ExplainedSurvivor } from './survivors.ts';

/** Of the mutants that compile, how many must be killed. */
const leastKilled = 0.95;

/** What is wrong with what became of the mutants; nothing, if all is well. */
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

/** What is wrong with how many of all mutants are killed; nothing, if it is enough. */
export function shareProblemsOf({ killed, survived }: MutationResult): string[] {
  const share = killed.length / (killed.length + survived.length);
  return share < leastKilled ? [`Only ${(share * 100).toFixed(1)} % are noticed.`] : [];
}

/** What was counted, in words. */
export function figureOf({ killed, survived }: MutationResult): string {
  const total = killed.length + survived.length;
  const guards = survived.filter(isGuard).length || 'none';
  return `${killed.length} of ${total} killed, ${survived.length} explained, ${guards} of receipts, roles or ownership`;
}

/** Where the rules say who somebody is, whose a document is, and that a bot check took place. */
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

/** Whether a clause is about receipts, roles or ownership: no such mutant may survive. */
export function isGuard({ scope, clause }: Mutant): boolean {
  const [place = ''] = scope.split(' ');
  return places.includes(place) || mentions.test(clause);
}
