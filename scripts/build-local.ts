import { buildSite } from './build.ts';
import { reportProgress } from './local/progress-messages.ts';
import { projects, siteVariables } from './local/stack.ts';

const [projectId = projects.test] = process.argv.slice(2);

await buildSite({
  mode: 'emulator',
  variables: siteVariables(projectId),
  onProgress: reportProgress,
});
