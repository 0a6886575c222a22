import type { EditorProps } from '@tiptap/pm/view';
import { cleanPastedHtml, hasUnkeptImage } from './paste/clean-pasted-html.ts';
import { clean } from './stored-form.ts';

/** What the writer is told whose picture cannot be taken. */
const pictureRefusal =
  'Pictures cannot be stored here, only their addresses. Use the Image button to enter an address.';

/**
 * How the editor takes what is pasted and dropped: as clean HTML, and no files.
 *
 * @param say tells the writer why something was not taken; '' takes it back
 */
export function pasteProps(say: (refusal: string) => void): EditorProps {
  return {
    transformPastedHTML(html) {
      say(hasUnkeptImage(html) ? pictureRefusal : '');
      return cleanPastedHtml(html, clean);
    },
    handlePaste: (_view, event) => refuseFiles(event.clipboardData, say),
    handleDrop(_view, event) {
      const isRefused = refuseFiles(event.dataTransfer, say);
      // Otherwise the browser would leave the page for the file.
      if (isRefused) event.preventDefault();
      return isRefused;
    },
    handleDOMEvents: {
      click: keepOnPage,
      auxclick: keepOnPage,
    },
  };
}

function refuseFiles(data: DataTransfer | null, say: (refusal: string) => void): boolean {
  // Word processors send a picture of the text along; the text is what counts.
  const isFile = !!data && data.files.length > 0 && !data.getData('text/html');
  if (isFile) say(pictureRefusal);
  return isFile;
}

function keepOnPage(_view: unknown, event: MouseEvent): boolean {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
  return false;
}
