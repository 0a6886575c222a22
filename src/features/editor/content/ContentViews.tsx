import { useDeferredValue, useId, useImperativeHandle, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { FieldError, FieldHint } from '#src/ui/Field.tsx';
import { Tabs } from '#src/ui/Tabs.tsx';
import styles from './ContentViews.module.css';
import type { ContentEditorProps } from './content-editor.types.ts';
import { Obstacles, Removed } from './Notes.tsx';
import { Preview } from './Preview.tsx';
import { countWords, lengthText } from './reading-time.ts';
import { SourceView } from './SourceView.tsx';
import { useViews } from './use-views.ts';
import { WriteView } from './WriteView.tsx';

type ContentViewsProps = ContentEditorProps & { id: string };

/** The three views of the content, one of which is visible. */
export function ContentViews({ id, value, onChange, onBlur, error, ref }: ContentViewsProps) {
  const labelId = useId();
  const views = useViews(value, onChange);
  const { shown, obstacles, typing } = views;
  const counted = useDeferredValue(value);
  const length = useMemo(() => lengthText(countWords(counted)), [counted]);
  useImperativeHandle(ref, () => ({
    focus: () => document.getElementById(id)?.focus(),
    flush: () => typing.current?.flush(),
    show(place) {
      const view = obstacles.length > 0 ? 'html' : 'write';
      // The view takes the handle over only when it is visible.
      flushSync(() => views.show(view));
      typing.current?.show(place);
    },
  }));

  const control = (view: typeof shown) => ({
    aria: {
      // The visible view has the id, because an error summary links to it.
      id: view === shown ? id : `${id}-${view}`,
      'aria-labelledby': labelId,
      'aria-describedby': error ? `${id}-hint ${id}-error` : `${id}-hint`,
      'aria-invalid': error ? (true as const) : undefined,
    },
    onChange: views.change,
    onBlur,
    ref: view === shown ? typing : null,
  });

  return (
    <div className={styles.field}>
      <p id={labelId} className={styles.label}>
        Content
      </p>
      <FieldHint id={`${id}-hint`}>
        Press Alt+F10 to go from the text to the toolbar, and Escape to go back. Tab leaves the
        text; in a list or a table, it first moves within it.
      </FieldHint>
      <Tabs
        label="Content view"
        value={shown}
        onValueChange={views.show}
        tabs={[
          {
            value: 'write',
            label: 'Write',
            content:
              obstacles.length > 0 ? (
                <Obstacles names={obstacles} onAccept={views.acceptLosses} />
              ) : (
                <WriteView
                  key={views.generation}
                  {...control('write')}
                  value={value}
                  isShown={shown === 'write'}
                  onReveal={() => views.show('write')}
                />
              ),
          },
          {
            value: 'html',
            label: 'HTML',
            content: (
              <>
                {obstacles.length > 0 && <Obstacles names={obstacles} />}
                <SourceView {...control('html')} draft={views.draft} onDraftChange={views.type} />
              </>
            ),
          },
          {
            value: 'preview',
            label: 'Preview',
            content: shown === 'preview' && <Preview id={id} html={value} />,
          },
        ]}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <p className={styles.length}>{length}</p>
      <div role="status">
        <Removed names={views.removed} />
      </div>
    </div>
  );
}
