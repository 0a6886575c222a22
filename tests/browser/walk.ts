import type { Page } from '@playwright/test';
import { inFull } from '#tests/proof/extent.ts';
import { reportCounts } from '#tests/proof/figures.ts';
import { expectSound, type Look, looksFor } from './every-look.ts';
import { type Area, type AreaName, areas } from './states.ts';

/** What a state is shown in, where it is not the test's page or not in the usual looks. */
interface Shown {
  page?: Page;
  looks?: Look[];
}

/** Fails when the state that is shown is not accessible or scrolls sideways. */
export type ShowState = (state: string, shown?: Shown) => Promise<void>;

export type Walk = (area: AreaName) => ShowState;

/** Walks through the states of areas, and knows which ones were left out. */
export function walkStates(page: Page) {
  const left = new Set<string>();

  const walk: Walk = (area) => {
    const nameOf = (state: string) => `${area}: ${state}`;
    const { states, inFullOnly = [] }: Area = areas[area];
    for (const state of states) left.add(nameOf(state));
    const known = new Set(left);

    return async (state, { page: shownIn = page, looks = looksFor(nameOf(state)) } = {}) => {
      const name = nameOf(state);
      if (!known.has(name)) throw new Error(`There is no state “${name}”.`);
      if (!inFull && inFullOnly.includes(state)) {
        left.delete(name);
        return;
      }
      await expectSound(shownIn, name, looks);
      if (left.delete(name)) reportCounts('Accessibility', { states: 1 });
    };
  };

  return { walk, left: () => [...left] };
}
