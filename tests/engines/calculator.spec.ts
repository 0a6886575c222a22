import { expect } from '@playwright/test';
import { toolTitles } from '#src/features/calculators/tools/use-tools.ts';
import { engineTest as test } from './test.ts';
import { button, field, heading, poll, words } from './visitor.ts';

test('both calculator tabs compute, the chart shows the payment, a reload there starts the page again, and a tool stays under the finger that opens it', async ({
  visitor,
}) => {
  const charts = () =>
    visitor.evaluate(
      `document.querySelectorAll('[role=tabpanel]:not([hidden]) figure circle[stroke]').length`,
    );

  const placeOfRefinance = () =>
    visitor.evaluate<number>(
      `document.querySelector('#tool-refinance').getBoundingClientRect().top`,
    );

  await visitor.opens('/calculator');
  await visitor.sees(words('$1,520.06'));
  await visitor.fills({ role: 'textbox', name: 'Loan amount' }, '200k');
  await visitor.sees(words('$1,013.37'));
  await visitor.presses({ role: 'tab', name: 'Advanced' });
  await visitor.sees(words('$2,021.39'));
  await visitor.fills(field('Home price'), '350k');
  await visitor.sees(words('$1,768.05'));
  await visitor.scrollsTo(heading('Payment breakdown'));
  // HOA dues of $0 are no part of it.
  await poll(charts, 'parts of the chart').toBe(3);
  await visitor.scrollsTo({ role: 'contentinfo' });
  // Firefox reports no paint for such a page, and the boot script waits for one.
  await visitor.reloads();
  await visitor.sees(words('$1,768.05'));
  // The address of a tab alone is no link with numbers of its own.
  await visitor.opens('/rates');
  await visitor.resizes(360, 740);
  await visitor.opens('/calculator#tab=advanced');
  await visitor.sees({ role: 'tab', name: 'Advanced' }, { selected: true });
  await visitor.sees(words('$1,768.05'));
  // A tool that opens closes the one above it, and stays under the finger.
  await visitor.presses(button(toolTitles.compare));
  await visitor.sees(words('Loan 1'));
  await visitor.scrollsTo(button(toolTitles.refinance));
  const before = await placeOfRefinance();
  await visitor.presses(button(toolTitles.refinance));
  await visitor.doesNotSee(words('Loan 1'));
  expect(await placeOfRefinance()).toBeCloseTo(before, -1);
});
