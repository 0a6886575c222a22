import type { Page } from '@playwright/test';

const content = /<div id="root">.*<\/div>(?=\s*(?:<script type="application\/json"|<\/body>))/s;
const data = /<script type="application\/json".*?<\/script>/s;

/**
 * Has documents come without what the build knew of the database: the page is then drawn by the
 * browser alone, as on the way from another page of the site.
 */
export async function withoutPrerendering(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const html = await response.text();
    if (!content.test(html)) throw new Error('The document has no #root to empty.');
    const body = html.replace(content, '<div id="root"></div>').replace(data, '');
    return route.fulfill({ response, body });
  });
}
