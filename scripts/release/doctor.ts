import { readArguments } from '../lib/arguments.ts';
import { runCommand } from '../lib/command.ts';
import { linesOf, needsOwner } from './checks/check.ts';
import { examineProject } from './checks/examine-project.ts';
import { productionSettings, systemTools } from './deploy/tools.ts';

runCommand(async () => {
  readArguments({});
  const env = productionSettings();
  console.log(`Looking at ${env.firebase.projectId}.`);
  const findings = await examineProject(env, systemTools.read);
  for (const finding of findings) for (const line of linesOf(finding)) console.log(line);
  return findings.some(needsOwner) ? 1 : 0;
});
