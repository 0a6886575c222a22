import { JSDOM } from 'jsdom';
import { jsonForScript } from '#src/lib/document-data.ts';
import { paths } from '#src/lib/paths.ts';
import { absoluteUrl } from '#src/lib/safe-url.ts';

/** Blocks, between whose texts there must be a space. */
const blocks = 'p, li, dt, dd, h3, h4, tr, td, th, div';

/**
 * Returns the data block with the questions and answers of a rendered page, as a FAQPage of schema.org.
 * It reads them from the page, so that both say the same.
 *
 * @param body of the page
 * @throws Error if the page has no questions
 */
export function faqJsonLdBlock(body: string): string {
  const { document } = new JSDOM(body).window;
  const items = [...document.querySelectorAll('details')];
  if (items.length === 0) throw new Error('The FAQ page has no questions.');
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    '@id': absoluteUrl(paths.faq),
    mainEntity: items.map((item) => ({
      '@type': 'Question',
      name: visibleText(item.querySelector('summary')),
      acceptedAnswer: {
        '@type': 'Answer',
        text: visibleText(item.querySelector('summary ~ *')),
      },
    })),
  };
  return `<script type="application/ld+json">${jsonForScript(data)}</script>`;
}

function visibleText(element: Element | null): string {
  if (!element) throw new Error('A question of the FAQ page has no answer.');
  for (const block of element.querySelectorAll(blocks)) block.append(' ');
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}
