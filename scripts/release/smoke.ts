import { site } from '#src/site.ts';
import { runCommand } from '../lib/command.ts';
import { siteOrigin, smoke } from './checks/smoke-site.ts';

runCommand(async () => {
  const origin = siteOrigin(process.argv[2] ?? site.url);
  console.log(`Looking at ${origin} …`);
  const failed = await smoke(origin);
  console.log(failed === 0 ? 'All is well.' : `${failed} of the checks failed.`);
  return failed === 0 ? 0 : 1;
});
