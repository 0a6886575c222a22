import type { Page } from '@playwright/test';
import { inFull } from '#tests/proof/extent.ts';
import { reportCounts } from '#tests/proof/figures.ts';
import { expectAccessible, type Look, looksFor } from './every-look.ts';
import { type Area, type AreaName, areas } from './states.ts';

/** Where a state is shown, if not on the test's page or not in the usual looks. */
interface Shown {
  page?: Page;
  looks?: Look[];
}

/** Fails when the visible state has accessibility violations or scrolls sideways. */
export type ShowState = (state: string, shown?: Shown) => Promise<void>;

export type Walk = (area: AreaName) => ShowState;

/** Walks through the states of areas and reports which ones were left out. */
export function walkStates(page: Page) {
  const left = new Set<string>();

  const walk: Walk = (area) => {
    const nameOf = (state: string) => `${area}: ${state}`;
    const { states, inFullOnly = [] }: Area = areas[area];
    const isLeftOut = (state: string) => !inFull && inFullOnly.includes(state);
    for (const state of states) if (!isLeftOut(state)) left.add(nameOf(state));

    return async (state, { page: shownIn = page, looks = looksFor(nameOf(state)) } = {}) => {
      const name = nameOf(state);
      if (!states.includes(state)) throw new Error(`There is no state “${name}”.`);
      if (isLeftOut(state)) return;
      await expectAccessible(shownIn, name, looks);
      if (left.delete(name)) reportCounts('Accessibility', { states: 1 });
    };
  };

  return { walk, left: () => [...left] };
}
