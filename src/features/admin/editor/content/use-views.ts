import { useRef, useState } from 'react';
import { clean } from '#src/content/sanitizer.ts';
import type { StoredHtml } from '#src/model/posts/html-text.ts';
import { namePartsTakenOut } from './clean-content.ts';
import type { ViewHandle } from './content-editor.ts';
import { toDocument, toStoredForm } from './stored-form.ts';
import { isElement } from './text-lines.ts';

type ViewName = 'write' | 'html' | 'preview';

type Views = ReturnType<typeof opened>;

/** Manages the visible view of the content and syncs the views. Leaving a view flushes its changes first. */
export function useViews(value: string, onChange: (html: string) => void) {
  const [views, setViews] = useState(() => opened(value));
  const typing = useRef<ViewHandle>(null);
  const latest = useRef(value);
  const update = (change: Partial<Views>) => setViews((current) => ({ ...current, ...change }));

  const findRemoved = (html: string) => (html === views.loaded ? [] : namePartsTakenOut(html));

  function change(html: string) {
    if (html === latest.current) return;
    latest.current = html;
    if (views.shown === 'html') update({ removed: findRemoved(html) });
    onChange(html);
  }

  function show(shown: ViewName) {
    typing.current?.flush();
    const html = latest.current;
    if (views.shown === 'html') update({ obstacles: findObstacles(html) });
    update({ shown, draft: html, removed: findRemoved(html) });
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

function opened(value: string) {
  const obstacles = findObstacles(value);
  return {
    loaded: value,
    shown: (obstacles.length > 0 ? 'html' : 'write') as ViewName,
    obstacles,
    /** The HTML as typed in the HTML view. */
    draft: value,
    /** What the sanitizer will remove from the typed HTML. */
    removed: [] as readonly string[],
  };
}

function findObstacles(html: string): string[] {
  return [...namePartsTakenOut(html, { onlySeen: true }), ...findWritingLosses(clean(html))];
}

/** Elements that add no meaning of their own. */
const silent = ['div', 'p', 'tbody'];

/** Returns the elements and attributes that the writing view would drop or change, such as '<figure>', as text. */
export function findWritingLosses(html: StoredHtml): string[] {
  const after = collectTexts(toStoredForm(toDocument(html)));
  const before = [...collectTexts(html)];
  const lost = before.filter(([name, text]) => after.get(name) !== text).map(([name]) => name);
  const elements = lost.filter((name) => name.startsWith('<'));
  // An attribute is lost with its element.
  const others = lost.filter((name) => !elements.some((element) => name.endsWith(element)));
  return [...elements, ...others];
}

/** Returns the text inside elements by their names and attributes, however elements are nested and text is split. */
function collectTexts(html: string): Map<string, string> {
  const texts = new Map<string, string>();
  const walk = (node: Node, around: ReadonlySet<string>) => {
    const names = isElement(node) ? new Set([...around, ...listNames(node)]) : around;
    for (const child of node.childNodes) walk(child, names);
    if (node.hasChildNodes()) return;
    const text = isElement(node) ? '.' : (node.textContent ?? '').replace(/\s+/g, '');
    for (const name of names) texts.set(name, (texts.get(name) ?? '') + text);
  };
  walk(new DOMParser().parseFromString(html, 'text/html').body, new Set());
  return texts;
}

function listNames({ localName, attributes }: Element): string[] {
  const written = [...attributes].map(({ name, value }) => `${name}="${value}" of <${localName}>`);
  return silent.includes(localName) ? written : [`<${localName}>`, ...written];
}
