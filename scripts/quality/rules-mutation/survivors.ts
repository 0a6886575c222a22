import type { Mutant } from './mutants.ts';

/** A mutant that no test can kill. */
export interface ExplainedSurvivor {
  mutant: string;
  /** Why it makes the same decision as the rules for every request. */
  because: string;
}

const because = (reason: string, mutants: string[]): ExplainedSurvivor[] =>
  mutants.map((mutant) => ({ mutant, because: reason }));

/** The mutants that may survive, each with its reason. */
export const explainedSurvivors: ExplainedSurvivor[] = [
  ...because('What is no text has neither matches() nor replace(): an error, which denies.', [
    'isText: {value is string → true}',
    'isPhoneOfDigits: {value is string → true}',
    'isSlug: {value is string → true}',
    'isZipCode: {value is string → true}',
    'isDownPayment: {value is string → true}',
    'isIsoTime: {value is string → true}',
  ]),
  ...because('To compare what is no number with a number is an error, which denies.', [
    'isDollars: {value is number → true}',
    'isScore: {value is number → true}',
  ]),
  ...because('What is no list has no first line that says what was done.', [
    'isLeadState: {state.history is list → true}',
  ]),
  ...because('What is no list has neither toSet() nor a first element that is a state.', [
    'areLeadTypes: {value is list → true}',
    'isListOfOneState: {value is list → true}',
  ]),
  ...because('The pattern of a tidy text asks for a character, too.', [
    'isTidyText: isText(value, {1 → 0}, maxLength)',
    'isNewContact: isTidyLine(contact.name, {1 → 0}, 100)',
    'namesACompany: isTidyLine(application.companyName, {1 → 0}, 100)',
    'namesACompany: isTidyLine(application.companyType, {1 → 0}, 100)',
    'namesBuyer: isTidyLine(change.buyer, {1 → 0}, 100)',
    'tellsBuyer: isTidyLine(change.text, {1 → 0}, 100)',
    'saysWhomToContact: isTidyLine(application.contactName, {1 → 0}, 100)',
    'saysWhatToBuy: isTidyLine(application.monthlyBudget, {1 → 0}, 100)',
    'saysWhatToBuy: isTidyLine(application.leadVolume, {1 → 0}, 100)',
  ]),
  ...because('The pattern asks for more characters than that.', [
    'isEmail: isText(value, {1 → 0}, 100)',
    'isEmail: isText(value, {1 → 2}, 100)',
    'isWebsite: isText(value, {1 → 0}, 200)',
    'isWebsite: isText(value, {1 → 2}, 200)',
  ]),
  ...because('What stands for a list that is missing is a list of words as well.', [
    "isNormalizationOfPost: …st(request.resource.data.get('states', [{ → 'unknown'}]))",
    "isNormalizationOfPost: …(request.resource.data.get('keywords', [{ → 'unknown'}]))",
  ]),
  ...because('No update of a post may change a field of that name.', [
    "tellsOfEdit: …nged.hasOnly(named.concat(['dateUpdated'{ → , 'unknown'}]))",
  ]),
  ...because('No draft has a field of that name.', [
    "isDraftAgain: …fore).affectedKeys().hasOnly(['by', 'at'{ → , 'unknown'}])",
  ]),
  ...because('Less than a microsecond of two days.', [
    'timeOf: …(isoTime[17:19]), int(isoTime[20:23]) * {1000000 → 999999})',
    'timeOf: …(isoTime[17:19]), int(isoTime[20:23]) * {1000000 → 1000001})',
  ]),
  ...because('A path of one document is not that of a list.', [
    '/siteData/current get: {get → get, list}: if true',
    '/siteData/profile get: {get → get, list}: if true',
  ]),
  ...because('A list has no id of a file: an error, which denies.', [
    '/pictureFiles/{fileId} delete: {delete → delete, list}: if goesWithPicture(fileId)',
  ]),
];

export interface MutationResult {
  killed: Mutant[];
  survived: Mutant[];
  invalid: Mutant[];
}

/** Share of the mutants that must be killed, of those that compile. */
const leastKilled = 0.95;

/**
 * Returns what is wrong with a result, in a line each.
 *
 * @param isWhole whether the mutants were not chosen, so that their share counts
 */
export function problemsOf(
  { killed, survived }: MutationResult,
  isWhole: boolean,
  explained: readonly ExplainedSurvivor[] = explainedSurvivors,
): string[] {
  const isExplained = ({ name }: Mutant) => explained.some(({ mutant }) => mutant === name);
  const lines = (what: string, mutants: Mutant[]) => mutants.map(({ name }) => `${what}: ${name}`);
  const unexplained = survived.filter((mutant) => !isExplained(mutant));
  const share = killed.length / (killed.length + survived.length);
  return [
    ...lines('No test notices, and nothing explains', unexplained),
    ...lines('About receipts, roles or ownership, and no test notices', survived.filter(isGuard)),
    ...lines('Explained as a survivor, but a test notices', killed.filter(isExplained)),
    ...(isWhole && share < leastKilled ? [`Only ${(share * 100).toFixed(1)}% are noticed.`] : []),
  ];
}

export function figureOf({ killed, survived }: MutationResult): string {
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
