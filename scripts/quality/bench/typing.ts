import type { Page } from '@playwright/test';
import { paths } from '#src/lib/paths.ts';
import { openHydrated, slowProcessor, timeKeys, withPage } from './browser-tools.ts';
import { withBuiltSite } from './built-site.ts';
import { type Figure, inRounds } from './harness.ts';

const limitMs = 100;
/** Digits at the end of a field, each deleted again. */
const keys = Array.from({ length: 60 }, (_, key) => (key % 2 === 0 ? '7' : 'Backspace'));

/** A page with a field whose text another element repeats, as a control. */
const controlPath = '/control';
const controlPage = `<!doctype html><title>Control</title><label>Home price <input id="field"></label><p id="answer">0</p>
<script>field.oninput = () => { answer.textContent = field.value; }; window.earlySubmit = null;</script>`;

const group = (page: Page, name: string) => page.getByRole('group', { name });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const homePrice = (page: Page) => page.getByRole('textbox', { name: 'Home price' }).first();
const findField = (title: string, label: string) => (page: Page) =>
  region(page, title).getByLabel(label).first();

const fields = {
  control: homePrice,
  // The payment, and the rows of the schedule that are in sight.
  'payment and schedule': homePrice,
  'early payoff': findField('Early payoff savings', 'Extra once a year'),
  affordability: findField('How much home can I afford?', 'Yearly income'),
  comparison: findField('Compare two loans', 'Loan amount'),
  refinance: findField('Should I refinance?', 'Current balance'),
  'rent or buy': findField('Should I rent or buy?', 'Purchase price'),
};

/**
 * Measures the time from a key press to the painted result in each tool of the calculator's Advanced tab, with
 * everything open that it can show, at a quarter of the speed, beside a page that does almost nothing.
 */
export function benchTyping(): Promise<Figure[]> {
  return withBuiltSite({ emulators: ['auth', 'firestore'], isEmpty: true }, async (site) => {
    await site.put(controlPath, controlPage);
    const options = { rounds: 1, name: 'typing' };
    const measured = await inRounds(Object.entries(fields), options, ([name, fieldIn]) =>
      // A page of its own for each, as a visit keeps the tools that were opened.
      withPage({ url: site.url }, async (page, devtools) => {
        await (name === 'control' ? openHydrated(page, controlPath) : openEverything(page));
        await slowProcessor(devtools);
        await fieldIn(page).focus();
        await page.keyboard.press('End');
        return timeKeys(page, keys);
      }),
    );
    const [[, control] = []] = measured;
    return measured.map(([[name], ours]) => ({
      name: `${name}, key to paint, p95, ms`,
      ours,
      control,
      most: name === 'control' ? undefined : limitMs,
    }));
  });
}

/** Opens the Advanced tab with everything that it can show, the monthly schedule of 30 years included. */
async function openEverything(page: Page): Promise<void> {
  await openHydrated(page, `${paths.calculator}#tab=advanced`);
  // A wide window opens this one by itself, shows as many as are opened, and fills each as it comes into view.
  await page.getByRole('button', { name: 'Amortization schedule', expanded: true }).waitFor();
  const closed = page.getByRole('main').getByRole('button', { expanded: false });
  for (let left = await closed.count(); left > 0; left--) await closed.first().click();
  for (const heading of await page
    .getByRole('main')
    .getByRole('button', { expanded: true })
    .all()) {
    await heading.scrollIntoViewIfNeeded();
    await heading.locator('xpath=ancestor::section[1]/div[not(@data-waiting)]').waitFor();
  }
  await page.getByText('Monthly', { exact: true }).click();
  const home = group(page, 'Home and loan');
  await home.getByLabel('Percent down').fill('10');
  await home.getByLabel('Add mortgage insurance').check();
  await home.getByLabel('Extra payment').fill('100');
  const early = region(page, 'Early payoff savings');
  await early.getByLabel('One-time payment', { exact: true }).fill('5,000');
  await early.getByLabel('Pay half every two weeks').check();
  await group(page, 'Loan 1').getByLabel('Points').fill('1');
  await page.getByText('What this assumes').click();
  await page.getByText('How these numbers are calculated').click();
  await region(page, 'Payment breakdown').scrollIntoViewIfNeeded();
  await page.locator('.recharts-area-curve').waitFor();
  const schedule = region(page, 'Schedule by month');
  await schedule.getByRole('rowheader', { name: '360' }).waitFor();
  await schedule.getByRole('columnheader', { name: 'Mortgage insurance' }).waitFor();
}
