import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Child } from '../../lib/processes.ts';
import { withProgress } from '../../lib/progress.ts';
import { root } from '../../lib/root.ts';
import { examineProject } from '../doctor/examine-project.ts';
import type { Tools } from './context.ts';

/** The tools of this machine; they run in the repository. */
export const systemTools: Tools = {
  examine: (env) => examineProject(env, systemTools.read),

  run(command, args) {
    const ended = new Promise<{ code: number; output: string }>((resolve) => {
      const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
      execFile(command, args, options, (error, stdout) => {
        const code = error ? Number(error.code) || 1 : 0;
        resolve({ code, output: stdout.trim() });
      });
    });
    return withProgress(nameOf(command, args), () => ended);
  },

  async show(command, args) {
    const child = new Child({
      name: nameOf(command, args),
      command,
      args,
      env: process.env,
      output: 'terminal',
    });
    return { code: (await child.exited).code ?? 1 };
  },

  read(path) {
    try {
      return readFileSync(join(root, path), 'utf8');
    } catch {
      return null;
    }
  },
};

/** Returns the first word that is not a path of this machine. */
function nameOf(command: string, args: readonly string[]): string {
  return args.find((arg) => !arg.startsWith('/')) ?? command;
}
