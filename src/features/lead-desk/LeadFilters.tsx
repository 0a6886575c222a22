import { useState } from 'react';
import { leadStatuses } from '#src/domain/leads/lead-state.ts';
import { Button } from '#src/ui/Button.tsx';
import { SelectField } from '#src/ui/SelectField.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './LeadFilters.module.css';
import { choiceFilters, isNarrowed, type LeadFilter } from './lead-filter.ts';

interface LeadFiltersProps {
  filter: LeadFilter;
  onChange: (filter: LeadFilter) => void;
}

/** Screens with room to show the filters open. */
const wideScreen = '(width >= 52rem)';

/** The filters by status, by date, and by the choices of this lead kind. */
export function LeadFilters({ filter, onChange }: LeadFiltersProps) {
  const { kind, status, from, to, choices } = filter;
  const [isOpen] = useState(() => isNarrowed(filter) || window.matchMedia(wideScreen).matches);
  return (
    <details open={isOpen} className={styles.box}>
      <summary>Filters</summary>
      <div className={styles.filters}>
        <SelectField
          label="Status"
          name="lead-status"
          placeholder="Any status"
          options={leadStatuses}
          value={status}
          onChange={({ currentTarget }) => {
            const wanted = leadStatuses.find(({ value }) => value === currentTarget.value);
            onChange({ ...filter, status: wanted?.value ?? '' });
          }}
        />
        <TextField
          type="date"
          label="Sent from"
          name="lead-from"
          value={from}
          max={to || undefined}
          onChange={({ currentTarget }) => onChange({ ...filter, from: currentTarget.value })}
        />
        <TextField
          type="date"
          label="Sent through"
          name="lead-to"
          value={to}
          min={from || undefined}
          onChange={({ currentTarget }) => onChange({ ...filter, to: currentTarget.value })}
        />
        {choiceFilters[kind].map(({ field, label, options }) => (
          <SelectField
            key={`${kind} ${field}`}
            label={label}
            name={`lead-${field}`}
            placeholder="Any"
            options={options}
            value={choices[field] ?? ''}
            onChange={({ currentTarget }) =>
              onChange({ ...filter, choices: { ...choices, [field]: currentTarget.value } })
            }
          />
        ))}
        {isNarrowed(filter) && (
          <Button
            variant="link"
            className={styles.clear}
            onClick={() => onChange({ kind, status: '', from: '', to: '', choices: {} })}
          >
            Show all
          </Button>
        )}
      </div>
    </details>
  );
}
