import { firebaseCli } from '../../lib/tools.ts';
import type { DeployContext } from './context.ts';

/** Runs firebase-tools on the project of the build. */
export function firebase({ env, tools }: Pick<DeployContext, 'env' | 'tools'>, args: string[]) {
  return tools.run(process.execPath, [firebaseCli, ...args, '--project', env.firebase.projectId]);
}
