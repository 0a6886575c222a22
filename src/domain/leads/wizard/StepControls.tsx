import { Button } from '#src/ui/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import styles from './StepControls.module.css';

export interface ControlLabels {
  back: string;
  submit: string;
}

interface StepControlsProps {
  labels: ControlLabels;
  isFirstStep: boolean;
  isLastStep: boolean;
  /** Whether Next is waiting for the validation to load. */
  validating: boolean;
  sending: boolean;
  canSubmit: boolean;
  onBack(): void;
}

/** The buttons Back and Next, or Back and Submit on the last step. */
export function StepControls({
  labels,
  isFirstStep,
  isLastStep,
  validating,
  sending,
  canSubmit,
  onBack,
}: StepControlsProps) {
  return (
    <div className={classNames(styles.controls, !isLastStep && styles.atHand)}>
      {isLastStep ? (
        <Button type="submit" busy={sending} disabled={sending || !canSubmit}>
          {sending ? 'Submitting...' : labels.submit}
        </Button>
      ) : (
        <Button type="submit" busy={validating}>
          {validating ? 'Checking...' : 'Next'}
        </Button>
      )}
      {!isFirstStep && (
        <Button variant="quiet" onClick={onBack} disabled={sending}>
          {labels.back}
        </Button>
      )}
    </div>
  );
}
