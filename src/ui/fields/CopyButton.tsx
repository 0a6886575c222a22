import { type ComponentProps, type ReactNode, useState } from 'react';
import { focusOnMount } from '#src/lib/loading/focus-on-mount.ts';
import { Button, ButtonLink } from '#src/ui/parts/Button.tsx';
import styles from './Field.module.css';
import { TextAreaField } from './TextAreaField.tsx';

interface CopyButtonProps extends Pick<ComponentProps<typeof Button>, 'variant' | 'className'> {
  text: string;
  /** An address that the same press opens. */
  opens?: string;
  'aria-label'?: string;
  /** What is said once the text is on the clipboard. */
  copied?: string;
  /** What is said if it cannot be copied. */
  refused?: string;
  /** The label of the field that shows the text if it cannot be copied; without one, it stands on the page. */
  fieldLabel?: string;
  children: ReactNode;
}

/**
 * A button, or a link, that puts a text on the clipboard; where that is refused, the text is shown to copy by
 * hand. It is in no address and in no attribute.
 */
export function CopyButton({
  text,
  opens,
  copied = 'Copied',
  fieldLabel,
  refused = `Your browser does not allow copying.${fieldLabel ? ' Copy the text here.' : ''}`,
  ...button
}: CopyButtonProps) {
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
      {opens ? (
        <ButtonLink {...button} to={opens} onClick={copy} />
      ) : (
        <Button {...button} onClick={copy} />
      )}
      <span role="status" className={styles.hint}>
        {state === 'copied' && copied}
        {state === 'refused' && refused}
      </span>
      {state === 'refused' && fieldLabel && (
        <TextAreaField
          ref={focusOnMount}
          label={fieldLabel}
          readOnly
          value={text}
          onFocus={(event) => event.target.select()}
        />
      )}
    </>
  );
}
