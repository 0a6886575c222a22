import { useQuestion } from '#src/lib/use-question.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField, type TextFieldProps } from '#src/ui/TextField.tsx';
import styles from './Dashboard.module.css';
import { askAboutRate, nextEighth } from './rates-form.schema.ts';

interface RateTextFieldProps extends TextFieldProps {
  name: string;
  text: string;
  /** Called with the rate that was more likely meant, when the owner takes it. */
  onTake: (rate: string) => void;
}

/** The field of a rate, which asks about one that is hardly meant. */
export function RateTextField({ text, onTake, ...field }: RateTextFieldProps) {
  const question = useQuestion(field.name, text, askAboutRate, onTake);
  return (
    <div className={styles.rate}>
      <TextField {...field} suggestion={question} />
      <div className={styles.eighths}>
        {steps.map(({ direction, sign, verb }) => {
          const next = nextEighth(text, direction);
          return (
            <Button
              key={sign}
              variant="quiet"
              disabled={next === undefined || field.readOnly}
              onClick={() => onTake(next ?? text)}
            >
              <span aria-hidden="true">{sign}⅛</span>
              <span className="visually-hidden">
                {verb} {field.label} by an eighth
              </span>
            </Button>
          );
        })}
      </div>
    </div>
  );
}

const steps = [
  { direction: -1, sign: '−', verb: 'Lower' },
  { direction: 1, sign: '+', verb: 'Raise' },
] as const;
