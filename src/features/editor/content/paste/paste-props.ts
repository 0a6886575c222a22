import { Slice } from '@tiptap/pm/model';
import { isInTable } from '@tiptap/pm/tables';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { clean } from '../clean-content.ts';
import { cleanPastedHtml, lostPictures } from './clean-pasted-html.ts';

/** The message for a picture that cannot be stored. */
const pictureRefusal =
  'Pictures cannot be stored here, only their addresses. Use the Image button to enter an address.';

/**
 * Returns the editor's handlers for paste and drop, which insert sanitized HTML and reject files.
 *
 * @param say shows the writer what was rejected, and why
 */
export function pasteProps(say: (refusal: string) => void): EditorProps {
  return {
    transformPastedHTML(html) {
      const lost = lostPictures(html);
      if (lost.length > 0) say(lostText(lost));
      return cleanPastedHtml(html, clean);
    },
    transformPasted: goOnAfterTable,
    handlePaste: (_view, event) => refuseFiles(event.clipboardData, say),
    handleDrop(_view, event) {
      const isRefused = refuseFiles(event.dataTransfer, say);
      // Otherwise the browser would navigate to the file.
      if (isRefused) event.preventDefault();
      return isRefused;
    },
    handleDOMEvents: {
      click: keepOnPage,
      auxclick: keepOnPage,
    },
  };
}

/**
 * Adds a paragraph after a last table. Otherwise the cursor would go to the next paragraph, which
 * would join what is typed or pasted next. Text after the cursor becomes a paragraph anyway.
 */
function goOnAfterTable(slice: Slice, { state }: EditorView): Slice {
  const { content, openStart } = slice;
  const paragraph = state.schema.nodes.paragraph?.create();
  const { $to } = state.selection;
  const isAtEnd = $to.parentOffset === $to.parent.content.size;
  const isLastTable = content.lastChild?.type.name === 'table';
  if (!paragraph || !isLastTable || !isAtEnd || isInTable(state)) return slice;
  return new Slice(content.addToEnd(paragraph), openStart, 1);
}

/** Returns which pictures did not come along with a paste, and how to add them. */
function lostText(names: readonly string[]): string {
  const [what, address, them] =
    names.length === 1
      ? ['1 picture', 'Its address does not work', 'it as a file, upload it']
      : [`${names.length} pictures`, 'Their addresses do not work', 'them as files, upload them'];
  const add = names.length === 1 ? 'it' : 'them';
  return `${what} did not come along: ${names.join('; ')}. ${address} outside of where you copied from, or not for long. Save ${them} to a public address, and add ${add} with the Image button.`;
}

function refuseFiles(data: DataTransfer | null, say: (refusal: string) => void): boolean {
  // Word processors add a picture of the copied text; only the text matters.
  const isFile = !!data && data.files.length > 0 && !data.getData('text/html');
  if (isFile) say(pictureRefusal);
  return isFile;
}

function keepOnPage(_view: unknown, event: MouseEvent): boolean {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  return false;
}
