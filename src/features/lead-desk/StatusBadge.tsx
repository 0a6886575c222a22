import { type LeadState, leadStatuses } from '#src/domain/leads/lead-state.ts';
import { classNames } from '#src/ui/class-names.ts';
import styles from './StatusBadge.module.css';

const labels = Object.fromEntries(leadStatuses.map(({ value, label }) => [value, label]));

/** The status of a lead; new leads are highlighted. */
export function StatusBadge({ state }: { state: LeadState | undefined }) {
  return (
    <span className={classNames(styles.badge, !state && styles.unopened)}>
      {state ? labels[state.status] : 'Not opened yet'}
    </span>
  );
}
