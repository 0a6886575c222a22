import type { Page } from '@playwright/test';
import { reportCounts } from '#tests/proof/figures.ts';
import { inFull } from '#tests/proof/sample-size.ts';
import { type Appearance, appearancesFor, expectAccessible } from './appearances.ts';
import { everydayLargeTexts, type PageGroupName, pageGroups } from './states.ts';
import { expectRoomForLargeTexts } from './text-room.ts';

/** Fails when the visible state has accessibility violations or scrolls sideways. */
export type ShowState = (state: string, appearances?: Appearance[]) => Promise<void>;

export type ShowGroup = (group: PageGroupName) => ShowState;

/** Goes through the states of page groups and reports which ones were left out. */
export function watchStates(page: Page) {
  const left = new Set<string>();

  const showGroup: ShowGroup = (group) => {
    const states: readonly string[] = pageGroups[group];
    const nameState = (state: string) => `${group}: ${state}`;
    for (const state of states) left.add(nameState(state));

    return async (state, appearances = appearancesFor(nameState(state))) => {
      const name = nameState(state);
      if (!states.includes(state)) throw new Error(`There is no state “${name}”.`);
      await expectAccessible(page, name, appearances);
      if (inFull || everydayLargeTexts.includes(name)) await expectRoomForLargeTexts(page);
      if (left.delete(name)) reportCounts('Accessibility', { states: 1 });
    };
  };

  return { showGroup, left: () => [...left] };
}
