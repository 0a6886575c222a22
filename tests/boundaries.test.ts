import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const tree = mkdtempSync(join(tmpdir(), 'boundaries-'));
copyFileSync('biome.json', join(tree, 'biome.json'));

afterAll(() => rmSync(tree, { recursive: true }));

/** What the project's linter says of one import in a file of the given name. */
function lint(file: string, imported: string): string {
  const path = join(tree, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `import { thing } from '${imported}';\n\nthing();\n`);
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [biome, 'lint', '--vcs-enabled=false', path],
    { cwd: tree, encoding: 'utf8' },
  );
  return stdout + stderr;
}

describe('import boundaries, as the linter enforces them', () => {
  it.each([
    ['src/ui/Button.tsx', '#src/features/quote/quote.schema.ts', 'ui to a feature'],
    ['src/ui/Button.tsx', '../pages/HomePage.tsx', 'ui to a page'],
    ['src/lib/format.ts', '../features/quote/quote.schema.ts', 'lib to a feature'],
    ['src/lib/format.ts', 'firebase/app', 'lib to the SDK'],
    ['src/features/quote/x.ts', '#src/features/rates/rates.service.ts', 'a feature to another'],
    ['src/features/quote/x.ts', '../rates/rates.service.ts', 'a feature to another, relatively'],
    ['src/features/quote/steps/x.ts', '../../rates/rates.ts', 'a step to another feature'],
    ['src/features/bot-check/x.ts', '#src/features/quote/steps.ts', 'a shared feature to a form'],
    ['src/features/wizard/x.ts', '#src/features/quote/steps.ts', 'the wizard to a form'],
    ['src/features/lead-buyer/x.ts', '#src/features/quote/steps.ts', 'a form to another'],
    ['src/features/posts/x.ts', '#src/features/auth/session.ts', 'what visitors load to auth'],
    ['src/features/admin/x.ts', '#src/features/editor/draft.ts', 'the dashboard to the editor'],
    ['src/features/admin/x.ts', 'firebase/firestore/lite', 'the dashboard to the SDK'],
    ['src/features/quote/x.ts', '#src/pages/HomePage.tsx', 'a feature to a page'],
    ['src/features/quote/x.ts', '#src/app/routes.ts', 'a feature to the app'],
    ['src/features/quote/x.ts', 'firebase/firestore/lite', 'a feature to the SDK'],
    ['src/pages/HomePage.tsx', '#src/app/routes.ts', 'a page to the app'],
    ['src/pages/HomePage.tsx', 'firebase/firestore/lite', 'a page to the SDK'],
    ['src/app/App.tsx', 'firebase/auth', 'the app to the SDK'],
  ])('%s may not import %s (%s)', (file, imported) => {
    expect(lint(file, imported)).toContain('noRestrictedImports');
  });

  it.each([
    ['src/app/routes.ts', '#src/pages/HomePage.tsx'],
    ['src/pages/QuotePage.tsx', '#src/features/quote/QuoteWizard.tsx'],
    ['src/features/quote/x.ts', '#src/features/bot-check/bot-check.contract.ts'],
    ['src/features/quote/x.ts', '#src/features/submission/submit-lead.ts'],
    ['src/features/quote/x.ts', '#src/features/wizard/use-wizard.ts'],
    ['src/features/contact/x.ts', '#src/features/lead-form/draft.ts'],
    ['src/features/quote/steps/x.ts', '../quote.options.ts'],
    ['src/features/quote/x.ts', './steps/NameStep.tsx'],
    ['src/features/quote/x.ts', '#src/ui/Button.tsx'],
    ['src/features/admin/x.ts', '#src/features/rates/rates.schema.ts'],
    ['src/features/editor/x.ts', '#src/features/posts/post.schema.ts'],
    ['src/features/editor/x.service.ts', '#src/features/auth/session.ts'],
    ['src/features/editor/x.service.ts', 'firebase/firestore/lite'],
    ['src/features/submission/submission.service.ts', 'firebase/functions'],
    ['src/lib/firebase/app.ts', 'firebase/app'],
  ])('%s may import %s', (file, imported) => {
    const said = lint(file, imported);
    expect(said).toContain('Checked 1 file');
    expect(said).not.toContain('noRestrictedImports');
  });
});

it('unit tests that replace modules are named for it, so that they run apart', () => {
  const replacing = globSync('{src,functions/src}/**/*.test.ts').filter((file) =>
    /\bvi\.(do)?mock\(/i.test(readFileSync(file, 'utf8')),
  );
  expect(replacing).toContain('src/prerender/site-content.isolated.test.ts');
  expect(replacing.filter((file) => !file.endsWith('.isolated.test.ts'))).toEqual([]);
});
