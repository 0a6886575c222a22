import { chmod, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { storedLeadKinds } from '../../src/domain/leads/stored-leads.ts';
import { formatTime, newYorkDay } from '../../src/lib/format-time.ts';
import { readArguments } from '../lib/arguments.ts';
import { Failure } from '../lib/failure.ts';
import {
  exportsFolder,
  readLeadsForExport,
  readRequests,
  toPartFile,
  writeExport,
} from './export-file.ts';
import { queryLeads } from './found-leads.ts';
import { parseTime } from './owner-arguments.ts';
import { openProject, projectOptions, runOwnerCommand } from './owner-command.ts';

/** Explains an empty result on the emulators. */
const localHint =
  ' The emulators hold no leads but those that you send on the site of `npm start`.';

runOwnerCommand(async (command) => {
  const values = readArguments({
    ...projectOptions,
    since: { type: 'string' },
    until: { type: 'string' },
  });
  if (values.since === undefined) {
    throw new Failure('Say from when: --since 2026-11-01, and --until for an end.');
  }
  const now = new Date();
  const since = parseTime('--since', values.since, now);
  const until = values.until === undefined ? undefined : parseTime('--until', values.until, now);
  if (until && until <= since) throw new Failure('--until must be after --since.');

  const { firestore, project } = await openProject(values);
  const asked = await readRequests(firestore);
  await mkdir(exportsFolder, { recursive: true });
  await chmod(exportsFolder, 0o700);
  const span = [since, until ?? now];
  console.log(`Sent from ${span.map((time) => formatTime(time.toISOString())).join(' to ')}:`);
  let all = 0;
  for (const kind of storedLeadKinds) {
    const path = join(exportsFolder, `${kind.title}_${span.map(newYorkDay).join('_')}.csv`);
    command.onExit(() => rm(toPartFile(path), { force: true }));
    const leads = queryLeads(firestore, kind, { since, until });
    const count = await writeExport(path, kind, readLeadsForExport(firestore, leads), asked);
    all += count;
    console.log(`${count.toLocaleString('en-US').padStart(9)}  ${path}`);
  }
  console.log(
    all === 0
      ? `No lead was sent in this time, so the files hold only their headers.${project.emulated ? localHint : ''}`
      : 'These files hold personal data: delete them when you are done with them.',
  );
  return 0;
});
