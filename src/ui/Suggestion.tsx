import { Button } from './Button.tsx';
import styles from './Suggestion.module.css';

export interface SuggestionProps {
  /** The offer as a question: "Did you mean ana@gmail.com?" */
  text: string;
  /** The label of the button that takes it: "Use it". None where the question is all there is. */
  action?: string;
  onAccept?: () => void;
}

/** A question that may be ignored, or an offer that one press accepts. */
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
