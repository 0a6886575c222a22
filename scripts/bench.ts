import { longText } from './bench/long-text.ts';
import { reads } from './bench/reads.ts';
import { size } from './bench/size.ts';
import { typing } from './bench/typing.ts';
import { runCommand } from './local/command.ts';
import { Failure } from './local/failure.ts';

/** What `npm run bench -- NAME` measures; each says whether its limits hold. */
const benches: Record<string, () => Promise<boolean>> = {
  'long-text': longText,
  reads,
  size,
  typing,
};

runCommand(async () => {
  const [name = ''] = process.argv.slice(2);
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined;
  if (!bench) {
    throw new Failure(`Name what to measure: ${Object.keys(benches).join(', ')}.`);
  }
  return (await bench()) ? 0 : 1;
});
