/** What an entry of the browser's history knows of the wizard. */
export interface StepState {
  /** Next led here, from the step before. */
  forward?: boolean;
  /** The visitor came from the last step to change something, and goes back there. */
  fromLastStep?: boolean;
  /** The field that the visitor was led to; without it, the step's heading. */
  field?: string;
  /** The lead is stored. */
  submitted?: boolean;
  /** Its id. */
  leadId?: string;
}

/** The address of a step, for a router link. */
export function stepLink(step: number) {
  return { search: step === 1 ? '' : `?step=${step}` };
}

/** The state of a link from the last step to an earlier one. */
export const fromLastStep: StepState = { fromLastStep: true };
