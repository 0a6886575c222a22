import { useDeferredValue, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { countTextWords, readingMinutes } from '#src/content/article-content.ts';
import { clean } from '#src/content/sanitizer.ts';
import type { PostInput } from '#src/model/post-changes/post-input.ts';
import { htmlText, type StoredHtml } from '#src/model/posts/html-text.ts';
import fieldStyles from '#src/ui/fields/Field.module.css';
import { FieldError, FieldHint } from '#src/ui/fields/TextField.tsx';
import { Alert } from '#src/ui/notices/Alert.tsx';
import { Button } from '#src/ui/parts/Button.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import { Tabs } from '#src/ui/parts/Tabs.tsx';
import styles from './ContentViews.module.css';
import { namePartsTakenOut } from './clean-content.ts';
import {
  type ContentEditorProps,
  usePendingTyping,
  type ViewHandle,
  type ViewProps,
} from './content-editor.ts';
import { toDocument, toStoredForm } from './stored-form.ts';
import { isElement } from './text-lines.ts';
import { useAddedPictures } from './use-added-pictures.ts';
import { WriteView } from './WriteView.tsx';

/** The id of the visible input, to which an error summary links. */
const id = 'content';

/** The three views of the form's content, one of which is visible. It stays unchanged unless the writer changes it. */
export function ContentViews({ preview, ref }: ContentEditorProps) {
  const labelId = useId();
  const { control, setValue, getFieldState, formState } = useFormContext<PostInput>();
  const value = useWatch({ control, name: 'content' });
  const error = getFieldState('content', formState).error?.message;
  // Shortly after the writer pauses; typed HTML is not sanitized yet. An error disappears once it is fixed.
  const views = useViews(value, (html) =>
    setValue('content', html, { shouldDirty: true, shouldValidate: error !== undefined }),
  );
  const pictures = useAddedPictures();
  const { shown, obstacles, typing } = views;
  const counted = useDeferredValue(value);
  const length = useMemo(() => lengthText(counted), [counted]);
  useImperativeHandle(ref, () => ({
    show(place) {
      const view = obstacles.length > 0 ? 'html' : 'write';
      // The view takes the handle over only when it is visible.
      flushSync(() => views.show(view));
      typing.current?.show(place);
    },
  }));

  const viewProps = (view: typeof shown) => ({
    aria: {
      id: view === shown ? id : `${id}-${view}`,
      'aria-labelledby': labelId,
      'aria-describedby': error ? `${id}-hint ${id}-error` : `${id}-hint`,
      'aria-invalid': error ? (true as const) : undefined,
    },
    onChange: views.change,
    ref: view === shown ? typing : null,
  });

  return (
    <div className={fieldStyles.field}>
      <p id={labelId} className={fieldStyles.label}>
        Content
      </p>
      {hasKeys() && (
        <FieldHint id={`${id}-hint`}>
          Press Alt+F10 to go from the text to the toolbar, and Escape to go back. Tab leaves the
          text; in a list or a table, it first moves within it.
        </FieldHint>
      )}
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
                  {...viewProps('write')}
                  value={value}
                  isShown={shown === 'write'}
                  onReveal={() => views.show('write')}
                  pictures={pictures}
                />
              ),
          },
          {
            value: 'html',
            label: 'HTML',
            content: (
              <>
                {obstacles.length > 0 && <Obstacles names={obstacles} />}
                <SourceView {...viewProps('html')} draft={views.draft} onDraftChange={views.type} />
              </>
            ),
          },
          {
            value: 'preview',
            label: 'Preview',
            content: shown === 'preview' && (
              <div id={id} tabIndex={-1}>
                {preview}
              </div>
            ),
          },
        ]}
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <p className={classNames(fieldStyles.hint, 'figures')}>{length}</p>
      <div role="status">
        {views.removed.length > 0 && (
          <Alert tone="info" className={styles.note}>
            <p>
              {`Some of the HTML will not be saved, because posts keep only what their pages can show safely: ${views.removed.join(', ')}.`}
            </p>
          </Alert>
        )}
      </div>
    </div>
  );
}

/** Whether this device probably has a keyboard: it has more to point with than a finger. */
const hasKeys = () =>
  !window.matchMedia?.('(any-pointer: coarse) and (not (any-pointer: fine))').matches;

interface SourceViewProps extends ViewProps {
  /** The HTML as typed, which onChange gets after a pause. */
  draft: string;
  onDraftChange: (draft: string) => void;
}

function SourceView({ aria, draft, onDraftChange, onChange, ref }: SourceViewProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const typing = usePendingTyping(area, () => onChange(draft));
  useImperativeHandle(ref, () => ({
    flush: typing.flush,
    show: () => area.current?.focus(),
  }));
  return (
    <textarea
      {...aria}
      ref={area}
      spellCheck={false}
      autoCapitalize="off"
      rows={16}
      className={classNames(fieldStyles.control, styles.source)}
      value={draft}
      onChange={({ target }) => {
        onDraftChange(target.value);
        typing.schedule();
      }}
      onBlur={typing.flush}
    />
  );
}

/** Explains why the content does not open in the writing view, with a button that opens it anyway. */
function Obstacles({ names, onAccept }: { names: readonly string[]; onAccept?: () => void }) {
  return (
    <Alert tone="info" className={styles.note}>
      <p>
        {`The Write view does not support everything in this content, so it is open as HTML. Write would remove or change: ${names.join(', ')}.`}
      </p>
      {onAccept && (
        <p>
          <Button variant="quiet" onClick={onAccept}>
            Open in Write and lose these
          </Button>
        </p>
      )}
    </Alert>
  );
}

/** Returns the number of words in HTML and the reading time, such as '1,200 words, about 5 minutes to read'. */
export function lengthText(html: string): string {
  const words = countTextWords(htmlText(html));
  const count = words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`;
  if (words === 0) return count;
  const minutes = readingMinutes(words);
  return `${count}, about ${minutes === 1 ? '1 minute' : `${minutes} minutes`} to read`;
}

type ViewName = 'write' | 'html' | 'preview';

type Views = ReturnType<typeof opened>;

/** Manages the visible view of the content and syncs the views. Leaving a view flushes its changes first. */
export function useViews(value: string, onChange: (html: string) => void) {
  const [views, setViews] = useState(() => opened(value));
  const typing = useRef<ViewHandle>(null);
  const latest = useRef(value);
  const update = (change: Partial<Views>) => setViews((current) => ({ ...current, ...change }));

  const findRemoved = (html: string) => (html === views.loaded ? [] : namePartsTakenOut(html));

  function change(html: string) {
    if (html === latest.current) return;
    latest.current = html;
    if (views.shown === 'html') update({ removed: findRemoved(html) });
    onChange(html);
  }

  function show(shown: ViewName) {
    typing.current?.flush();
    const html = latest.current;
    if (views.shown === 'html') update({ obstacles: findObstacles(html) });
    update({ shown, draft: html, removed: findRemoved(html) });
  }

  return {
    ...views,
    typing,
    change,
    show,
    type: (draft: string) => update({ draft }),
    /** Opens the value in the writing view, whatever it drops. */
    acceptLosses: () => update({ obstacles: [] }),
  };
}

function opened(value: string) {
  const obstacles = findObstacles(value);
  return {
    loaded: value,
    shown: (obstacles.length > 0 ? 'html' : 'write') as ViewName,
    obstacles,
    /** The HTML as typed in the HTML view. */
    draft: value,
    /** What the sanitizer will remove from the typed HTML. */
    removed: [] as readonly string[],
  };
}

function findObstacles(html: string): string[] {
  return [...namePartsTakenOut(html, { onlySeen: true }), ...findWritingLosses(clean(html))];
}

/** Elements that add no meaning of their own. */
const silent = ['div', 'p', 'tbody'];

/** Returns the elements and attributes that the writing view would drop or change, such as '<figure>', as text. */
export function findWritingLosses(html: StoredHtml): string[] {
  const after = collectTexts(toStoredForm(toDocument(html)));
  const before = [...collectTexts(html)];
  const lost = before.filter(([name, text]) => after.get(name) !== text).map(([name]) => name);
  const elements = lost.filter((name) => name.startsWith('<'));
  // An attribute is lost with its element.
  const others = lost.filter((name) => !elements.some((element) => name.endsWith(element)));
  return [...elements, ...others];
}

/** Returns the text inside elements by their names and attributes, however elements are nested and text is split. */
function collectTexts(html: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (node: Node, around: ReadonlySet<string>) => {
    const names = isElement(node) ? new Set([...around, ...listNames(node)]) : around;
    for (const child of node.childNodes) walk(child, names);
    if (node.hasChildNodes()) return;
    const text = isElement(node) ? '.' : (node.textContent ?? '').replace(/\s+/g, '');
    for (const name of names) texts.set(name, (texts.get(name) ?? '') + text);
  };
  walk(new DOMParser().parseFromString(html, 'text/html').body, new Set());
  return texts;
}

function listNames({ localName, attributes }: Element): string[] {
  const written = [...attributes].map(({ name, value }) => `${name}="${value}" of <${localName}>`);
  return silent.includes(localName) ? written : [`<${localName}>`, ...written];
}
