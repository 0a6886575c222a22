import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

export interface ProcessEntry {
  pid: number;
  parent: number;
  group: number;
  /** When it started, as the system writes it. Together with the pid it identifies a process. */
  started: string;
  /** Whether it has ended, but its parent has not collected it yet. */
  zombie: boolean;
}

export function processTable(): ProcessEntry[] {
  return process.platform === 'linux' ? linuxTable() : psTable();
}

// Slim Linux images have no ps.
function linuxTable(): ProcessEntry[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      } catch {
        return []; // it has ended in the meantime
      }
    });
}

/** Parses one line of /proc/PID/stat, in which the command's name may contain spaces and brackets. */
export function parseStat(stat: string): ProcessEntry {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return {
    pid: Number.parseInt(stat, 10),
    zombie: fields[0] === 'Z' || fields[0] === 'X',
    parent: Number(fields[1]),
    group: Number(fields[2]),
    started: fields[19] ?? '',
  };
}

function psTable(): ProcessEntry[] {
  const columns = ['-A', '-o', 'pid=,ppid=,pgid=,stat=,lstart='];
  return execFileSync('ps', columns, { encoding: 'utf8' }).trim().split('\n').map(parsePsLine);
}

/** Parses one line of `ps -o pid=,ppid=,pgid=,stat=,lstart=`. */
export function parsePsLine(line: string): ProcessEntry {
  const [pid, parent, group, state = '', ...started] = line.trim().split(/\s+/);
  return {
    pid: Number(pid),
    parent: Number(parent),
    group: Number(group),
    started: started.join(' '),
    zombie: state.startsWith('Z'),
  };
}

/**
 * A child process with all of its descendants, in any process group: the Firestore emulator and
 * Chromium lead groups of their own and survive a parent that is killed.
 */
export class ProcessTree {
  readonly #known = new Map<number, ProcessEntry>();

  /** @param root pid of a child that leads its own process group */
  constructor(root: number) {
    const entry = processTable().find(({ pid }) => pid === root);
    if (entry) this.#known.set(root, entry);
    this.remember();
  }

  /** Records the current members of the tree, to find them again after their parent has ended. */
  remember(): void {
    const table = processTable();
    const members = this.#idsOfMembers(table);
    let before = 0;
    while (members.size > before) {
      before = members.size;
      for (const { pid, parent, group } of table) {
        if (members.has(parent) || members.has(group)) members.add(pid);
      }
    }
    for (const entry of table) {
      if (members.has(entry.pid)) this.#known.set(entry.pid, entry);
    }
  }

  alive(): number[] {
    this.remember();
    return processTable()
      .filter((entry) => !entry.zombie && this.#isKnown(entry))
      .map(({ pid }) => pid);
  }

  kill(): void {
    for (const pid of this.alive()) sendSignal(pid, 'SIGKILL');
  }

  async end(): Promise<void> {
    for (let tries = 0; tries < 100 && this.alive().length > 0; tries += 1) {
      this.kill();
      await delay(50);
    }
  }

  // The pid of an ended member still identifies its group, unless the system has reused it.
  #idsOfMembers(table: ProcessEntry[]): Set<number> {
    const ids = new Set(this.#known.keys());
    for (const entry of table) {
      if (!this.#isKnown(entry)) ids.delete(entry.pid);
    }
    return ids;
  }

  #isKnown({ pid, started }: ProcessEntry): boolean {
    return this.#known.get(pid)?.started === started;
  }
}

/** Sends a signal; it is no error if the process has already ended. */
export function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
