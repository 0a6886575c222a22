import type { Editor } from '@tiptap/react';
import { Button } from '#src/ui/parts/Button.tsx';
import styles from './ContentViews.module.css';
import type { AddingPictures } from './use-added-pictures.ts';

interface PictureNoticesProps {
  editor: Editor;
  pictures: AddingPictures;
  undescribed: number;
  onDescribe: () => void;
}

/**
 * How far adding pictures is, what was not added, and what is to be described. It stays in sight like the toolbar.
 * Screen readers announce a fault at once, but not each picture that is done. What was refused stands first: its
 * button must not move away from a press because adding ends.
 */
export function PictureNotices(props: PictureNoticesProps) {
  const { editor, pictures, undescribed, onDescribe } = props;
  const { progress, faults, forgetFaults } = pictures;
  const isAsking = !progress && faults.length === 0 && undescribed > 0;
  const { total = 0, done } = progress ?? {};
  const adding = total > 1 ? `Adding ${total} pictures…` : 'Adding the picture…';
  const asking = isAsking && 'Readers who cannot see a picture need words for it.';
  const text = progress ? adding : asking;
  return (
    <>
      {faults.length > 0 && (
        <div className={styles.faults}>
          <div role="alert" aria-atomic="false">
            {faults.map((fault) => (
              <p key={fault}>{fault}</p>
            ))}
          </div>
          <Button
            variant="quiet"
            onClick={() => {
              forgetFaults();
              editor.view.focus();
            }}
          >
            Got it
          </Button>
        </div>
      )}
      <div className={text ? styles.notice : undefined}>
        <p role="status">{text}</p>
        {total > 1 && <p>{`${done} done`}</p>}
        {isAsking && (
          <Button variant="quiet" onClick={onDescribe}>
            {undescribed === 1 ? 'Describe the picture' : `Describe ${undescribed} pictures`}
          </Button>
        )}
      </div>
    </>
  );
}
