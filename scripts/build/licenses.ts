import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readArguments } from '../lib/arguments.ts';
import { runCommand } from '../lib/command.ts';
import { root } from '../lib/root.ts';
import { buildInMemory } from './build.ts';
import {
  documentPath,
  licensesDocument,
  lockedPackages,
  noticesFile,
  shippedPackages,
} from './locked-packages.ts';

runCommand(async () => {
  readArguments({});
  const { files } = await buildInMemory();
  const shipped = shippedPackages(files.get(`/${noticesFile}`) ?? '');
  const packages = lockedPackages();
  writeFileSync(join(root, documentPath), licensesDocument(packages, shipped));
  console.log(`${documentPath}: ${packages.length} packages, ${shipped.length} of them shipped.`);
  return 0;
});
