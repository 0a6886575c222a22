import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from '#scripts/lib/root.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';

export interface Ended {
  code: number | null;
  stdout: string;
  stderr: string;
}

const surroundings = {
  // Does not look for credentials on the network.
  METADATA_SERVER_DETECTION: 'none',
  // Each command loads the Admin SDK. The cache compiles it once for all of them.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/owner-commands'),
};

/** A module that makes a command take its standard input for a terminal. */
const asTerminal = 'data:text/javascript,process.stdin.isTTY = true;';

/** Runs the real owner's commands, each test in an empty folder, without anybody's settings and credentials. */
export function ownerCommand() {
  const inFolder = temporaryFolder();

  return {
    path: inFolder,

    /** Runs a script of scripts/owner, with an answer typed to each question; without any, there is no terminal. */
    run(
      script: string,
      args: string[],
      variables: Record<string, string> = {},
      answers: readonly (readonly [question: string, answer: string])[] = [],
    ): Promise<Ended> {
      const hasTerminal = answers.length > 0;
      const child = spawn(
        process.execPath,
        [
          ...(hasTerminal ? ['--import', asTerminal] : []),
          join(root, 'scripts/owner', script),
          ...args,
        ],
        {
          cwd: inFolder(),
          env: { ...surroundings, HOME: inFolder(), ...variables },
          stdio: 'pipe',
        },
      );
      if (!hasTerminal) child.stdin.end();
      const ended: Ended = { code: null, stdout: '', stderr: '' };
      const waiting = [...answers];
      child.stdout.on('data', (chunk) => {
        ended.stdout += chunk;
        const [question, answer] = waiting[0] ?? [];
        if (!question || !ended.stdout.endsWith(question)) return;
        waiting.shift();
        child.stdin.write(`${answer}\n`);
      });
      child.stderr.on('data', (chunk) => {
        ended.stderr += chunk;
      });
      return new Promise((resolve, reject) => {
        child.once('error', reject);
        child.once('close', (code) => resolve({ ...ended, code }));
      });
    },
  };
}
