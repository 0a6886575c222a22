import type { Editor } from '@tiptap/react';
import { Button } from '#src/ui/Button.tsx';
import styles from './ContentViews.module.css';
import type { AddingPictures } from './use-added-pictures.ts';

interface PictureNoticesProps
  extends Pick<AddingPictures, 'progress' | 'refusals' | 'forgetRefusals' | 'showForeign'> {
  editor: Editor;
  /** How many pictures of the text are to be described. */
  undescribed: number;
  /** Asks for the description of the first of them. */
  onDescribe: () => void;
  /** The hosts of the pictures that only other sites have. */
  foreign: readonly string[];
  /** Formats the Markdown that was just pasted; undefined without one. */
  onFormat: (() => void) | undefined;
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
  foreign,
  showForeign,
  onFormat,
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
      <Question
        text={foreign.length > 0 && foreignText(foreign)}
        action="Show from there"
        onAct={showForeign}
      />
      <Question
        text={
          onFormat && 'This text looks like Markdown: it has marks for headings, lists or bold.'
        }
        action="Turn into formatting"
        onAct={onFormat}
      />
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

function foreignText(hosts: readonly string[]): string {
  const sites = [...new Set(hosts)].join(', ');
  return hosts.length === 1
    ? `1 picture is still on ${sites}. Choose its file at the marked place, or show it from there: readers’ browsers then contact that site.`
    : `${hosts.length} pictures are still on ${sites}. Choose their files at the marked places, or show them from there: readers’ browsers then contact that site.`;
}

interface QuestionProps {
  /** Nothing is asked without it. */
  text: string | false | undefined;
  action: string;
  onAct: (() => void) | undefined;
}

function Question({ text, action, onAct }: QuestionProps) {
  return (
    <div className={text ? styles.notice : undefined}>
      <p role="status">{text}</p>
      {text && (
        <Button variant="quiet" onClick={onAct}>
          {action}
        </Button>
      )}
    </div>
  );
}
