import { sampleSizeVariable } from '#tests/proof/sample-size.ts';
import { readArguments, runCommand } from '../lib/command.ts';
import { vitestCli } from '../lib/root.ts';
import { deployOptions, productionSettings, systemTools, takeSteps } from './deploy/steps.ts';
import { examineProject } from './doctor.ts';
import { siteOrigin } from './smoke.ts';

runCommand(async () => {
  const options = readArguments(deployOptions);
  if (options.rehearse) return rehearse();
  if (options.url) options.url = siteOrigin(options.url);
  const env = productionSettings();
  // The CLI takes the project that its requests count for from here, and not from the credentials.
  process.env.GOOGLE_CLOUD_QUOTA_PROJECT = env.firebase.projectId;
  const isTrial = options['build-only'] || options['dry-run'];
  console.log(`${isTrial ? 'Looking at' : 'Shipping to'} ${env.firebase.projectId}.`);
  await takeSteps({ env, options, tools: { ...systemTools, examine: examineProject } });
  console.log(isTrial ? 'All is ready. Nothing was shipped.' : 'Shipped.');
  return 0;
});

/** Ships a clone of this repository with the real firebase CLI to a fake of Google's APIs, like `npm run test:full`. */
async function rehearse(): Promise<number> {
  process.env[sampleSizeVariable] = 'full';
  const options = ['--project=scripts', '--reporter=verbose', 'tests/proof/rehearsal'];
  const code = await systemTools.show([vitestCli, 'run', ...options]);
  if (code !== 0) return code;
  console.log('What only a real project can tell is marked in docs/deploying.md.');
  return 0;
}
