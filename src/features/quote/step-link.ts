/** What an entry of the browser's history knows of the wizard. */
export interface StepState {
  /** Next led here, from the step before. */
  forward?: boolean;
  /** The visitor came from the review to change something, and goes back there. */
  fromReview?: boolean;
  /** The inquiry is stored. */
  submitted?: boolean;
}

/** The address of a step, for a router link. */
export function stepLink(step: number) {
  return { search: step === 1 ? '' : `?step=${step}` };
}

/** The state of a link from the review to a step. */
export const fromReview: StepState = { fromReview: true };
