/** The wizard's state in an entry of the browser's history. */
export interface StepState {
  /** Whether Next led here from the previous step. */
  forward?: boolean;
  /** Whether the visitor came from the last step to change something, and will return there. */
  fromLastStep?: boolean;
  /** The field that takes the focus; if undefined, the step's heading does. */
  field?: string;
  /** Whether the lead is stored. */
  submitted?: boolean;
  /** The id of the stored lead. */
  leadId?: string;
}

/** Returns the address of a step, for a router link. */
export function stepLink(step: number) {
  return { search: step === 1 ? '' : `?step=${step}` };
}

/** The state of a link from the last step to an earlier one. */
export const fromLastStep: StepState = { fromLastStep: true };
