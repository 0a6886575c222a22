import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { recall, remember } from '#src/lib/tab-storage.ts';

/** The tools of the Advanced tab, in their order, under the names that links have. */
export const toolTitles = {
  breakdown: 'Payment breakdown',
  early: 'Early payoff savings',
  schedule: 'Amortization schedule',
  afford: 'How much home can I afford?',
  compare: 'Compare two loans',
  refinance: 'Should I refinance?',
  rent: 'Should I rent or buy?',
} as const;

export type ToolName = keyof typeof toolTitles;

/** Whether a text names a tool. */
export function isToolName(text: unknown): text is ToolName {
  return typeof text === 'string' && Object.hasOwn(toolTitles, text);
}

/** What is open until the visitor opens something else; links leave it out. */
export const firstTool: ToolName = 'breakdown';

const key = 'calculator.tools';

/** The width from which inputs and answer stand side by side, as in the style sheet. */
const oneColumn = '(width < 56rem)';

/** Which tools are open, the last one that was opened last, and a way to open or close one. */
export interface Tools {
  open: readonly ToolName[];
  toggle: (name: ToolName) => void;
}

/**
 * Holds which tools are open, for the visit. A phone shows one at a time, a wider window as many as are opened.
 *
 * @param linked the tool that the address asks for
 */
export function useTools(linked: ToolName | undefined): Tools {
  const [open, setOpen] = useState<readonly ToolName[]>([firstTool]);

  useLayoutEffect(() => {
    const kept = recall(key);
    if (linked) setOpen([linked]);
    else if (Array.isArray(kept)) setOpen(kept.filter(isToolName));
  }, [linked]);

  function toggle(name: ToolName) {
    const others = open.filter((other) => other !== name);
    const isAlone = window.matchMedia(oneColumn).matches;
    const next = open.includes(name) ? others : [...(isAlone ? [] : others), name];
    setOpen(next);
    remember(key, next);
  }

  return { open, toggle };
}

let isPrinted = false;

function subscribeToPrinting(onChange: () => void): () => void {
  const note = () => {
    isPrinted = true;
    onChange();
  };
  window.addEventListener('beforeprint', note);
  return () => window.removeEventListener('beforeprint', note);
}

/** Whether the page is being printed, or was: what is only on paper has to be in the page by then. */
export function useIsPrinted(): boolean {
  return useSyncExternalStore(
    subscribeToPrinting,
    () => isPrinted,
    () => false,
  );
}
