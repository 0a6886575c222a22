import { readArguments } from '../lib/arguments.ts';
import { runCommand } from '../lib/command.ts';
import { productionSettings } from './deploy/project.ts';
import { takeSteps } from './deploy/step.ts';
import { deploySteps } from './deploy/steps.ts';
import { systemTools } from './deploy/tools.ts';
import { rehearse } from './rehearsal/rehearse.ts';
import { siteOrigin } from './smoke/site-origin.ts';

runCommand(async () => {
  const given = readArguments({
    'dry-run': { type: 'boolean' },
    rebuild: { type: 'boolean' },
    'allow-branch': { type: 'boolean' },
    tested: { type: 'boolean' },
    'allow-empty': { type: 'boolean' },
    'drop-old-assets': { type: 'boolean' },
    'without-smoke': { type: 'boolean' },
    rehearse: { type: 'boolean' },
    url: { type: 'string' },
  });
  if (given.rehearse) return rehearse();
  const options = {
    dryRun: given['dry-run'] ?? false,
    rebuild: given.rebuild ?? false,
    allowBranch: given['allow-branch'] ?? false,
    tested: given.tested ?? false,
    allowEmpty: given['allow-empty'] ?? false,
    dropOldAssets: given['drop-old-assets'] ?? false,
    withoutSmoke: given['without-smoke'] ?? false,
    url: given.url && siteOrigin(given.url),
  };
  const env = productionSettings();
  console.log(`${options.dryRun ? 'Looking at' : 'Shipping to'} ${env.firebase.projectId}.`);
  await takeSteps(deploySteps, { env, options, tools: systemTools });
  console.log(options.dryRun ? 'All is ready. Nothing was shipped.' : 'Shipped.');
  return 0;
});
