import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { posts } from '#scripts/content/posts/index.ts';
import { loadAdvancedTools } from '#src/features/calculators/Calculator.tsx';
import { paths } from '#src/lib/addresses/paths.ts';
import { formatDollars } from '#src/lib/format/format.ts';
import { addDays } from '#src/lib/format/format-time.ts';
import { factDays, fhaFloor, loanFacts } from '#src/model/facts/loan-facts.ts';
import { stopClocks } from '#tests/fixtures/clocks.ts';
import { mockExports } from '#tests/fixtures/mock-exports.ts';
import { renderAt } from '#tests/fixtures/render-at.tsx';
import { CalculatorPage } from './CalculatorPage.tsx';
import { FaqPage } from './FaqPage.tsx';

mockExports(await import('#src/data/site/rates.service.ts'), { getRates: async () => undefined });

const { year, ...limits } = loanFacts.conformingLimits;
const figures = [...Object.values(limits), fhaFloor].map((dollars) => formatDollars(dollars));

beforeEach(() => void stopClocks(0, `${addDays(factDays.conformingLimits.ends, 1)}T17:00:00Z`));

/** Expects each sentence and row with one of the figures to be of its year, and returns how many there are. */
function expectDated(root: Element): number {
  const blocks = [...root.querySelectorAll('p, li, dd, tr')].filter(({ textContent }) =>
    figures.some((figure) => textContent.includes(figure)),
  );
  for (const block of blocks) {
    const dated = block.closest('[data-post-content]') ?? block;
    expect(dated.textContent, block.textContent).toContain(String(year));
    expect(block.textContent).not.toMatch(/\b(today|now|current(ly)?|this year)\b/i);
  }
  return blocks.length;
}

const loan = '#tab=advanced&price=1400000&down=10%25&type=fha';
test.each([
  [paths.faq, <FaqPage key="faq" />],
  [paths.calculator + loan, <CalculatorPage key="calculator" />],
])(
  `once they have ended, no figure of ${year} stands without its year or as current at %s`,
  async (path, page) => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    await loadAdvancedTools();
    renderAt(<main>{page}</main>, path);
    await waitFor(() => expect(expectDated(screen.getByRole('main'))).toBeGreaterThan(0));
  },
);

test('nor in a post', () => {
  let found = 0;
  for (const { slug, content } of posts) {
    const article = document.createElement('div');
    article.dataset.postContent = slug;
    article.innerHTML = content;
    found += expectDated(article);
  }
  expect(found).toBeGreaterThan(5);
});
