import { Button } from './Button.tsx';
import styles from './Suggestion.module.css';

export interface SuggestionProps {
  /** The suggestion, such as "Did you mean ana@gmail.com?" */
  text: string;
  /** The label of the button that accepts it, such as "Use it"; omit it for a question alone. */
  action?: string;
  onAccept?: () => void;
}

/** A question about an answer, or a correction that a button accepts. It never blocks the form. */
export function Suggestion({ text, action, onAccept }: SuggestionProps) {
  return (
    <p className={styles.suggestion}>
      <span>{text}</span>{' '}
      {action && (
        <Button variant="link" onClick={onAccept}>
          {action}
        </Button>
      )}
    </p>
  );
}
