import { useState } from 'react';
import { Button } from '#src/ui/Button.tsx';
import styles from './LeadView.module.css';

interface CopyButtonProps
  extends Pick<React.ComponentProps<typeof Button>, 'variant' | 'className'> {
  text: string;
  'aria-label'?: string;
  /** What is said once the text is on the clipboard. */
  copied?: string;
  children: React.ReactNode;
}

/** A button that puts a text on the clipboard. The text is in no address and in no attribute. */
export function CopyButton({ text, copied = 'Copied', ...button }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('refused');
    }
  }

  return (
    <>
      <Button {...button} onClick={copy} />
      <span role="status" className={styles.copied}>
        {state === 'copied' && copied}
        {state === 'refused' && 'Your browser does not allow copying.'}
      </span>
    </>
  );
}
