import { type ReactNode, type Ref, type RefObject, useEffect, useMemo, useRef } from 'react';
import { debounce } from '#src/features/admin/editor/post/debounce.ts';

export interface ContentEditorHandle {
  /** Moves the cursor to a part of the content, in the Write view if it can show the content. */
  show(place: ContentPlace): void;
}

export interface ViewHandle extends ContentEditorHandle {
  /** Calls onChange at once with any pending changes, as on blur, on submit, on unmount, and when the page unloads. */
  flush(): void;
}

export interface ContentEditorProps {
  /** The content of the third view. */
  preview?: ReactNode;
  ref?: Ref<ContentEditorHandle>;
}

export interface ViewProps {
  aria: {
    id: string;
    'aria-labelledby': string;
    'aria-describedby': string;
    'aria-invalid': true | undefined;
  };
  onChange: (html: string) => void;
  ref: Ref<ViewHandle>;
}

export const partSelectors = {
  picture: 'img:not(.ProseMirror-separator)',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]',
} as const;

/** A part of the content, by its kind and its place among all of that kind. */
export interface ContentPlace {
  part: keyof typeof partSelectors;
  index: number;
}

/** Long enough not to slow down typing, short enough not to be noticed. */
const delayMs = 150;

/** An event of the form that runs pending work, because the form's values are about to be read. */
const flushEvent = 'flush-typing';

/** Lets the fields of a form pass on what was typed in the last moment. */
export function flushTyping(form: HTMLFormElement): void {
  form.dispatchEvent(new Event(flushEvent));
}

/** Debounces work, which also runs when the form is submitted or asks (`flushTyping`), on unmount and on unload. */
export function usePendingTyping(element: RefObject<HTMLElement | null>, work: () => void) {
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });

  const pending = useMemo(() => debounce(() => latest.current(), delayMs), []);

  useEffect(() => {
    const form = element.current?.closest('form');
    const ending = new AbortController();
    const { signal } = ending;
    // Runs in the capture phase, before the form reads its values.
    form?.addEventListener('submit', pending.flush, { capture: true, signal });
    form?.addEventListener(flushEvent, pending.flush, { signal });
    window.addEventListener('pagehide', pending.flush, { signal });
    return () => {
      ending.abort();
      pending.flush();
    };
  }, [element, pending]);

  return pending;
}

const longestName = 80;

const missingPicture = /\[Picture missing: ([^[\]]+)\]/g;

/** Returns the line that keeps the place of a missing picture in drafts and HTML; a post is not published with it. */
export function missingPictureText(name: string): string {
  const line = name.replace(/[[\]\s]+/g, ' ').trim();
  return `[Picture missing: ${Array.from(line).slice(0, longestName).join('') || 'picture'}]`;
}

/** Returns the names of the pictures that are missing in a text or in HTML, in order. */
export function findMissingPictures(text: string): string[] {
  return [...text.matchAll(missingPicture)].map(([, name = '']) => name);
}

const missingFormula = '[Formula missing: ';

/** Returns what stands for a formula in drafts and HTML, with its source; a post is not published with it. */
export function missingFormulaText(source: string): string {
  return `${missingFormula}${source}]`;
}

/** Returns how many formulas are missing in a text or in HTML. */
export function countMissingFormulas(text: string): number {
  return text.split(missingFormula).length - 1;
}
