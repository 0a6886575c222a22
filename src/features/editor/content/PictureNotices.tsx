import type { Editor } from '@tiptap/react';
import { Button } from '#src/ui/Button.tsx';
import styles from './ContentViews.module.css';
import type { AddingPictures } from './use-added-pictures.ts';

interface PictureNoticesProps
  extends Pick<AddingPictures, 'progress' | 'refusals' | 'forgetRefusals'> {
  editor: Editor;
  /** How many pictures of the text are to be described. */
  undescribed: number;
  /** Asks for the description of the first of them. */
  onDescribe: () => void;
}

/**
 * How far adding pictures is, what was not added, and what is to be described. It stays in sight like the toolbar.
 * Screen readers announce a refusal at once, but not each picture that is done. What was refused stands first: its
 * button must not move away from a press because adding ends.
 */
export function PictureNotices({
  editor,
  progress,
  refusals,
  undescribed,
  forgetRefusals,
  onDescribe,
}: PictureNoticesProps) {
  const isAsking = !progress && refusals.length === 0 && undescribed > 0;
  const isAddingSeveral = progress !== undefined && progress.total > 1;
  return (
    <>
      {refusals.length > 0 && (
        <div className={styles.refusals}>
          <div role="alert" aria-atomic="false">
            {refusals.map((refusal) => (
              <p key={refusal}>{refusal}</p>
            ))}
          </div>
          <Button
            variant="quiet"
            onClick={() => {
              forgetRefusals();
              editor.view.focus();
            }}
          >
            Got it
          </Button>
        </div>
      )}
      <div className={progress || isAsking ? styles.notice : undefined}>
        <p role="status">
          {progress &&
            (isAddingSeveral ? `Adding ${progress.total} pictures…` : 'Adding the picture…')}
          {isAsking && 'Readers who cannot see a picture need words for it.'}
        </p>
        {isAddingSeveral && <p>{`${progress.done} done`}</p>}
        {isAsking && (
          <Button variant="quiet" onClick={onDescribe}>
            {undescribed === 1 ? 'Describe the picture' : `Describe ${undescribed} pictures`}
          </Button>
        )}
      </div>
    </>
  );
}
