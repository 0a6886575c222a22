import { keystonePath } from './keystone.ts';
import styles from './Stepper.module.css';

interface StepperProps {
  /** The current step, starting at 1. */
  current: number;
  total: number;
  /** The name of the current step. */
  label: string;
}

const stoneWidth = 40;
const stoneHeight = 36;

/** The progress of a form: one keystone per step, filled in as steps are completed. */
export function Stepper({ current, total, label }: StepperProps) {
  const steps = Array.from({ length: total }, (_, index) => index + 1);
  return (
    <div
      role="progressbar"
      aria-label="Progress"
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={current}
      aria-valuetext={`Step ${current} of ${total}: ${label}`}
      className={styles.stepper}
    >
      <svg
        viewBox={`0 0 ${total * stoneWidth} ${stoneHeight}`}
        width={total * stoneWidth}
        height={stoneHeight}
        aria-hidden="true"
      >
        {steps.map((step) => (
          <path
            key={step}
            d={keystonePath}
            transform={`translate(${(step - 1) * stoneWidth + 4} 3)`}
            className={stateOf(step, current)}
          />
        ))}
      </svg>
      <p className={styles.caption}>{`Step ${current} of ${total}`}</p>
    </div>
  );
}

function stateOf(step: number, current: number) {
  if (step === current) return styles.active;
  return step < current ? styles.done : styles.ahead;
}
