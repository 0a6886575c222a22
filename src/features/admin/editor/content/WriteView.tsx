import { Extension, textblockTypeInputRule } from '@tiptap/core';
import type { Node as ContentNode } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import {
  type Editor,
  EditorContent,
  type UseEditorOptions,
  useEditor,
  useEditorState,
} from '@tiptap/react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import content from '#src/content/PostContent.module.css';
import { clean } from '#src/content/sanitizer.ts';
import { pasteProps } from '#src/features/admin/editor/paste/paste-props.ts';
import { ImagePanel } from '#src/features/admin/editor/toolbar/ImagePanel.tsx';
import { LinkPanel } from '#src/features/admin/editor/toolbar/LinkPanel.tsx';
import { CaptionPanel } from '#src/features/admin/editor/toolbar/Panel.tsx';
import { type PanelName, Toolbar } from '#src/features/admin/editor/toolbar/Toolbar.tsx';
import { classNames } from '#src/ui/parts/class-names.ts';
import prose from '#src/ui/parts/Prose.module.css';
import styles from './ContentViews.module.css';
import {
  type ContentPlace,
  partSelectors,
  usePendingTyping,
  type ViewProps,
} from './content-editor.ts';
import { PictureNotices } from './PictureNotices.tsx';
import { extensions, isPicture, toDocument, toStoredForm } from './stored-form.ts';
import { type AddingPictures, useFilledPlaceholders } from './use-added-pictures.ts';

interface WriteViewProps extends ViewProps {
  value: string;
  /** Whether this view is visible and takes over changes from other views. */
  isShown: boolean;
  onReveal: () => void;
  pictures: AddingPictures;
}

interface OpenPanel {
  panel?: PanelName;
  /** The description that is proposed for a picture whose panel opens for its missing one. */
  proposed?: string;
}

const panels = { link: LinkPanel, image: ImagePanel, caption: CaptionPanel };

/** The rich text view, which looks like the post, with a toolbar. */
export function WriteView(props: WriteViewProps) {
  const { aria, value, isShown, onReveal, pictures, onChange, ref } = props;
  const box = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLDivElement>(null);
  const toolbar = useRef<HTMLDivElement>(null);
  const [{ panel, proposed }, setOpen] = useState<OpenPanel>({});
  const { editor, typing } = useWriting({
    box,
    value,
    isShown,
    editorProps: {
      ...pasteProps(pictures),
      ...scrollProps(head),
      attributes: textBox(aria),
    },
    onChange,
  });
  useFilledPlaceholders(isShown ? editor : undefined, pictures);
  const undescribed = useEditorState({
    editor,
    selector: () => findUndescribed(editor, pictures).length,
  });
  useImperativeHandle(ref, () => ({
    flush: typing.flush,
    show: (place) => selectPart(editor, place),
  }));

  function handleKeyDown(event: KeyboardEvent) {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (altKey && key === 'F10') {
      toolbar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    } else if ((ctrlKey || metaKey) && key.toLowerCase() === 'k') setOpen({ panel: 'link' });
    else return;
    event.preventDefault();
  }

  function closePanel() {
    setOpen({});
    // Tiptap's command would wait for the next frame: the panel's field would get the keys that are pressed until then.
    editor.view.focus();
    // Until then, the panel takes up room.
    requestAnimationFrame(() => editor.isDestroyed || editor.commands.scrollIntoView());
  }

  /** Selects a picture, or the place of a missing one, and opens its panel, which takes the focus. */
  function openPicture(position: number, open?: OpenPanel) {
    // Not by Tiptap's command: a frame later, it would take the focus back, and what is typed would replace the picture.
    editor.view.focus();
    editor.chain().setNodeSelection(position).scrollIntoView().run();
    setOpen({ ...open, panel: 'image' });
  }

  /** Asks for the description of a picture that was added without one. */
  function describeNext() {
    const [next] = findUndescribed(editor, pictures);
    if (next) openPicture(next.position, { proposed: next.proposed });
  }

  function handleClick({ target }: MouseEvent) {
    const place = target instanceof HTMLButtonElement && target.closest('[data-missing-picture]');
    if (place) openPicture(editor.view.posAtDOM(place, 0));
  }

  const Panel = panel && panels[panel];
  return (
    <div ref={box} className={styles.box}>
      <div ref={head} className={styles.head}>
        <Toolbar
          editor={editor}
          ref={toolbar}
          panel={panel}
          onPanel={(next) => setOpen(next === panel ? {} : { panel: next })}
        />
        {Panel && (
          <Panel
            key={panel}
            editor={editor}
            proposed={proposed}
            onDecorative={pictures.forgetUndescribed}
            onClose={closePanel}
            onReveal={onReveal}
          />
        )}
        <PictureNotices
          pictures={pictures}
          undescribed={panel ? 0 : undescribed}
          editor={editor}
          onDescribe={describeNext}
        />
      </div>
      <EditorContent editor={editor} onKeyDown={handleKeyDown} onClick={handleClick} />
    </div>
  );
}

function textBox({ 'aria-invalid': invalid, ...aria }: ViewProps['aria']) {
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

interface WritingOptions extends Pick<WriteViewProps, 'value' | 'isShown' | 'onChange'> {
  box: RefObject<HTMLElement | null>;
  editorProps: UseEditorOptions['editorProps'];
}

/** Creates a Tiptap editor for a value, which it passes on only if it changed, and as it was if all is undone. */
function useWriting({ box, value, isShown, editorProps, onChange }: WritingOptions) {
  const [first] = useState(() => opened(value));
  const taken = useRef(first);
  const given = useRef(value);

  const editor = useEditor({
    extensions: writingExtensions,
    injectCSS: false,
    // Text stays as it was copied; only addresses become links.
    enablePasteRules: ['link'],
    shouldRerenderOnTransaction: false,
    content: first.content,
    editorProps,
    onUpdate: () => typing.schedule(),
    onBlur: () => typing.flush(),
  });

  const typing = usePendingTyping(box, () => {
    const stored = toStoredForm(editor.state.doc);
    const html = stored === taken.current.stored ? taken.current.value : stored;
    if (html === given.current) return;
    given.current = html;
    onChange(html);
  });

  // In the frame itself: after it, the writer may have gone on, and the value would undo that.
  useLayoutEffect(() => {
    if (!isShown || value === given.current) return;
    given.current = value;
    taken.current = opened(value);
    editor.commands.setContent(taken.current.content, { emitUpdate: false });
  }, [editor, isShown, value]);

  return { editor, typing };
}

/** Returns a value with its editor document and its stored form without changes. */
function opened(value: string) {
  const document = toDocument(clean(value));
  return { value, content: document.toJSON(), stored: toStoredForm(document) };
}

function collect<Found>(
  { state }: Editor,
  find: (node: ContentNode, position: number) => readonly Found[],
): Found[] {
  const found: Found[] = [];
  state.doc.descendants((node, position) => void found.push(...find(node, position)));
  return found;
}

/** Returns the pictures that were added and are in the text without a description, in order. */
function findUndescribed(editor: Editor, { undescribed }: AddingPictures) {
  if (undescribed.length === 0) return [];
  return collect(editor, ({ type, attrs }, position) => {
    const added = undescribed.find(({ src }) => src === attrs.src);
    return added && isPicture(type) && !attrs.alt ? [{ position, proposed: added.proposed }] : [];
  });
}

/** Selects a picture, or puts the cursor at the start of a heading or a link, and shows it. */
function selectPart(editor: Editor, { part, index }: ContentPlace): void {
  const { view } = editor;
  const chain = editor.chain().focus();
  const element = view.dom.querySelectorAll(partSelectors[part])[index];
  const position = element && view.posAtDOM(element, 0);
  if (position !== undefined && part === 'picture') chain.setNodeSelection(position);
  else if (position !== undefined) chain.setTextSelection(position);
  chain.run();
  editor.commands.scrollIntoView();
}

/** Room between the cursor and the toolbar, in pixels. */
const underToolbar = 16;
/** Room between the cursor and the lower edge of the window, where controls may stick, in pixels. */
const atBottom = 96;

/** Returns the editor props that keep the cursor out from under the toolbar, which sticks to the top. */
function scrollProps(head: RefObject<HTMLElement | null>) {
  const room = {
    left: 0,
    right: 0,
    bottom: atBottom,
    get top() {
      return (head.current?.offsetHeight ?? 0) + underToolbar;
    },
  };
  return { scrollThreshold: room, scrollMargin: room };
}

/** What keys do beyond putting in text. */
const Typing = Extension.create({
  name: 'typing',
  addInputRules() {
    const { heading } = this.editor.schema.nodes;
    // The first of a page's levels of headings is its title.
    const asSecond = { find: /^#\s$/, getAttributes: { level: 2 } };
    return heading ? [textblockTypeInputRule({ type: heading, ...asSecond })] : [];
  },
  addProseMirrorPlugins: () => [keepCursorInSight()],
});

/** The elements of the writing view, and its keys. */
export const writingExtensions = [...extensions, Typing];

/** Scrolls to the cursor after each key; ProseMirror does so only if it learns of the new place within 50 ms. */
function keepCursorInSight(): Plugin {
  let isMovedByKey = false;
  const note = (isKey: boolean) => () => {
    isMovedByKey = isKey;
  };
  return new Plugin({
    props: { handleDOMEvents: { keydown: note(true), pointerdown: note(false) } },
    appendTransaction(transactions, _, { tr }) {
      const isMoved = transactions.some(({ selectionSet }) => selectionSet);
      const isScrolled = transactions.some(({ scrolledIntoView }) => scrolledIntoView);
      return isMovedByKey && isMoved && !isScrolled ? tr.scrollIntoView() : null;
    },
  });
}
