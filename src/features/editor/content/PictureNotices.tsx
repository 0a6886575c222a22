import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import styles from './ContentViews.module.css';
import type { AddingPictures } from './use-added-pictures.ts';

interface PictureNoticesProps {
  editor: Editor;
  pictures: AddingPictures;
  undescribed: number;
  onDescribe: () => void;
  /** The hosts of the pictures that only other sites have. */
  foreign: readonly string[];
}

/**
 * How far adding pictures is, what was not added, and what is to be described. It stays in sight like the toolbar.
 * Screen readers announce a refusal at once, but not each picture that is done. What was refused stands first: its
 * button must not move away from a press because adding ends.
 */
export function PictureNotices(props: PictureNoticesProps) {
  const { editor, pictures, undescribed, onDescribe, foreign } = props;
  const { progress, refusals, forgetRefusals, showForeign } = pictures;
  const isAsking = !progress && refusals.length === 0 && undescribed > 0;
  const { total = 0, done } = progress ?? {};
  const adding = total > 1 ? `Adding ${total} pictures…` : 'Adding the picture…';
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
      <Notice
        text={foreign.length > 0 && foreignText(foreign)}
        action="Show from there"
        onAct={showForeign}
      />
      <Notice text={progress && adding}>{total > 1 && <p>{`${done} done`}</p>}</Notice>
      <Notice
        text={isAsking && 'Readers who cannot see a picture need words for it.'}
        action={undescribed === 1 ? 'Describe the picture' : `Describe ${undescribed} pictures`}
        onAct={onDescribe}
      />
    </>
  );
}

function foreignText(hosts: readonly string[]): string {
  const sites = [...new Set(hosts)].join(', ');
  const [pictures, files, them] =
    hosts.length === 1
      ? ['1 picture is', 'its file at the marked place', 'it']
      : [`${hosts.length} pictures are`, 'their files at the marked places', 'them'];
  return `${pictures} still on ${sites}. Choose ${files}, or show ${them} from there: readers’ browsers then contact that site.`;
}

interface NoticeProps {
  text: string | false | undefined;
  action?: string;
  onAct?: (() => void) | undefined;
  children?: ReactNode;
}

function Notice({ text, action, onAct, children }: NoticeProps) {
  return (
    <div className={text ? styles.notice : undefined}>
      <p role="status">{text}</p>
      {children}
      {text && action && (
        <Button variant="quiet" onClick={onAct}>
          {action}
        </Button>
      )}
    </div>
  );
}
