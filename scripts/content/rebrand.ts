import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { leadBuyerWordings, quoteWordings } from '../../src/domain/leads/consent-wordings.ts';
import { site } from '../../src/site.ts';
import { readArguments } from '../lib/arguments.ts';
import { runCommand } from '../lib/command.ts';
import { root } from '../lib/root.ts';
import { cardFile, describedCard, linesWith, namesIn, readmeFile, titledReadme } from './brand.ts';
import { drawSocialCard } from './social-card.ts';

/** Writes the name of `src/site.ts` where no build can, and lists the lines that still have an earlier one. */
runCommand(async () => {
  readArguments({});
  writeFileSync(join(root, cardFile), describedCard(await drawSocialCard()));
  const readme = join(root, readmeFile);
  writeFileSync(readme, titledReadme(readFileSync(readme, 'utf8')));
  console.log(`${cardFile} and the title of ${readmeFile} show ${site.name}.`);
  for (const name of namesIn([...quoteWordings, ...leadBuyerWordings])) {
    if (name === site.name) continue;
    for (const line of linesWith(name)) console.log(`Still ${name}: ${line}`);
  }
  return 0;
});
