import { Failure } from '../../lib/failure.ts';
import type { DeployContext } from './context.ts';

/** One thing that is looked at, made or shipped. */
export interface Step {
  name: string;
  /** `look` and `make` always happen, `ship` never in a dry run. */
  kind: 'look' | 'make' | 'ship';
  /** Whether the nightly build, which ships hosting alone, takes it too. */
  inRebuild: boolean;
  /** @throws Failure that says in one line what is wrong and what to do */
  run(context: DeployContext): Promise<void> | void;
}

/**
 * Takes the steps one after another and prints a line for each. The first failure ends it, so
 * nothing is shipped after it.
 *
 * @throws Failure of the step that failed
 */
export async function takeSteps(steps: readonly Step[], context: DeployContext): Promise<void> {
  const { dryRun, rebuild } = context.options;
  for (const step of steps) {
    if (rebuild && !step.inRebuild) continue;
    if (dryRun && step.kind === 'ship') {
      console.log(`– ${step.name}: not in a dry run`);
      continue;
    }
    await step.run(context);
    console.log(`✔ ${step.name}`);
  }
}

/** @throws Failure when the condition does not hold */
export function need(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Failure(message);
}
