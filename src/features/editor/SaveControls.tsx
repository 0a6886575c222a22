import { useEffect, useRef } from 'react';
import { Alert } from '#src/ui/Alert.tsx';
import { Button } from '#src/ui/Button.tsx';
import styles from './SaveControls.module.css';
import type { Saving } from './use-post-saving.ts';

interface SaveControlsProps {
  saving: Saving;
  isNew: boolean;
}

/** The save button and the outcome of the last save. */
export function SaveControls({ saving, isNew }: SaveControlsProps) {
  const alert = useRef<HTMLDivElement>(null);
  const isBusy = saving.status === 'saving';
  const failure = reasonOf(saving);

  // The button lost the focus while it was disabled.
  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

  const [idle, busy] = isNew ? ['Publish post', 'Posting...'] : ['Save changes', 'Saving...'];
  return (
    <div className={styles.controls}>
      {failure && (
        <Alert ref={alert} tone="error" tabIndex={-1} title="Failed to save blog post.">
          <p>{failure}</p>
        </Alert>
      )}
      <Button type="submit" busy={isBusy} disabled={isBusy}>
        {isBusy ? busy : idle}
      </Button>
      {!isNew && (
        <p className={styles.note}>Saving gives the post today's date and moves it to the top.</p>
      )}
    </div>
  );
}

function reasonOf({ status }: Saving): string | undefined {
  if (status === 'failed') {
    return 'Everything you wrote is still here. Check your connection, and check in another tab that you are still signed in. Then try again.';
  }
  if (status === 'slug-unchecked') {
    return 'We could not check whether another post has this slug, so nothing was saved. Everything you wrote is still here.';
  }
  return undefined;
}
