import type { Mutant } from './mutants.ts';

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
