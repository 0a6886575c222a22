import { spawnSync } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { copyOfRepository } from './copy-of-repository.ts';
import { figuresVariable, reportFigure } from './figures.ts';
import { inFull, sampleSizeVariable } from './sample-size.ts';

const allowed = Object.entries(packageJson.allowScripts)
  .filter(([, isAllowed]) => isAllowed)
  .map(([name]) => name);

/** Without these variables, because a full run in the copy would make another copy. */
const { [sampleSizeVariable]: _, [figuresVariable]: __, ...environment } = process.env;

test.runIf(inFull)(
  'the checks run with only the allowed install scripts',
  { timeout: 1_200_000 },
  () => {
    const { folder, remove } = copyOfRepository();
    onTestFinished(remove, 120_000);
    const npm = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync('npm', args, {
        cwd: folder,
        env: { ...environment, CI: 'true' },
        encoding: 'utf8',
      });
      expect(status, `npm ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
      return stdout;
    };
    npm('ci', '--ignore-scripts', '--no-audit', '--no-fund');
    npm('rebuild', ...allowed);
    npm('exec', '--', 'firebase', '--version');
    npm('run', 'licenses'); // builds the site
    const said = npm('test', '--', '--only', 'types,lint');
    const [summary] = /\d+ passed, 0 failed/.exec(said) ?? [];
    expect(summary, said).toBeTruthy();
    reportFigure('Install scripts', `${allowed.join(', ')} alone: ${summary}`);
  },
);
