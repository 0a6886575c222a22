/** Names the rules that the tests of the rules look at, if not those of the project. */
export const rulesFileVariable = 'RULES_FILE';

/** Sets runs of the tests apart that go on side by side on one emulator, each with its own rules. */
export const rulesLaneVariable = 'RULES_LANE';

/** The rules to look at. */
export const rulesFile: string = process.env[rulesFileVariable] ?? 'firestore.rules';

/** What the names of this run's emulator projects end with. */
export const projectSuffix: string = process.env[rulesLaneVariable] ?? '';
