import { getSchema } from '@tiptap/core';
import { DOMSerializer, type Node, DOMParser as NodeReader } from '@tiptap/pm/model';
import type { SafeHtml } from '#src/domain/posts/content/sanitizer.ts';
import { clean } from './clean.ts';
import { extensions } from './extensions.ts';
import { tidyWritten } from './tidy-written.ts';

const reader = NodeReader.fromSchema(getSchema(extensions));

/** Returns the writing view's document for sanitized HTML, without unsupported elements. */
export function toDocument(html: SafeHtml): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return reader.parse(body);
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
