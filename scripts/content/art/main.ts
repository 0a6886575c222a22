import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { runCommand } from '../../lib/command.ts';
import { Failure } from '../../lib/failure.ts';
import { drawPictures } from './pictures.ts';

/** Writes the pictures whose name contains the argument; all without one. */
runCommand(async () => {
  const [filter = ''] = process.argv.slice(2);
  const chosen = (await drawPictures()).filter(({ name }) => name.includes(filter));
  if (chosen.length === 0) throw new Failure(`No picture's name contains '${filter}'.`);
  for (const { name, file, svg } of chosen) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, svg);
    console.log(`${name}.svg ${(svg.length / 1000).toFixed(1)} KB`);
  }
  return 0;
});
