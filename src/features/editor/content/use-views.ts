import { useEffect, useRef, useState } from 'react';
import { clean, findSeenPartsTakenOut } from './clean-content.ts';
import type { ContentEditorHandle } from './content-editor.ts';
import { findCleaningLosses, findWritingLosses } from './losses.ts';

export type ViewName = 'write' | 'html' | 'preview';

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
  useEffect(() => {
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
    update({ shown, draft: html, removed: isTyped ? findCleaningLosses(html) : [] });
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
  return [...findSeenPartsTakenOut(html), ...findWritingLosses(clean(html))];
}
