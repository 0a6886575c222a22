import { type ComponentProps, useState } from 'react';
import { useEarlyInput } from '#src/lib/hooks/use-hydrated.ts';
import styles from './RangeField.module.css';
import { Field, useControlId } from './TextField.tsx';

interface RangeFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'> {
  label: string;
  value: number;
  min: number;
  max: number;
  step?: number;
  /** The value in words, shown beside the label and announced instead of the number. */
  valueText: string;
  /** Formats the minimum and maximum; the default is plain numbers. */
  endText?: (value: number) => string;
}

/** A slider with its ends, buttons for one step, and its value in words, in place of which a number can be typed. */
export function RangeField({ label, valueText, endText = String, ...input }: RangeFieldProps) {
  const id = useControlId(input);
  const { value, step = 1 } = input;
  const [typed, setTyped] = useState<string>();
  const early = useEarlyInput(valueText, (field) => type(field.value));

  /** Moves the slider as a visitor does, so that whatever listens to it hears of the move. */
  function move(to: number) {
    const slider = document.getElementById(id) as HTMLInputElement;
    // It takes the nearest number that it offers.
    slider.valueAsNumber = to;
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function type(text: string) {
    setTyped(text);
    const number = Number(text.replace(/[^\d.]/g, ''));
    if (number) move(number);
  }

  /** Returns a button for a step. The keyboard has the slider's arrow keys for it. */
  const renderStep = (name: string, sign: string, to: number) => (
    <button
      type="button"
      tabIndex={-1}
      aria-label={`${name}: ${label}`}
      className={styles.step}
      onClick={() => move(to)}
    >
      {sign}
    </button>
  );

  return (
    <div className={styles.range}>
      <Field id={id} label={label}>
        {(attributes) => (
          <div>
            <input
              ref={early}
              inputMode="numeric"
              aria-label={`${label}, typed`}
              value={typed ?? valueText}
              className={styles.value}
              onFocus={(event) => event.target.select()}
              onChange={(event) => type(event.target.value)}
              onBlur={() => setTyped(undefined)}
            />
            <div className={styles.line}>
              {renderStep('Less', '−', value - step)}
              <input
                {...input}
                {...attributes}
                type="range"
                aria-valuetext={valueText}
                className={styles.input}
              />
              {renderStep('More', '+', value + step)}
            </div>
            <div className={styles.ends} aria-hidden="true">
              <span>{endText(input.min)}</span>
              <span>{endText(input.max)}</span>
            </div>
          </div>
        )}
      </Field>
    </div>
  );
}
