/** Names the rules that the tests of the rules look at, if not those of the project. */
export const rulesFileVariable = 'RULES_FILE';

/** Sets runs of the tests apart that go on side by side on one emulator, each with its own rules. */
export const rulesLaneVariable = 'RULES_LANE';

/** The rules to look at. */
export const rulesFile: string = process.env[rulesFileVariable] ?? 'firestore.rules';

/** The emulator project of `rulesDatabase(name)` in this run. */
export function rulesProjectId(name: string): string {
  return `demo-keystead-rules-${name}${process.env[rulesLaneVariable] ?? ''}`;
}

/** Said by a test that sends what the schema judged, when the rules judge otherwise. */
export const disagreement = 'rules and schema disagree';
