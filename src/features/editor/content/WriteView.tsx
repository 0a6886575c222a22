import { EditorContent } from '@tiptap/react';
import { type KeyboardEvent, useImperativeHandle, useMemo, useRef, useState } from 'react';
import content from '#src/domain/posts/content/PostContent.module.css';
import { Button } from '#src/ui/Button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import prose from '#src/ui/Prose.module.css';
import type { ControlProps } from './content-editor.types.ts';
import { scrollProps } from './cursor-in-sight.ts';
import { pasteProps } from './paste-props.ts';
import { selectPart } from './select-part.ts';
import { CaptionPanel } from './toolbar/CaptionPanel.tsx';
import { ImagePanel } from './toolbar/ImagePanel.tsx';
import { LinkPanel } from './toolbar/LinkPanel.tsx';
import { type PanelName, Toolbar } from './toolbar/Toolbar.tsx';
import { useWriting } from './use-writing.ts';
import styles from './WriteView.module.css';

interface WriteViewProps extends ControlProps {
  value: string;
  /** Whether this view is visible and takes over changes from other views. */
  isShown: boolean;
  /** Makes this view the visible one. */
  onReveal: () => void;
}

const panels = { link: LinkPanel, image: ImagePanel, caption: CaptionPanel };

/** The rich text view, which looks like the post, with a toolbar. */
export function WriteView({
  aria,
  value,
  isShown,
  onReveal,
  onChange,
  onBlur,
  ref,
}: WriteViewProps) {
  const box = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<PanelName>();
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const pasting = useMemo(
    () => pasteProps((refusal) => setRefusals((known) => [...new Set([...known, refusal])])),
    [],
  );
  const scrolling = useMemo(() => scrollProps(head), []);
  const { editor, debounced } = useWriting({
    box,
    value,
    follows: isShown,
    editorProps: { ...pasting, ...scrolling, attributes: textBox(aria) },
    onChange,
    onBlur,
  });
  useImperativeHandle(ref, () => ({
    focus: () => editor.commands.focus(),
    flush: debounced.flush,
    show: (place) => selectPart(editor, place),
  }));

  function handleKeyDown(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey && key === 'F10') {
      toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    } else if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') setPanel('link');
    else return;
    event.preventDefault();
  }

  function closePanel() {
    setPanel(undefined);
    editor.commands.focus();
  }

  function forgetRefusals() {
    setRefusals([]);
    editor.commands.focus();
  }

  const Panel = panel && panels[panel];
  return (
    <div ref={box} className={styles.box}>
      <div ref={head} className={styles.head}>
        <Toolbar
          editor={editor}
          ref={toolbar}
          panel={panel}
          onPanel={(next) => setPanel(next === panel ? undefined : next)}
        />
        {Panel && <Panel key={panel} editor={editor} onClose={closePanel} onReveal={onReveal} />}
      </div>
      <div role="status">
        {refusals.length > 0 && (
          <div className={styles.refusals}>
            {refusals.map((refusal) => (
              <p key={refusal}>{refusal}</p>
            ))}
            <Button variant="quiet" onClick={forgetRefusals}>
              Got it
            </Button>
          </div>
        )}
      </div>
      <EditorContent editor={editor} onKeyDown={handleKeyDown} />
    </div>
  );
}

function textBox({ 'aria-invalid': invalid, ...aria }: ControlProps['aria']) {
  return {
    ...aria,
    ...(invalid && { 'aria-invalid': 'true' }),
    role: 'textbox',
    'aria-multiline': 'true',
    // What a browser translates in here would be the writer's own text from then on.
    translate: 'no',
    class: classNames(prose.prose, content.content, styles.prose),
  };
}
