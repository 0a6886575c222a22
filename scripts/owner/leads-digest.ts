import { readArguments } from '../lib/arguments.ts';
import { Failure } from '../lib/failure.ts';
import { namedTime } from './leads/date-argument.ts';
import { digestSince } from './leads/digest.ts';
import { mailDigest } from './mail/digest-mail.ts';
import { originArgument } from './mail/origin-argument.ts';
import { openProject } from './owner-admin.ts';
import { runOwnerCommand } from './owner-command.ts';
import { projectOptions } from './project.ts';

runOwnerCommand(async () => {
  const { mail = false, ...values } = readArguments({
    ...projectOptions,
    since: { type: 'string' },
    origin: { type: 'string' },
    mail: { type: 'boolean' },
  });
  if (values.since === undefined) {
    throw new Failure('Say from when: --since 2026-11-21, or a time such as 2026-11-21T09:30:00Z.');
  }
  const since = namedTime('--since', values.since, new Date());
  const { firestore, project } = await openProject(values);

  const digest = await digestSince(firestore, since.time, originArgument(values.origin, project));
  console.log(digest.text);
  if (!mail) return 0;
  if (digest.count === 0) {
    console.log('\nNothing came in, so there is nothing to mail.');
  } else {
    await mailDigest(firestore, digest);
    console.log('\nThe mail is in the database, for the Trigger Email extension to send.');
  }
  return 0;
});
