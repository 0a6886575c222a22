import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/TextField.tsx';
import styles from './Calculator.module.css';

interface CopyLinkProps {
  /** Makes the fragment of the link when it is asked for. */
  fragment: () => string;
}

type CopyState = { kind: 'idle' | 'copied' } | { kind: 'refused'; link: string };

/** Puts a link to the numbers on the clipboard; where that is refused, shows it to copy by hand. */
export function CopyLink({ fragment }: CopyLinkProps) {
  const [state, setState] = useState<CopyState>({ kind: 'idle' });

  async function copy() {
    const { origin, pathname } = window.location;
    const link = origin + pathname + fragment();
    try {
      await navigator.clipboard.writeText(link);
      setState({ kind: 'copied' });
    } catch {
      setState({ kind: 'refused', link });
    }
  }

  return (
    <div className={styles.copy}>
      <Button variant="quiet" onClick={copy}>
        Copy link
      </Button>
      <p role="status" className={styles.status}>
        {state.kind === 'copied' && 'Link copied. Anyone who opens it sees these numbers.'}
        {state.kind === 'refused' && 'Your browser doesn’t allow copying. Copy the link here.'}
      </p>
      {state.kind === 'refused' && (
        <TextField
          label="Link to these numbers"
          readOnly
          value={state.link}
          onFocus={(event) => event.target.select()}
        />
      )}
    </div>
  );
}
