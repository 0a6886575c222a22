/** What a lane is asked: whether these tests notice the rules in force. */
export interface LaneJob {
  /** Files of tests, as absolute paths. */
  files: string[];
  /** Source of the pattern that a test's name must match; null: all tests. */
  names: string | null;
}

/** A test of the rules. */
export interface NamedTest {
  /** Absolute path. */
  file: string;
  name: string;
}

/** What a lane answers. */
export interface LaneAnswer {
  /** The first test that failed; null when all passed. */
  failed: { name: string; reason: string } | null;
  /** What broke without any test to blame, such as a hook. */
  broken: string[];
  passed: NamedTest[];
}
