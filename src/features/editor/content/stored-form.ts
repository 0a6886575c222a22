import { getSchema } from '@tiptap/core';
import { DOMSerializer, type Node, DOMParser as NodeReader } from '@tiptap/pm/model';
import { createSanitizer, type SafeHtml } from '#src/domain/posts/content/sanitizer.ts';
import { extensions } from './extensions.ts';
import { tidyWritten } from './tidy-written.ts';

const reader = NodeReader.fromSchema(getSchema(extensions));

// Made when first used: a module of the site must not need a window to be imported.
let sanitize: ((html: string) => SafeHtml) | undefined;

/** Cleans HTML by the rules of the blog; what comes out is what a post's page shows. */
export function clean(html: string): SafeHtml {
  sanitize ??= createSanitizer(window);
  return sanitize(html);
}

/** The writing view's document of clean HTML. What it cannot hold is not in it: see `losses`. */
export function toDocument(html: SafeHtml): Node {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return reader.parse(body);
}

/**
 * The HTML that is stored for a document of the writing view. Read and written again it is the
 * same; an empty document gives ''.
 */
export function toStoredForm(document: Node): SafeHtml {
  // Spaces that a browser would not show are lost in reading: once is enough.
  return write(toDocument(write(document)));
}

function write(content: Node): SafeHtml {
  // A document without a window: its images are not loaded.
  const holder = document.implementation.createHTMLDocument('');
  holder.body.append(
    DOMSerializer.fromSchema(content.type.schema).serializeFragment(content.content, {
      document: holder,
    }),
  );
  tidyWritten(holder.body);
  return clean(holder.body.innerHTML);
}
