import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { format } from 'node:util';
import { vi } from 'vitest';
import { tell } from '#scripts/lib/failure.ts';
import { root } from '#scripts/lib/root.ts';
import * as ownerCommands from '#scripts/owner/owner-command.ts';
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

type Work = Parameters<typeof ownerCommands.runOwnerCommand>[0];
const works = new Map<string, Work>();

/** Returns the work of a script, which would run it when it is loaded. */
async function loadWork(script: string): Promise<Work> {
  const run = vi.spyOn(ownerCommands, 'runOwnerCommand').mockReturnValue();
  await import(`../../scripts/owner/${script}`);
  const work = works.get(script) ?? run.mock.lastCall?.[0];
  run.mockRestore();
  if (!work) throw new Error(`${script} runs nothing.`);
  works.set(script, work);
  return work;
}

/** Runs a script of scripts/owner in this process, where the Admin SDK is loaded, and without a terminal. */
export async function runOwnerScript(script: string, args: readonly string[]): Promise<Ended> {
  const work = await loadWork(script);
  const ended: Ended = { code: null, stdout: '', stderr: '' };
  const note =
    (stream: 'stdout' | 'stderr') =>
    (...words: unknown[]) => {
      ended[stream] += `${format(...words)}\n`;
    };
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(note('stdout')),
    vi.spyOn(console, 'error').mockImplementation(note('stderr')),
    vi.spyOn(process, 'argv', 'get').mockReturnValue([process.execPath, script, ...args]),
  ];
  ended.code = await work().catch((error) => {
    tell(ownerCommands.toFailure(error));
    return 1;
  });
  for (const spy of spies) spy.mockRestore();
  return ended;
}

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
