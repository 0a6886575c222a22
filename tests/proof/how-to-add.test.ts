import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { biomeCli, typescriptCli, vitestCli } from '#scripts/lib/tools.ts';
import { copyOfRepository } from './copy-of-repository.ts';
import { inFull } from './extent.ts';
import { passCheck } from './pass-check.ts';

/** One edit of a recipe: text that comes after another text in a file, or a new file. */
interface RecipeStep {
  file: string;
  /** The text to insert after, which the file has once; undefined for a new file. */
  after?: string;
  text: string;
}

/** The recipes of CONTRIBUTING.md that the test carries out, by the words they start with. */
const recipes: Readonly<Record<string, readonly RecipeStep[]>> = {
  'a field of a form': [
    {
      file: 'src/domain/leads/quote.fields.ts',
      after: "    refusal: 'Choose your credit score range.',\n  },\n",
      text: `  coBorrower: {
    step: 'finances',
    kind: 'select',
    required: false,
    label: 'Buying with someone? (optional)',
    reviewLabel: 'Buying with someone',
    deskLabel: 'Co-borrower',
    placeholder: 'No answer',
    options: [
      { value: 'yes', label: 'Yes' },
      { value: 'no', label: 'No' },
    ],
    refusal: 'Choose one of the answers.',
  },
`,
    },
    {
      file: 'firestore.rules',
      after: "'income', 'creditScore', ",
      text: "'coBorrower', ",
    },
    {
      file: 'firestore.rules',
      after: "'740-799', '800-850']\n",
      text: "        && quote.coBorrower in ['', 'yes', 'no']\n",
    },
  ],
  'a displayed rate': [
    {
      file: 'src/domain/rates/shown-rates.ts',
      after:
        "  fixed30: { label: '30-Year Fixed', termYears: 30, kind: 'fixed', aprLoan: 320_000 },\n",
      text: "  fixed20: { label: '20-Year Fixed', termYears: 20, kind: 'fixed', aprLoan: 320_000 },\n",
    },
    {
      file: 'scripts/content/example-rates.ts',
      after: "  fixed30: '6.375%',\n",
      text: "  fixed20: '6.125%',\n",
    },
    { file: 'firestore.rules', after: "['fixed30', ", text: "'fixed20', " },
    {
      file: 'firestore.rules',
      after: '        && isLine(rates.fixed30, 0, 40)\n',
      text: '        && isLine(rates.fixed20, 0, 40)\n',
    },
  ],
  'a status of a lead': [
    {
      file: 'src/domain/leads/lead-history.ts',
      after: "  { value: 'closed', label: 'Closed' },\n",
      text: "  { value: 'paused', label: 'Paused' },\n",
    },
    { file: 'firestore.rules', after: "'qualified', 'closed', ", text: "'paused', " },
  ],
  'a page': [
    {
      file: 'src/lib/paths.ts',
      after: "  terms: '/terms',\n",
      text: "  glossary: '/glossary',\n",
    },
    {
      file: 'src/pages/GlossaryPage.tsx',
      text: `import { paths } from '#src/lib/paths.ts';
import { LegalPage } from './LegalPage.tsx';

/** The words of a mortgage. */
export function GlossaryPage() {
  return (
    <LegalPage
      title="Glossary"
      description="The words of a mortgage, each in one plain sentence, for people who buy their first home."
      path={paths.glossary}
      lastChanged="2026-11-23"
      lead="The words of a mortgage, each in one plain sentence."
    >
      <h2>Points</h2>
      <p>Interest that you pay in advance, as a percentage of the loan.</p>
    </LegalPage>
  );
}
`,
    },
    {
      file: 'src/app/routes.ts',
      after: "  route(paths.terms, 'TermsPage', () => import('#src/pages/TermsPage.tsx')),\n",
      text: "  route(paths.glossary, 'GlossaryPage', () => import('#src/pages/GlossaryPage.tsx')),\n",
    },
  ],
};

const document = readFileSync('CONTRIBUTING.md', 'utf8');

test.each(Object.entries(recipes))(
  'the recipe of %s names the files of its steps',
  (name, steps) => {
    const recipe = document.split(/^- /m).find((text) => text.startsWith(`**${name}:**`));
    for (const { file, after } of steps) {
      expect(recipe).toContain(after === undefined ? '`src/pages`' : basename(file));
      // So that the everyday run notices when a step can no longer be taken.
      const places = after ? readFileSync(file, 'utf8').split(after).length - 1 : 1;
      expect(places, `places in ${file} after which this test's step inserts: ${after}`).toBe(1);
    }
  },
);

test.runIf(inFull)(
  'the recipes are all that types, lint and quick tests ask for',
  {
    timeout: 1_800_000,
  },
  async () => {
    const { folder, remove } = copyOfRepository({ withPackages: true });
    onTestFinished(remove, 120_000);
    for (const step of Object.values(recipes).flat()) takeStep(folder, step);

    const pass = (check: string, args: string[]) => passCheck(folder, `${check}-of-recipes`, args);
    const quick = globSync(
      ['src/**/*.test.ts', 'src/{app,pages,features/quote,features/lead-desk}/**/*.test.tsx'],
      { cwd: folder },
    ).filter((file) => !file.includes('.properties.'));
    await pass('types', [typescriptCli, '-p', 'tsconfig.json']);
    await pass('types-of-tests', [typescriptCli, '-p', 'tsconfig.node.json']);
    await pass('lint', [biomeCli, 'check', 'src']);
    await pass('tests', [vitestCli, 'run', 'tests/proof/compare-rules.test.ts', ...quick]);
  },
);

function takeStep(folder: string, { file, after, text }: RecipeStep): void {
  const path = join(folder, file);
  const isNew = after === undefined;
  writeFileSync(path, isNew ? text : readFileSync(path, 'utf8').replace(after, () => after + text));
}
