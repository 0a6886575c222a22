import { getSchema } from '@tiptap/core';
import { DOMSerializer, type Node, DOMParser as NodeReader } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { fixTables } from '@tiptap/pm/tables';
import type { SafeHtml } from '#src/domain/posts/content/sanitizer.ts';
import { clean } from './clean.ts';
import { extensions } from './extensions.ts';
import { tidyWritten } from './tidy-written.ts';

const reader = NodeReader.fromSchema(getSchema(extensions));

/**
 * Returns the writing view's document for sanitized HTML, without unsupported elements, and with
 * tables whose rows have the same number of columns, as the view itself makes them.
 */
export function toDocument(html: SafeHtml): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const state = EditorState.create({ doc: reader.parse(body) });
  return fixTables(state)?.doc ?? state.doc;
}

/**
 * Returns the HTML to store for a document of the writing view. Parsing and writing it again gives
 * the same HTML; an empty document gives ''.
 */
export function toStoredForm(document: Node): SafeHtml {
  // Parsing removes spaces that a browser would not show; one pass is enough.
  return write(toDocument(write(document)));
}

function write(content: Node): SafeHtml {
  // A document without a window does not load its images.
  const holder = document.implementation.createHTMLDocument('');
  holder.body.append(
    DOMSerializer.fromSchema(content.type.schema).serializeFragment(content.content, {
      document: holder,
    }),
  );
  tidyWritten(holder.body);
  return clean(holder.body.innerHTML);
}
