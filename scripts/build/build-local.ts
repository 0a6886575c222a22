import { buildSite } from './build.ts';
import { readArgumentsAndWords } from '../lib/arguments.ts';
import { reportProgress } from '../lib/progress-messages.ts';
import { projects, siteVariables } from '../local/stack.ts';

const { values, words } = readArgumentsAndWords({ 'allow-empty': { type: 'boolean' } });
const [projectId = projects.test] = words;

await buildSite({
  mode: 'emulator',
  variables: siteVariables(projectId),
  allowEmpty: values['allow-empty'] ?? false,
  onProgress: reportProgress,
});
