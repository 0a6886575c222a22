import { withProgress } from '../../lib/progress.ts';
import { rehearseFailure } from './failure.ts';
import { rehearseLife } from './life.ts';
import { scenarios } from './scenarios.ts';
import { makeWorkplace } from './workplace.ts';

/**
 * Ships a clone of this repository with the real firebase CLI to a stand-in of Google's APIs: the first
 * deploy, the second, a rebuild, and every known way to fail. Prints a record.
 *
 * @returns the exit code
 */
export async function rehearse(): Promise<number> {
  const workplace = makeWorkplace();
  const rehearsals = [
    ...rehearseLife(workplace),
    ...scenarios.map((scenario) => ({
      name: scenario.name,
      run: () => rehearseFailure(workplace, scenario),
    })),
  ];
  let wrong = 0;
  try {
    for (const { name, run } of rehearsals) {
      const { fault, lines } = await withProgress(name, run);
      console.log(`${fault ? '✖' : '✔'} ${name}`);
      for (const line of [...lines, ...(fault ? [fault] : [])]) console.log(`    ${line}`);
      if (fault) wrong++;
    }
  } finally {
    workplace.remove();
  }
  console.log(
    wrong === 0
      ? 'All went as it must. What only a real project can tell is marked in docs/deploying.md.'
      : `${wrong} of ${rehearsals.length} did not go as they must.`,
  );
  return wrong === 0 ? 0 : 1;
}
