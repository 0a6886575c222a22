import { useEffect, useLayoutEffect, useState } from 'react';
import { recall, remember } from '#src/data/state/unsaved.ts';
import { putValue, useKnown, type VisitKey } from '#src/data/state/visit.ts';
import { afterPaint } from '#src/lib/loading/after-paint.ts';

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

/** What a tool answers, where its title does not ask it. */
export const toolQuestions: Partial<Record<ToolName, string>> = {
  breakdown: 'Where does each payment go, and what is left to pay?',
  early: 'What does paying more save?',
  schedule: 'How much of each year’s payments repays the loan?',
  compare: 'Which one costs less?',
};

/** Whether a text names a tool. */
export function isToolName(text: unknown): text is ToolName {
  return typeof text === 'string' && Object.hasOwn(toolTitles, text);
}

/** The specified chart, which stays open until its own heading is pressed; links leave it out. */
export const firstTool: ToolName = 'breakdown';

/** The specified outputs, which a wide window shows from the start. The first one counts as opened last. */
const specifiedTools: readonly ToolName[] = ['compare', 'afford', 'schedule', 'early', firstTool];

const key = 'calculator.tools';

/** The width from which inputs and answer stand side by side, as in the style sheet. */
const oneColumn = '(width < 56rem)';

const wide = '(width >= 60rem)';

/** Which tools are open, the last one that was opened last, and a way to open or close one. */
export type Tools = ReturnType<typeof useTools>;

/**
 * Holds which tools are open, for the visit. A phone shows one at a time beside the chart, a wider window as many
 * as are opened.
 *
 * @param linked the tool that the address asks for
 */
export function useTools(linked: ToolName | undefined) {
  const [open, setOpen] = useState<readonly ToolName[]>([firstTool]);

  useLayoutEffect(() => {
    // The first key takes the link out of the address; its tool stays open.
    if (linked) remember(key, [firstTool, linked]);
    const kept = recall(key);
    if (Array.isArray(kept)) setOpen(kept.filter(isToolName));
    else if (window.matchMedia(wide).matches) setOpen(specifiedTools);
  }, [linked]);

  function toggle(name: ToolName) {
    const others = open.filter((other) => other !== name);
    const isAlone = window.matchMedia(oneColumn).matches;
    const staying = others.filter((other) => !isAlone || other === firstTool);
    const next = open.includes(name) ? others : [...staying, name];
    setOpen(next);
    remember(key, next);
  }

  return { open, toggle };
}

const printed: VisitKey<true> = { key: 'printed' };

/** Whether the page is being printed, or was: what is only on paper has to be in the page by then. */
export function useIsPrinted(): boolean {
  useEffect(() => {
    const note = () => void putValue(printed, true);
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return useKnown(printed) !== undefined;
}

/** Prints the page with what is closed on the screen, or only the loan with its picture. */
export async function printPage(pages: 'all' | 'one'): Promise<void> {
  const { documentElement } = document;
  documentElement.toggleAttribute('data-one-page', pages === 'one');
  // Phones print after the call has returned.
  window.onafterprint = () => documentElement.removeAttribute('data-one-page');
  window.dispatchEvent(new Event('beforeprint'));
  await afterPaint();
  window.print();
}
