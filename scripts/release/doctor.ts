import { readArguments } from '../lib/arguments.ts';
import { runCommand } from '../lib/command.ts';
import { productionSettings } from './deploy/project.ts';
import { systemTools } from './deploy/tools.ts';
import { linesOf, needsOwner } from './doctor/examination.ts';
import { examineProject } from './doctor/examine-project.ts';

runCommand(async () => {
  readArguments({});
  const env = productionSettings();
  console.log(`Looking at ${env.firebase.projectId}.`);
  const findings = await examineProject(env, systemTools.read);
  for (const finding of findings) for (const line of linesOf(finding)) console.log(line);
  return findings.some(needsOwner) ? 1 : 0;
});
