import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { biomeCli } from '#scripts/lib/tools.ts';
import { consentFaults } from '#scripts/release/deploy/consent-wordings.ts';
import { site } from '#src/site.ts';

/** What an owner puts into `src/site.ts`. */
export interface Identity {
  name: string;
  slug: string;
  url: string;
}

const wordingsFile = 'src/domain/leads/consent-wordings.ts';
/** The line that a deploy prints for a form that does not ask in the site's name. */
const printedLines =
  /^The .* Add to (\S+), below the others: (.+), and before the semicolon of (is(\w+)Wording) in firestore\.rules: (.+)$/;

/**
 * Renames the product in a copy of the repository, as "Make it yours" in README.md says: in `src/site.ts`, the
 * rules' source of a lead, and the consents, to which it adds the lines that a deploy prints.
 *
 * @param day the ISO date of the deploy
 */
export async function renameProduct(
  folder: string,
  identity: Identity,
  day = new Date().toISOString().slice(0, 10),
): Promise<void> {
  const { name, slug, url } = identity;
  const change = (path: string, edit: (text: string) => string) => {
    const file = join(folder, path);
    writeFileSync(file, edit(readFileSync(file, 'utf8')));
  };
  const escaped = name.replaceAll("'", "\\'");
  change('src/site.ts', (text) =>
    text
      .replaceAll(site.name, () => escaped)
      .replace(`'${site.slug}'`, `'${slug}'`)
      .replace(`'${site.url}'`, `'${url}'`),
  );
  change('firestore.rules', (text) =>
    text.replace(`quote.source == '${site.slug}'`, `quote.source == '${slug}'`),
  );
  const rules = readFileSync(join(folder, 'firestore.rules'), 'utf8');
  for (const fault of await consentFaults(rules, name, day)) {
    const [, file, entry, rule, form = '', line] = printedLines.exec(fault) ?? [];
    if (file !== wordingsFile) throw new Error(`It cannot be followed: ${fault}`);
    const list = `${form.charAt(0).toLowerCase()}${form.slice(1)}Wordings`;
    change(file, (text) =>
      text.replace(new RegExp(`(?<=\\b${list}: [^\\]]*)\\];`), () => `  ${entry},\n];`),
    );
    change('firestore.rules', (text) =>
      text.replace(new RegExp(`(?<=function ${rule}\\([^;]*);`), () => `\n        ${line};`),
    );
  }
  // A name with an apostrophe has other quotes.
  const args = [biomeCli, 'format', '--write', 'src/site.ts', wordingsFile];
  execFileSync(process.execPath, args, { cwd: folder, stdio: 'pipe' });
}
