import { Minus, Plus } from 'lucide';
import { type ComponentProps, useState } from 'react';
import { useEarlyInput } from '#src/lib/use-hydrated.ts';
import { Icon } from './Icon.tsx';
import styles from './RangeField.module.css';
import { Field, type FieldTexts, useControlId } from './TextField.tsx';

interface RangeFieldProps
  extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'className'>,
    FieldTexts {
  label: string;
  value: number;
  min: number;
  max: number;
  /** The value in words, shown beside the label and announced instead of the number. */
  valueText: string;
  /** Formats the minimum and maximum; the default is plain numbers. */
  endText?: (value: number) => string;
}

/**
 * A slider with its minimum and maximum, buttons for one step, and its value in words, in place of which a
 * number can be typed.
 */
export function RangeField({
  label,
  hint,
  error,
  valueText,
  endText = String,
  ...input
}: RangeFieldProps) {
  const id = useControlId(input);
  const { value, min, max } = input;
  const [typed, setTyped] = useState<string>();
  const early = useEarlyInput(valueText, (field) => type(field.value));

  /** Moves the slider as a visitor does, so that whatever listens to it hears of the move. */
  function move(change: (slider: HTMLInputElement) => void) {
    const slider = document.getElementById(id) as HTMLInputElement;
    change(slider);
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  }

  function moveTo(number: number) {
    move((slider) => {
      slider.valueAsNumber = number;
    });
  }

  function type(text: string) {
    setTyped(text);
    const number = readDigits(text);
    if (number >= min && number <= max) moveTo(number);
  }

  function leave() {
    const number = readDigits(typed ?? '');
    if (number > 0) moveTo(Math.min(Math.max(number, min), max));
    setTyped(undefined);
  }

  // The keyboard has the slider's arrow keys for a step.
  const step = { type: 'button', tabIndex: -1, className: styles.step } as const;
  return (
    <div className={styles.range}>
      <Field id={id} label={label} hint={hint} error={error}>
        {(attributes) => (
          <div>
            <input
              ref={early}
              inputMode="numeric"
              autoComplete="off"
              aria-label={`${label}, typed`}
              value={typed ?? valueText}
              className={styles.value}
              onFocus={(event) => event.target.select()}
              onChange={(event) => type(event.target.value)}
              onBlur={leave}
            />
            <div className={styles.line}>
              <button
                {...step}
                aria-label={`Less: ${label}`}
                disabled={value <= min}
                onClick={() => move((slider) => slider.stepDown())}
              >
                <Icon of={Minus} size="1.1em" />
              </button>
              <input
                {...input}
                {...attributes}
                type="range"
                aria-valuetext={valueText}
                className={styles.input}
              />
              <button
                {...step}
                aria-label={`More: ${label}`}
                disabled={value >= max}
                onClick={() => move((slider) => slider.stepUp())}
              >
                <Icon of={Plus} size="1.1em" />
              </button>
            </div>
            <div className={styles.ends} aria-hidden="true">
              <span>{endText(min)}</span>
              <span>{endText(max)}</span>
            </div>
          </div>
        )}
      </Field>
    </div>
  );
}

function readDigits(text: string): number {
  return Number(text.replace(/[^\d.]/g, ''));
}
