import { type LeadChange, type LeadState, leadStatuses } from '#src/domain/leads/lead-state.ts';
import { SelectField } from '#src/ui/SelectField.tsx';

interface StatusFieldProps {
  state: LeadState;
  busy: boolean;
  onChange: (what: LeadChange['what'], text: string) => Promise<boolean>;
}

/** Passing on has its own form. */
const choices = leadStatuses.filter(({ value }) => value !== 'passed-on');

/** The status of a lead; a choice is saved at once. */
export function StatusField({ state, busy, onChange }: StatusFieldProps) {
  const isPassedOn = state.status === 'passed-on';
  return (
    <SelectField
      label="Status"
      name="status"
      placeholder={isPassedOn ? 'Passed on' : 'Choose a status'}
      options={choices}
      value={isPassedOn ? '' : state.status}
      aria-busy={busy}
      onChange={({ currentTarget }) => {
        if (currentTarget.value && !busy) void onChange('status', currentTarget.value);
      }}
    />
  );
}
