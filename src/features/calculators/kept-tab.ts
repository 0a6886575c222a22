import { recall, remember } from '#src/lib/tab-storage.ts';
import { type CalculatorTab, linkedTab } from './basic-link.ts';

const key = 'calculator.tab';

/** Keeps the tab that the visitor chose, for this visit. */
export function keepTab(tab: CalculatorTab): void {
  remember(key, tab);
}

/** Returns the tab to show at an address: that of a copied link, or the one that was chosen last. */
export function wantedTab(fragment: string): CalculatorTab | undefined {
  const kept = recall(key);
  const chosen = kept === 'basic' || kept === 'advanced' ? kept : undefined;
  return linkedTab(fragment) ?? chosen;
}
