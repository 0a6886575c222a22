import { Failure } from '../../lib/failure.ts';
import type { DeployContext } from './context.ts';

/** A step of a deploy, which checks, builds or ships something. */
export interface Step {
  name: string;
  /** `ask` and `ship` need a sign-in to the project, and a build alone omits them; a dry run omits `ship`. */
  kind: 'look' | 'ask' | 'make' | 'ship';
  /** Whether it is also part of the nightly build, which only ships hosting. */
  inRebuild: boolean;
  /** @throws Failure that says in one line what is wrong and what to do about it */
  run(context: DeployContext): Promise<void> | void;
}

/**
 * Runs the steps one after another and prints a line for each. Stops at the first failure, so that nothing
 * is shipped after it.
 *
 * @throws Failure of the step that failed
 */
export async function takeSteps(steps: readonly Step[], context: DeployContext): Promise<void> {
  const { dryRun, buildOnly, rebuild } = context.options;
  for (const step of steps) {
    if (rebuild && !step.inRebuild) continue;
    const needsSignIn = step.kind === 'ask' || step.kind === 'ship';
    if ((dryRun && step.kind === 'ship') || (buildOnly && needsSignIn)) {
      console.log(`– ${step.name}: not in a ${buildOnly ? 'build alone' : 'dry run'}`);
      continue;
    }
    await step.run(context);
    console.log(`✔ ${step.name}`);
  }
}

/** @throws Failure if the condition is false */
export function need(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Failure(message);
}
