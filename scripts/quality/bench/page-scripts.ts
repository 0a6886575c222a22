const contentLimit = 104_500;
const formLimit = 126_600;

const limitsByPage: Record<string, number> = {
  'src/pages/QuotePage.tsx': formLimit,
  // With toasts, and what brings early typing into a page that is drawn again.
  'src/pages/ContactPage.tsx': 128_600,
  'src/pages/PurchaseLeadsPage.tsx': formLimit,
  'src/pages/LoginPage.tsx': formLimit,
  'src/pages/AdminArea.tsx': formLimit,
  // With what reads and questions the numbers that people type, and the example rate of the visit with its terms.
  'src/pages/CalculatorPage.tsx': 113_100,
};

/** Returns the limit of the script in a page's first load, by the page's source, in bytes of gzip -9. */
export function findLimit(source: string): number {
  return limitsByPage[source] ?? contentLimit;
}
