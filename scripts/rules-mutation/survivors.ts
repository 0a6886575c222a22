/** A mutant that no test can kill. */
export interface ExplainedSurvivor {
  /** Its name. */
  mutant: string;
  /** Why it decides as the rules do, whatever is asked. */
  because: string;
}

/** The mutants that may survive, each with its reason. */
export const explainedSurvivors: ExplainedSurvivor[] = [];
