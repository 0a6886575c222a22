import type { Page } from '@playwright/test';
import { inFull } from '#tests/proof/extent.ts';
import { reportCounts } from '#tests/proof/figures.ts';
import { type Appearance, appearancesFor, expectAccessible } from './appearances.ts';
import { everydayLargeTexts, type PageGroup, type PageGroupName, pageGroups } from './states.ts';
import { expectRoomForLargeTexts } from './text-room.ts';

/** Where a state is shown, if not on the test's page or not in the usual appearances. */
interface Shown {
  page?: Page;
  appearances?: Appearance[];
}

/** Fails when the visible state has accessibility violations or scrolls sideways. */
export type ShowState = (state: string, shown?: Shown) => Promise<void>;

export type ShowGroup = (group: PageGroupName) => ShowState;

/** Goes through the states of page groups and reports which ones were left out. */
export function watchStates(page: Page) {
  const left = new Set<string>();

  const showGroup: ShowGroup = (group) => {
    const nameState = (state: string) => `${group}: ${state}`;
    const { states, largeTexts }: PageGroup = pageGroups[group];
    for (const state of states) left.add(nameState(state));

    return async (
      state,
      { page: shownIn = page, appearances = appearancesFor(nameState(state)) } = {},
    ) => {
      const name = nameState(state);
      if (!states.includes(state)) throw new Error(`There is no state “${name}”.`);
      await expectAccessible(shownIn, name, appearances);
      const isLarge = inFull
        ? (largeTexts ?? states).includes(state)
        : everydayLargeTexts.includes(name);
      if (isLarge) await expectRoomForLargeTexts(shownIn);
      if (left.delete(name)) reportCounts('Accessibility', { states: 1 });
    };
  };

  return { showGroup, left: () => [...left] };
}
