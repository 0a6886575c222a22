import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { PercentField } from './PercentField.tsx';
import styles from './RateField.module.css';
import { numberText } from './read-number.ts';
import { todaysRate } from './todays-rate.ts';

interface RateFieldProps {
  id: string;
  label?: string;
  text: string;
  /** Decides which of today's rates is offered. */
  termYears: number;
  onChange: (text: string) => void;
}

/** The interest rate of a loan, with a button that fills in the site's current example rate. */
export function RateField({
  id,
  label = 'Interest rate',
  text,
  termYears,
  onChange,
}: RateFieldProps) {
  const [note, setNote] = useState<string>();
  const [busy, setBusy] = useState(false);

  async function fillIn() {
    setBusy(true);
    const rate = await todaysRate(termYears);
    setBusy(false);
    if (rate) onChange(numberText(rate.percent));
    setNote(rate ? `Today’s example: ${rate.kind}.` : 'Today’s rates are not available right now.');
  }

  return (
    <div className={styles.rate}>
      <PercentField
        id={id}
        label={label}
        hint={note ?? 'Yearly rate in percent.'}
        text={text}
        onChange={(typed) => {
          if (typed !== text) setNote(undefined);
          onChange(typed);
        }}
      />
      <Button variant="link" className="screen-only" busy={busy} onClick={fillIn}>
        Use today’s example rate
      </Button>
    </div>
  );
}
