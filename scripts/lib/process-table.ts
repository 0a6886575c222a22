import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** One process of this machine. */
export interface ProcessEntry {
  pid: number;
  parent: number;
  group: number;
  /** When it started, in the system's own words: with the pid it names a process for good. */
  started: string;
  /** Ended, only not yet collected by its parent. */
  zombie: boolean;
}

/** Every process of this machine. */
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
        return []; // it ended while we looked
      }
    });
}

/** Reads one line of /proc/PID/stat; the command's name in it may hold spaces and brackets. */
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

/** Reads one line of `ps -o pid=,ppid=,pgid=,stat=,lstart=`. */
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
