import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments, runCommand } from '../lib/command.ts';
import { root } from '../lib/root.ts';
import { drawings } from './posts/index.ts';

/** Draws the figures of the posts from their numbers. */
runCommand(async () => {
  readArguments({});
  for (const { file, svg } of drawings) writeFileSync(join(root, 'public', file), svg);
  console.log(`${drawings.length} figures drawn.`);
  return 0;
});
