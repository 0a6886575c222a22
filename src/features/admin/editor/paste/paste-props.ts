import { closeHistory } from '@tiptap/pm/history';
import { DOMSerializer, Slice } from '@tiptap/pm/model';
import { isInTable } from '@tiptap/pm/tables';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import {
  type AddingPictures,
  createNames,
  insertPlaceholders,
} from '#src/features/admin/editor/content/use-added-pictures.ts';
import type { PastedHtml } from '#src/model/posts/html-text.ts';
import { type Contents, findMissing, readContents } from './contents.ts';
import { readOnlyPicture, readPasted } from './read-pasted.ts';

/**
 * Returns the editor's handlers for paste and drop, which insert elements of posts, and mark places for pictures:
 * files and embedded ones are added there; for those that cannot come along, the writer chooses a picture. What is
 * not in the text then is said.
 */
export function pasteProps({ refuse, add }: Pick<AddingPictures, 'refuse' | 'add'>): EditorProps {
  /** What the program showed of what is being pasted. */
  let shown: Contents | undefined;

  /** Takes files, which are not for the editor's parser, and to which a browser would navigate. */
  function addFiles(
    view: EditorView,
    event: ClipboardEvent | DragEvent,
    data: DataTransfer | null,
    at?: number,
  ): boolean {
    const html = (data?.getData('text/html') ?? '') as PastedHtml;
    const files = [...(data?.files ?? [])];
    // Word processors add a picture of the copied text; only the text matters then.
    const description = html && files.length > 0 ? readOnlyPicture(html) : '';
    if (files.length === 0 || description === undefined) return false;
    event.preventDefault();
    add(insertPlaceholders(view, files, { at, description }));
    return true;
  }

  return {
    transformPastedHTML(html, view) {
      const pasted = readPasted(html as PastedHtml, createNames(view.state.doc));
      if (pasted.lost > 0) refuse(lostText(pasted.lost));
      if (pasted.formulas > 0) refuse(lostFormulasText(pasted.formulas));
      add(pasted.embedded);
      shown = pasted.shown;
      return pasted.html;
    },
    transformPastedText(text) {
      if (/\S\t+\S/.test(text)) refuse(tabsText);
      return text;
    },
    transformPasted(slice, view) {
      // Undo takes back what is pasted, and not what was typed or pasted right before.
      view.dispatch(closeHistory(view.state.tr));
      const missing = shown ? findMissing(shown, readContents(toElement(slice, view))) : [];
      if (missing.length > 0) refuse(missingText(missing));
      shown = undefined;
      return goOnAfterTable(unwrapOnlyCell(slice, view), view);
    },
    handleDOMEvents: {
      paste: (view, event) => addFiles(view, event, event.clipboardData),
      drop(view, event) {
        const { clientX: left, clientY: top } = event;
        return addFiles(view, event, event.dataTransfer, view.posAtCoords({ left, top })?.pos);
      },
      click: keepOnPage,
      auxclick: keepOnPage,
    },
  };
}

function toElement({ content }: Slice, { state }: EditorView): Element {
  const holder = document.implementation.createHTMLDocument('');
  const serializer = DOMSerializer.fromSchema(state.schema);
  holder.body.append(serializer.serializeFragment(content, { document: holder }));
  return holder.body;
}

/** Returns the content of a table that has only one cell, outside of tables: copied from a spreadsheet, it is text. */
function unwrapOnlyCell(slice: Slice, { state }: EditorView): Slice {
  const [table, row] = [slice.content.firstChild, slice.content.firstChild?.firstChild];
  const isOnly = slice.content.childCount === 1 && table?.childCount === 1 && row?.childCount === 1;
  const cell = isOnly && table?.type.name === 'table' ? row?.firstChild : undefined;
  if (!cell || table?.attrs.caption || isInTable(state)) return slice;
  return Slice.maxOpen(cell.content);
}

/** Adds a paragraph after a last table, because the next one would join what is typed or pasted next. */
function goOnAfterTable(slice: Slice, { state }: EditorView): Slice {
  const { content, openStart } = slice;
  const paragraph = state.schema.nodes.paragraph?.create();
  const { $to } = state.selection;
  const isAtEnd = $to.parentOffset === $to.parent.content.size;
  const isLastTable = content.lastChild?.type.name === 'table';
  if (!paragraph || !isLastTable || !isAtEnd || isInTable(state)) return slice;
  return new Slice(content.addToEnd(paragraph), openStart, 1);
}

function lostText(count: number): string {
  return count === 1
    ? '1 picture did not come along. Its place is marked: save it as a file where you copied the text, and choose it there.'
    : `${count} pictures did not come along. Their places are marked: save them as files where you copied the text, and choose them there.`;
}

function lostFormulasText(count: number): string {
  return count === 1
    ? '1 formula did not come along. Its place is marked with its source: write it in words there, or add a picture of it.'
    : `${count} formulas did not come along. Their places are marked with their sources: write them in words there, or add pictures of them.`;
}

const tabsText =
  'Tabs between values are spaces in the text. For a table, copy the values from a spreadsheet.';

function missingText(missing: readonly string[]): string {
  return `Some of what you copied is not in the text. Missing: ${missing.join('; ')}. Type what readers need of it, or link to the page that has it.`;
}

function keepOnPage(_view: unknown, event: MouseEvent): boolean {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  return false;
}
