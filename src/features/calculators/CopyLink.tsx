import { useState } from 'react';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import styles from './inputs/Calculator.module.css';

/** Puts a link to the numbers on the clipboard; where that is refused, shows it to copy by hand. */
export function CopyLink({ fragment }: { fragment: () => string }) {
  const [isCopied, setCopied] = useState(false);
  /** The link that the browser refused to copy. */
  const [refused, setRefused] = useState<string>();

  async function copy() {
    const { origin, pathname } = window.location;
    const link = origin + pathname + fragment();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      setRefused(link);
    }
  }

  return (
    <div className={styles.copy}>
      <Button variant="quiet" onClick={copy}>
        Copy link
      </Button>
      <p role="status" className={styles.status}>
        {isCopied && !refused && 'Link copied. Anyone who opens it sees these numbers.'}
        {refused && 'Your browser doesn’t allow copying. Copy the link here.'}
      </p>
      {refused && (
        <TextField
          label="Link to these numbers"
          readOnly
          value={refused}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}
