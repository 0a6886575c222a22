import type { Editor } from '@tiptap/react';
import { Button } from '#src/ui/Button.tsx';
import styles from './ContentViews.module.css';
import type { useAddedPictures } from './use-added-pictures.ts';

interface PictureNoticesProps extends ReturnType<typeof useAddedPictures> {
  editor: Editor;
  /** Asks for the description of the picture with an address. */
  onDescribe: (src: string) => void;
}

/** How far adding pictures is, what was not added, and what is to be described. It stays in sight like the toolbar. */
export function PictureNotices({
  editor,
  progress,
  refusals,
  undescribed: [next, ...others],
  forgetRefusals,
  onDescribe,
}: PictureNoticesProps) {
  return (
    <div role="status">
      {progress && (
        <p className={styles.notice}>
          {progress.total === 1
            ? 'Adding the picture…'
            : `Adding ${progress.total} pictures: ${progress.done} done…`}
        </p>
      )}
      {refusals.length > 0 && (
        <div className={styles.refusals}>
          {refusals.map((refusal) => (
            <p key={refusal}>{refusal}</p>
          ))}
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
      {!progress && refusals.length === 0 && next && (
        <div className={styles.notice}>
          <p>Readers who cannot see a picture need words for it.</p>
          <Button variant="quiet" onClick={() => onDescribe(next)}>
            {others.length === 0
              ? 'Describe the picture'
              : `Describe ${others.length + 1} pictures`}
          </Button>
        </div>
      )}
    </div>
  );
}
