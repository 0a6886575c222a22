import type { Page } from '@playwright/test';
import type { ToolName } from '#src/features/calculators/use-tools.ts';
import { paths } from '#src/lib/paths.ts';
import { site } from '#src/site.ts';
import { numberedPosts } from '#tests/browser/blog.ts';
import { answerWithPosts } from '#tests/browser/blog-database.ts';
import { login } from '#tests/browser/login.ts';
import { fieldsOf, openFields, test, typedStringsOf } from '#tests/browser/naughty-test.ts';
import { hydrated } from '#tests/browser/test.ts';
import { type PageForm, typeEverywhere } from '#tests/browser/type-everywhere.ts';
import { typedApplication } from '#tests/fixtures/applications.ts';
import { typedQuote } from '#tests/fixtures/quotes.ts';
import { reportFigure } from '#tests/proof/figures.ts';

/** The number of strings per field in the everyday run. */
const sampled = 8;

/** A form, or one step of it, at its address. */
interface Place extends PageForm {
  path: string;
}

const quote: Place[] = [
  ['firstName', 'lastName'],
  ['email', 'phone'],
  ['address', 'zipCode'],
  ['income'],
  ['homePrice'],
  ['downPayment'],
].map((names, index) => ({
  path: `${paths.quote}?step=${index + 1}`,
  fields: fieldsOf('quote', ...names),
  button: 'Next',
}));

const application: Place[] = [
  ['companyName', 'website'],
  ['contactName', 'email', 'phone'],
].map((names, index) => ({
  path: `${paths.purchaseLeads}?step=${index + 1}`,
  fields: fieldsOf('leadBuyer', ...names),
  button: 'Next',
}));

const contact: Place = {
  path: paths.contact,
  fields: fieldsOf('contact', 'name', 'email', 'message'),
  button: 'Send Message',
};

/** A tool of the Advanced tab, opened by its link. */
const toolPlace = (name: ToolName, ...ids: string[]): Place => ({
  path: `${paths.calculator}#tab=advanced&tool=${name}`,
  fields: openFields(...ids),
  scope: `section:has(> h3 > #tool-${name})`,
});

const calculators: Place[] = [
  { path: paths.calculator, fields: openFields('basic-amount', 'basic-rate') },
  {
    path: `${paths.calculator}#tab=advanced`,
    fields: openFields(
      'home-price',
      'down-payment',
      'down-payment-percent',
      'rate',
      'property-tax',
      'home-insurance',
      'hoa',
      'extra-payment',
    ),
  },
  toolPlace('early', 'yearly-extra', 'one-time-payment', 'one-time-payment-month'),
  toolPlace('afford', 'income', 'debts', 'affordability-rate', 'affordability-down-payment'),
  toolPlace(
    'compare',
    'loan-1-amount',
    'loan-1-rate',
    'loan-1-points',
    'loan-1-fees',
    'loan-2-amount',
    'loan-2-rate',
    'loan-2-points',
    'loan-2-fees',
  ),
  toolPlace(
    'refinance',
    'refinance-balance',
    'refinance-rate',
    'refinance-new-rate',
    'refinance-costs',
  ),
  toolPlace('rent', 'rent-monthly', 'rent-home-price', 'rent-rate', 'rent-down-payment'),
];

const signIn: Place = {
  path: paths.login,
  fields: fieldsOf('login', 'email', 'password'),
  button: 'Log In',
};

const passwordReset: Place = {
  path: paths.login,
  fields: fieldsOf('passwordReset', 'email'),
  button: 'Email me a link',
  scope: 'form:has(#reset-email)',
};

for (const [name, places, draft] of [
  ['the quote form', quote, { quote: typedQuote }],
  ["the lead buyer's application", application, { leadBuyer: typedApplication }],
  ['the contact form', [contact], {}],
  ['the calculators', calculators, {}],
  ['the login', [signIn], {}],
] as const) {
  test(`naughty strings in the fields of ${name}`, { tag: '@full' }, async ({ page }) => {
    await rememberAnswers(page, draft);
    let values = 0;
    for (const { path, ...form } of places) {
      // Forces a new document even where only the fragment differs.
      await page.goto('about:blank');
      await page.goto(path);
      await hydrated(page);
      values += await typeEverywhere(page, typedStringsOf(sampled), form);
    }
    reportTyping(name, values);
  });
}

test('naughty strings in the form for a new password', { tag: '@full' }, async ({ page }) => {
  await page.goto(passwordReset.path);
  await hydrated(page);
  await login(page).forgot.click();
  reportTyping(
    'the form for a new password',
    await typeEverywhere(page, typedStringsOf(sampled), passwordReset),
  );
});

test('naughty strings in the search box of the blog', { tag: '@full' }, async ({ page }) => {
  await answerWithPosts(page, numberedPosts(7));
  await page.goto(paths.blog);
  await hydrated(page);
  const box = { fields: openFields('blog-search') };
  reportTyping('the blog search', await typeEverywhere(page, typedStringsOf(sampled), box));
});

function reportTyping(what: string, values: number): void {
  reportFigure(`Naughty typing, ${what}`, `${values.toLocaleString('en-US')} values`);
}

/** Puts drafts, keyed by form name, into the tab's storage, as filling in the forms would. */
async function rememberAnswers(page: Page, drafts: Readonly<Record<string, object>>) {
  await page.addInitScript(
    ([site, byForm]) => {
      if (location.protocol === 'about:') return;
      for (const [form, value] of Object.entries(byForm)) {
        sessionStorage.setItem(`${site}.${form}`, JSON.stringify({ savedAt: Date.now(), value }));
      }
    },
    [site.slug, drafts] as const,
  );
}
