import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import styles from './Dashboard.module.css';

/** What the technician is to do, to read and to copy. */
export function TechnicianText({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);

  async function copy() {
    // Where that is refused, the text can be selected.
    const copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setIsCopied(copied);
  }

  return (
    <div>
      <details className={styles.todo}>
        <summary>What to do</summary>
        <p className={styles.lines}>{text}</p>
      </details>
      <Button variant="link" onClick={copy}>
        Copy the text for your technician
      </Button>{' '}
      <span role="status">{isCopied && 'Copied'}</span>
    </div>
  );
}
