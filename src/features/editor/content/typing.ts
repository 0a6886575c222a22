import { Extension, textblockTypeInputRule } from '@tiptap/core';
import { type EditorState, Plugin, Selection, type Transaction } from '@tiptap/pm/state';
import { withScheme } from '#src/lib/input/typed-address.ts';

/** An address before the end of its sentence or bracket, such as "(https://a.example).", and the start of what follows. */
const addressInSentence =
  /(?<![^\s("'[“‘])((?:https?:\/\/|www\.)[^\s<>"”’]*[^\s<>"'.,;:!?)\]”’])["'.,;:!?)\]”’]+\s?$/i;

/** What keys do beyond putting in text. */
export const Typing = Extension.create({
  name: 'typing',
  addInputRules() {
    const { heading } = this.editor.schema.nodes;
    // The first of a page's levels of headings is its title.
    const asSecond = { find: /^#\s$/, getAttributes: { level: 2 } };
    return heading ? [textblockTypeInputRule({ type: heading, ...asSecond })] : [];
  },
  addProseMirrorPlugins: () => [
    new Plugin({ appendTransaction: linkAddressBefore }),
    keepCursorInSight(),
  ],
});

/** Links an address from which the cursor has moved on to the next word or line. */
function linkAddressBefore(
  changes: readonly Transaction[],
  old: EditorState,
  { doc, schema, selection, tr }: EditorState,
): Transaction | null {
  const isForward = selection.empty && selection.from > old.selection.from;
  if (!isForward || !changes.some(({ docChanged }) => docChanged)) return null;
  const { $from } = selection;
  const isAtStart = $from.parentOffset === 0 && $from.depth > 0;
  const $end = isAtStart ? Selection.findFrom(doc.resolve($from.before()), -1, true)?.$from : $from;
  if (!$end?.parent.inlineContent) return null;
  const before = $end.parent.textBetween(0, $end.parentOffset, '\n', '\n');
  const [found = '', address = ''] = addressInSentence.exec(before) ?? [];
  const isPast = isAtStart || /\s$/.test(found);
  const from = $end.pos - found.length;
  const mark = schema.marks.link?.create({ href: withScheme(address) });
  if (!address || !isPast || !mark || doc.rangeHasMark(from, from + address.length, mark.type)) {
    return null;
  }
  return tr.addMark(from, from + address.length, mark);
}

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
