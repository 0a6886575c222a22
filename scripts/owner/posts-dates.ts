import { formatTime } from '../../src/lib/format-time.ts';
import { readArguments } from '../lib/arguments.ts';
import { openProject, projectOptions, runOwnerCommand } from './owner-command.ts';
import { findTextDates, type TextDate, writeDate } from './text-dates.ts';

runOwnerCommand(async () => {
  const { write = false, ...values } = readArguments({
    ...projectOptions,
    write: { type: 'boolean' },
  });
  const { firestore } = await openProject(values);
  const counts = { readable: 0, unreadable: 0, changed: 0 };
  for await (const date of findTextDates(firestore)) {
    console.log(describeDate(date));
    counts[date.becomes ? 'readable' : 'unreadable'] += 1;
    if (!write || !date.becomes || (await writeDate(date.post, date.becomes))) continue;
    counts.changed += 1;
    console.log('    changed by somebody meanwhile: left as it is, run this again');
  }

  const { readable, unreadable, changed } = counts;
  if (readable + unreadable === 0) {
    console.log('No post has a text as its date: there is nothing to do.');
  } else if (write) {
    console.log(`${readable - changed} written, ${unreadable + changed} left.`);
  } else {
    console.log(
      `${readable} can be turned into timestamps, ${unreadable} cannot be read. Nothing was written: --write does it.`,
    );
  }
  return changed > 0 ? 1 : 0;
});

/** Returns a line about a post: the text of its date, and the timestamp that it becomes. */
function describeDate({ post, text, becomes }: TextDate): string {
  const slug: unknown = post.get('slug');
  const name = typeof slug === 'string' ? `${post.id} ${JSON.stringify(slug)}` : post.id;
  const fate = becomes
    ? `→ ${formatTime(becomes.toDate().toISOString())}`
    : 'cannot be read, is left';
  return `  ${name}: ${JSON.stringify(text.slice(0, 60))} ${fate}`;
}
