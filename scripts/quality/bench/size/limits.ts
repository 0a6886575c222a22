/** The most that a page may load at first, in bytes. */
const limits = {
  content: 104_000,
  /** Figures with their days, which it shares with the dashboard in a file of their own. */
  faq: 105_300,
  form: 126_200,
  formWithToasts: 128_000,
  calculator: 110_500,
};

/** Limits of pages that are more than content, by their source. */
const limitsByPage: Record<string, number> = {
  'src/pages/FaqPage.tsx': limits.faq,
  'src/pages/QuotePage.tsx': limits.form,
  'src/pages/ContactPage.tsx': limits.formWithToasts,
  'src/pages/PurchaseLeadsPage.tsx': limits.form,
  'src/pages/LoginPage.tsx': limits.form,
  'src/pages/AdminArea.tsx': limits.form,
  'src/pages/CalculatorPage.tsx': limits.calculator,
};

/** Returns the limit of a page, by its source; the limit of content for all other pages. */
export function limitOf(source: string): number {
  return limitsByPage[source] ?? limits.content;
}
