import { Button } from '#src/ui/Button.tsx';
import styles from './StepControls.module.css';
import { lastStep } from './steps.ts';

interface StepControlsProps {
  step: number;
  sending: boolean;
  botCheckReady: boolean;
  onBack(): void;
}

/** Back and Next, and on the review Submit. */
export function StepControls({ step, sending, botCheckReady, onBack }: StepControlsProps) {
  const isReview = step === lastStep;
  return (
    <div className={styles.controls}>
      {isReview ? (
        <Button type="submit" busy={sending} disabled={sending || !botCheckReady}>
          {sending ? 'Submitting...' : 'Submit Inquiry'}
        </Button>
      ) : (
        <Button type="submit">Next</Button>
      )}
      {step > 1 && (
        <Button variant="quiet" onClick={onBack} disabled={sending}>
          Back
        </Button>
      )}
    </div>
  );
}
