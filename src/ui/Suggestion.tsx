import { Button } from './Button.tsx';
import styles from './Suggestion.module.css';

export interface SuggestionProps {
  /** The offer as a question: "Did you mean ana@gmail.com?" */
  text: string;
  /** The label of the button that takes it: "Use it". */
  action: string;
  onAccept: () => void;
}

/** An offer that one press accepts and that may be ignored. */
export function Suggestion({ text, action, onAccept }: SuggestionProps) {
  return (
    <p className={styles.suggestion}>
      <span>{text}</span>{' '}
      <Button variant="link" onClick={onAccept}>
        {action}
      </Button>
    </p>
  );
}
