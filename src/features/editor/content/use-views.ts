import { useLayoutEffect, useRef, useState } from 'react';
import type { SafeHtml } from '#src/domain/posts/content/sanitizer.ts';
import { clean, namePartsTakenOut } from './clean-content.ts';
import type { ContentEditorHandle } from './content-editor.ts';
import { toDocument, toStoredForm } from './stored-form.ts';
import { isElement } from './text-lines.ts';

type ViewName = 'write' | 'html' | 'preview';

interface Views {
  /** The last value that came in or was passed to onChange. */
  value: string;
  /** The last value that came in. */
  loaded: string;
  shown: ViewName;
  /** What the writing view would drop from the value. */
  obstacles: readonly string[];
  /** The HTML as typed in the HTML view. */
  draft: string;
  /** What the sanitizer will remove from the typed HTML. */
  removed: readonly string[];
  /** Increases with each value from outside. */
  generation: number;
}

/**
 * Manages the visible view of the content and syncs the views. Leaving a view flushes its changes
 * first.
 */
export function useViews(value: string, onChange: (html: string) => void) {
  const [views, setViews] = useState(() => opened(value, 0));
  const typing = useRef<ContentEditorHandle>(null);
  const latest = useRef(value);
  const update = (change: Partial<Views>) => setViews((current) => ({ ...current, ...change }));

  // For example, a post that has just loaded.
  const isFromElsewhere = value !== views.value;
  if (isFromElsewhere) setViews(opened(value, views.generation + 1));
  // In the frame itself, because after it, the writer may have gone on.
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);

  function change(html: string) {
    if (html === latest.current) return;
    latest.current = html;
    update({ value: html });
    onChange(html);
  }

  function show(shown: ViewName) {
    typing.current?.flush();
    const html = latest.current;
    if (views.shown === 'html') update({ obstacles: findObstacles(html) });
    const isTyped = html !== views.loaded;
    update({ shown, draft: html, removed: isTyped ? namePartsTakenOut(html) : [] });
  }

  return {
    ...views,
    typing,
    change,
    show,
    type: (draft: string) => update({ draft }),
    /** Opens the value in the writing view, whatever it drops. */
    acceptLosses: () => update({ obstacles: [] }),
  };
}

function opened(value: string, generation: number): Views {
  const obstacles = findObstacles(value);
  const shown = obstacles.length > 0 ? 'html' : 'write';
  return { value, loaded: value, shown, obstacles, draft: value, removed: [], generation };
}

function findObstacles(html: string): string[] {
  return [...namePartsTakenOut(html, { onlySeen: true }), ...findWritingLosses(clean(html))];
}

/** Elements that add no meaning of their own. */
const silent = new Set(['div', 'p', 'tbody']);

/**
 * Returns the elements of sanitized HTML that the writing view would drop or change, as text for the
 * writer. An empty list means that the view can open it.
 *
 * @example findWritingLosses(clean('<dl><dt>APR</dt></dl>')) // ['<dl>', '<dt>']
 */
export function findWritingLosses(html: SafeHtml): string[] {
  const names = (element: Element) => [
    ...(silent.has(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes].map(written(element)),
  ];
  const before = collectTexts(parse(html), names);
  const lost = findMissing(before, collectTexts(parse(toStoredForm(toDocument(html))), names));
  return elementsFirst(lost);
}

const written =
  ({ localName }: Element) =>
  ({ name, value }: Attr) =>
    `${name}="${value}" of <${localName}>`;

/** Drops attributes whose whole element is listed. */
function elementsFirst(names: readonly string[]): string[] {
  const elements = names.filter((name) => name.startsWith('<'));
  const others = names.filter((name) => !elements.some((element) => name.endsWith(element)));
  return [...elements, ...others];
}

function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}

const withoutText = 'script, style, template, noscript';

/**
 * Returns the text inside the elements of some HTML, by element name. How elements are nested and
 * how text is split does not matter.
 *
 * @param listNames returns the names under which an element counts
 */
function collectTexts(
  root: Element,
  listNames: (element: Element) => readonly string[],
): Map<string, string> {
  const texts = new Map<string, string>();
  const add = (names: Iterable<string>, text: string) => {
    for (const name of names) texts.set(name, (texts.get(name) ?? '') + text);
  };
  const walk = (element: Element, around: ReadonlySet<string>) => {
    if (element.matches(withoutText) || element.childNodes.length === 0) add(around, '.');
    else {
      for (const child of element.childNodes) {
        if (child.nodeType === child.TEXT_NODE) add(around, unspaced(child));
        if (isElement(child)) walk(child, new Set([...around, ...listNames(child)]));
      }
    }
  };
  walk(root, new Set());
  return texts;
}

/** Returns the names whose text differs between `before` and `after`. */
function findMissing(before: Map<string, string>, after: Map<string, string>): string[] {
  return [...before].filter(([name, words]) => after.get(name) !== words).map(([name]) => name);
}

function unspaced({ textContent }: Node): string {
  return textContent?.replace(/\s+/g, '') ?? '';
}
