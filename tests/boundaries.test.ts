import { spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

/** A file, what it imports, and the rule that refuses the import. */
const refused: [file: string, imported: string, rule: string][] = [
  ['src/pages/HomePage.tsx', '#src/app/routes.ts', 'noRestrictedImports'],
  ['src/features/quote/page.ts', '#src/pages/HomePage.tsx', 'noRestrictedImports'],
  ['src/features/quote/app.ts', '#src/app/routes.ts', 'noRestrictedImports'],
  ['src/features/quote/other.ts', '#src/features/blog/list/PostGrid.tsx', 'noRestrictedImports'],
  ['src/features/quote/relative.ts', '../blog/PostCard.tsx', 'noRestrictedImports'],
  ['src/features/quote/steps/deep.ts', '../../blog/PostCard.tsx', 'noRestrictedImports'],
  ['src/features/dashboard/x.ts', '#src/features/editor/draft.ts', 'noRestrictedImports'],
  ['src/domain/leads/app.ts', '#src/app/routes.ts', 'noRestrictedImports'],
  ['src/domain/leads/page.ts', '#src/pages/HomePage.tsx', 'noRestrictedImports'],
  ['src/domain/leads/feature.ts', '#src/features/quote/QuoteWizard.tsx', 'noRestrictedImports'],
  ['src/domain/posts/x.service.ts', '../../features/blog/PostCard.tsx', 'noRestrictedImports'],
  ['src/ui/domain.ts', '#src/domain/posts/post.schema.ts', 'noRestrictedImports'],
  ['src/ui/feature.ts', '#src/features/quote/quote.schema.ts', 'noRestrictedImports'],
  ['src/ui/page.ts', '../pages/HomePage.tsx', 'noRestrictedImports'],
  ['src/lib/domain.ts', '../domain/posts/post.schema.ts', 'noRestrictedImports'],
  ['src/lib/app.ts', '../app/routes.ts', 'noRestrictedImports'],
  ['src/lib/sdk.ts', 'firebase/app', 'plugin'],
  ['src/domain/posts/sdk.ts', 'firebase/firestore', 'plugin'],
  ['src/features/quote/sdk.ts', 'firebase/firestore/lite', 'plugin'],
  ['src/pages/sdk.ts', '@firebase/auth', 'plugin'],
  ['src/app/sdk.ts', 'firebase/auth', 'plugin'],
  ['src/lib/one.ts', './other.ts', 'noImportCycles'],
  ['src/lib/other.ts', './one.ts', 'noImportCycles'],
];

const allowed: [file: string, imported: string][] = [
  ['src/app/routes.ts', '#src/pages/HomePage.tsx'],
  ['src/pages/QuotePage.tsx', '#src/features/quote/QuoteWizard.tsx'],
  ['src/features/quote/lead.ts', '#src/domain/leads/submission/submit-lead.ts'],
  ['src/features/quote/steps/x.ts', '#src/domain/leads/quote.fields.ts'],
  ['src/features/quote/x.ts', './QuoteSteps.tsx'],
  ['src/features/quote/button.ts', '#src/ui/Button.tsx'],
  ['src/features/editor/x.service.ts', 'firebase/firestore'],
  ['src/domain/leads/submission/submission.service.ts', 'firebase/functions'],
  ['src/domain/leads/wizard/x.ts', '#src/domain/leads/form/lead-form.ts'],
  ['src/lib/firebase/app.ts', 'firebase/app'],
];

describe('import boundaries, as the linter enforces them', () => {
  let said: Map<string, string[]>;
  beforeAll(() => {
    const tree = mkdtempSync(join(tmpdir(), 'boundaries-'));
    for (const file of ['biome.json', 'scripts/quality/firebase-sdk.grit']) {
      cpSync(file, join(tree, file), { recursive: true });
    }
    for (const [file, imported] of [...refused, ...allowed]) {
      mkdirSync(dirname(join(tree, file)), { recursive: true });
      // A type-only import, to show that the rules cover those too.
      const text = `import type { Thing } from '${imported}';\n\nexport type Own = Thing;\n`;
      writeFileSync(join(tree, file), text);
    }
    said = listComplaints(tree);
    return () => rmSync(tree, { recursive: true });
  }, 60_000);

  it.each(refused)('%s may not import %s', (file, _imported, rule) => {
    expect(said.get(file)).toEqual([expect.stringContaining(rule)]);
  });

  it.each(allowed)('%s may import %s', (file) => {
    expect(said.get(file)).toBeUndefined();
  });
});

/** Returns the linter's findings for each file of a folder: the rule names, sorted. */
function listComplaints(folder: string): Map<string, string[]> {
  const biome = resolve('node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', 'src'],
    { cwd: folder, encoding: 'utf8' },
  );
  const said = new Map<string, string[]>();
  for (const { category, location } of JSON.parse(stdout).diagnostics) {
    said.set(location.path, [...(said.get(location.path) ?? []), category].sort());
  }
  return said;
}

it('test files that replace modules are named for it, so that they run separately', () => {
  // The services' tests each have their own settings and run separately anyway.
  const replacing = globSync('{src,{functions,mailer}/src,scripts,tests}/**/*.test.ts').filter(
    (file) =>
      !file.startsWith('tests/services/') && /\bvi\.(do)?mock\(/i.test(readFileSync(file, 'utf8')),
  );
  expect(replacing).toContain('scripts/build/prerender/site-content.isolated.test.ts');
  expect(replacing.filter((file) => !file.endsWith('.isolated.test.ts'))).toEqual([]);
});
