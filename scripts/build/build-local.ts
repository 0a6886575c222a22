import { readArgumentsAndWords } from '../lib/arguments.ts';
import { reportToParent } from '../lib/progress.ts';
import { projects, siteVariables } from '../local/stack.ts';
import { buildSite } from './build.ts';

const { values, words } = readArgumentsAndWords({ 'allow-empty': { type: 'boolean' } });
const [projectId = projects.test] = words;

await buildSite({
  mode: 'emulator',
  variables: siteVariables(projectId),
  allowEmpty: values['allow-empty'] ?? false,
  onProgress: (progress) => void reportToParent({ progress }),
});
