import { createHash } from 'node:crypto';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const textFile = /\.(html|js|css)$/;
const inlineScript = /(?<=<script>).*?(?=<\/script>)/s;

/**
 * Makes another release of a build in which every script and style has a new name, as after a
 * change that affects all of them. It takes a moment, while a second build takes seconds.
 *
 * @param build the folder of the build
 * @param folder where the other release is written
 */
export function writeRenamedRelease(build: string, folder: string): void {
  cpSync(build, folder, { recursive: true });
  const assets = join(folder, 'assets');
  // The folder also contains the search index, whose name is the same as a script's.
  const names = readdirSync(assets).filter((name) => textFile.test(name));
  const anyName = new RegExp(names.join('|').replaceAll('.', '\\.'), 'g');
  for (const name of names) renameSync(join(assets, name), join(assets, renamed(name)));
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!textFile.test(file)) continue;
    const path = join(folder, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(anyName, renamed);
    writeFileSync(path, after.replace(hashOfScript(before), hashOfScript(after)));
  }
}

/** Returns the new name of a file, such as 'index-CmMIHN8N2.js' for 'index-CmMIHN8N.js'. */
function renamed(name: string): string {
  return name.replace(/\.(?=\w+$)/, '2.');
}

/** Returns a script's hash as it appears in a document's policy. */
function hashOfScript(html: string): string {
  const [script = ''] = inlineScript.exec(html) ?? [];
  return createHash('sha256').update(script).digest('base64');
}
