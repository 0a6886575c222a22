import { useEffect, useRef, useState } from 'react';
import type { ContentEditorHandle } from './content-editor.types.ts';
import { lossesOfCleaning, lossesOfWriting } from './losses.ts';
import { clean } from './stored-form.ts';

export type ViewName = 'write' | 'html' | 'preview';

interface Views {
  /** The value as it was last given or handed over. */
  value: string;
  shown: ViewName;
  /** What the writing view would leave out of the value. */
  obstacles: readonly string[];
  /** The HTML as it stands in the HTML view. */
  draft: string;
  /** What was taken out of the last draft. */
  takenOut: readonly string[];
  /** Goes up with each value that came from elsewhere. */
  generation: number;
}

/**
 * Which view of the content is shown, and what the views hand to each other. A view is left only
 * after it has handed over what was typed.
 */
export function useViews(value: string, onChange: (html: string) => void) {
  const [views, setViews] = useState(() => opened(value, 0));
  const typing = useRef<ContentEditorHandle>(null);
  const latest = useRef(value);
  const update = (change: Partial<Views>) => setViews((current) => ({ ...current, ...change }));

  // Such as a post that has just been loaded.
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
    const isTyped = views.shown === 'html' && views.draft !== html;
    if (views.shown === 'html') update({ obstacles: lossesOfWriting(clean(html)) });
    update({ takenOut: isTyped ? lossesOfCleaning(views.draft) : [] });
    update({ shown, draft: html });
  }

  return {
    ...views,
    typing,
    change,
    show,
    type: (draft: string) => update({ draft }),
    /** Lets the writing view have the value, whatever it leaves out. */
    acceptLosses: () => update({ obstacles: [] }),
  };
}

function opened(value: string, generation: number): Views {
  const obstacles = lossesOfWriting(clean(value));
  const shown = obstacles.length > 0 ? 'html' : 'write';
  return { value, shown, obstacles, draft: value, takenOut: [], generation };
}
