import { readArguments } from '../lib/arguments.ts';
import { runCommand } from '../lib/command.ts';
import { siteOrigin } from './checks/smoke-site.ts';
import { type DeployOptions, takeSteps } from './deploy/steps.ts';
import { productionSettings, systemTools } from './deploy/tools.ts';
import { rehearse } from './rehearsal/rehearse.ts';

runCommand(async () => {
  const given = readArguments({
    'dry-run': { type: 'boolean' },
    'build-only': { type: 'boolean' },
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
    buildOnly: given['build-only'] ?? false,
    rebuild: given.rebuild ?? false,
    allowBranch: given['allow-branch'] ?? false,
    tested: given.tested ?? false,
    allowEmpty: given['allow-empty'] ?? false,
    dropOldAssets: given['drop-old-assets'] ?? false,
    withoutSmoke: given['without-smoke'] ?? false,
    url: given.url && siteOrigin(given.url),
  };
  const env = productionSettings();
  const [start, end] = wordsFor(options);
  console.log(`${start} ${env.firebase.projectId}.`);
  await takeSteps({ env, options, tools: systemTools });
  console.log(end);
  return 0;
});

function wordsFor({ dryRun, buildOnly }: DeployOptions): [start: string, end: string] {
  if (buildOnly) return ['Building for', 'Built and checked. Nothing was shipped.'];
  if (dryRun) return ['Looking at', 'All is ready. Nothing was shipped.'];
  return ['Shipping to', 'Shipped.'];
}
