import { paths } from '#src/lib/paths.ts';
import { handleCommits } from '#tests/browser/commits.ts';
import { functionsLog, logsWith } from '#tests/browser/privacy/logs.ts';
import { leadBody, markedForms } from '#tests/browser/privacy/marked-forms.ts';
import { watchTraces } from '#tests/browser/privacy/watch-traces.ts';
import { expect, hydrated, test } from '#tests/browser/test.ts';
import { answerNextToken, tokensOf } from '#tests/browser/tokens.ts';
import { inFull, sampleOf } from '#tests/proof/extent.ts';
import { reportFigure } from '#tests/proof/figures.ts';

const [quote] = markedForms;

for (const { name, path, draft, marksOf, fill, storedFor, parts } of sampleOf(markedForms, 1)) {
  test(`${name}: input is in the tab's draft and in the lead, and nowhere after success`, async ({
    page,
    leads,
    email,
    expectedErrors,
  }) => {
    expectedErrors.push('403 (Forbidden)');
    const tokens = tokensOf(page);
    const marks = marksOf(email);
    const fields = Object.keys(marks).sort();
    const { traces, shown, counts } = await watchTraces(page, marks);
    const { submit, success, refused, denied } = parts(page);

    await fill(page, email);
    // Input typed before the form's script runs reaches the draft once it does.
    await expect.poll(() => traces(), 'while it is typed').toEqual({ [draft]: fields });
    const another = await page.context().newPage();
    await another.goto(path);
    await hydrated(another);
    expect(await traces(another), 'in another tab').toEqual({});
    await another.close();

    await answerNextToken(page, { ageSeconds: 150 });
    await submit.click();
    await expect(refused).toBeVisible();
    expect(await traces(), 'after the bot check refused').toEqual({ [draft]: fields });

    const commits = await handleCommits(page, async (route) => {
      await leads.deleteReceipt(commits.ids[0] ?? '');
      await route.continue();
    });
    await submit.click();
    await expect(denied).toBeVisible();
    expect(commits.ids).toHaveLength(1);
    expect(await storedFor(leads, email)).toEqual([]);
    await commits.restore();
    const sent = { [leadBody]: fields };
    expect(await traces(), 'after the database denied').toEqual({ ...sent, [draft]: fields });

    await submit.click();
    await expect(success).toBeVisible();
    expect(new Set(tokens).size).toBe(3);
    expect(await storedFor(leads, email)).toHaveLength(1);
    expect(await traces(), 'after success').toEqual(sent);
    expect(await shown(), 'on the page after success').toEqual([]);

    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page).toHaveURL(paths.home);
    expect(await traces(), 'on another page').toEqual(sent);
    await page.goto(path);
    await hydrated(page);
    expect(await traces(), 'back at the form').toEqual(sent);
    expect(await shown(), 'in the form').toEqual([]);

    await expect.poll(functionsLog).toContain('refused a token');
    expect(logsWith(marks)).toEqual([]);
    reportFigure(
      `Privacy: ${name}`,
      `${fields.length} values in no address, header, log or store of ${counts.requests} requests`,
    );
  });
}

const longTest = inFull ? test : test.skip;

longTest(
  'a page that fails to render reveals nothing of the input',
  async ({ page, email, expectedErrors }) => {
    expectedErrors.push('drawing failed');
    const fields = Object.keys(quote.marksOf(email)).sort();
    const { traces, shown } = await watchTraces(page, quote.marksOf(email));
    await quote.fill(page, email);
    await page.goBack();
    await page.evaluate(() => {
      // The review formats amounts.
      Number.prototype.toFixed = () => {
        throw new Error('drawing failed');
      };
    });
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible();
    expect(await traces()).toEqual({ [quote.draft]: fields });
    expect(await shown()).toEqual([]);
  },
);
