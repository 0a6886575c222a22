import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { loadEnv } from 'vite';
import { type Env, parseEnv } from '#src/lib/addresses/env.schema.ts';
import { Failure } from '../../lib/failure.ts';
import { Child } from '../../lib/processes.ts';
import { withProgress } from '../../lib/progress.ts';
import { root } from '../../lib/root.ts';
import type { Tools } from './steps.ts';

/**
 * Returns the settings of the production build, from the environment and .env.production.local. Everything
 * is shipped to their project, so a site and its rules always go to the same one.
 *
 * @throws Failure that names what is missing or wrong, such as a demo- project
 */
export function productionSettings(): Env {
  try {
    return parseEnv('production', loadEnv('production', process.cwd(), 'VITE_'));
  } catch (error) {
    throw new Failure((error as Error).message);
  }
}

/** The tools of this machine; they run in the repository. */
export const systemTools: Omit<Tools, 'examine'> = {
  run(command, args) {
    const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
    const running = promisify(execFile)(command, args, options).then(
      ({ stdout }) => ({ code: 0, output: stdout.trim() }),
      ({ code, stdout, stderr }) => ({
        code: Number(code) || 1,
        output: `${stdout}${stderr}`.trim(),
      }),
    );
    return withProgress(nameTool(args), () => running);
  },

  async show(args) {
    const command = process.execPath;
    const child = new Child({ name: nameTool(args), command, args, inTerminal: true });
    return (await child.exited).code ?? 1;
  },

  read(path) {
    const file = join(root, path);
    return existsSync(file) ? readFileSync(file, 'utf8') : null;
  },
};

/** Returns the first word that is not a path of this machine. */
function nameTool(args: readonly string[]): string {
  return args.find((arg) => !arg.startsWith('/')) ?? 'node';
}
