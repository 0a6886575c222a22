import { site } from '#src/site.ts';
import type { Check } from '../check.ts';

/** Checks that robots.txt exists, and that every sitemap in it exists and lists this site's addresses. */
export const robotsCheck: Check = {
  name: 'robots.txt answers, and the sitemaps that it names',
  advice: 'Build and ship hosting again; site.url in src/site.ts is where their addresses begin',
  async faults({ ask }) {
    const { status, text } = await ask('/robots.txt');
    if (status !== 200 || !/^User-agent:/im.test(text)) return [`/robots.txt answers ${status}`];
    const sitemaps = [...text.matchAll(/^Sitemap:\s*(\S+)/gim)].map(([, url = '']) => url);
    const found = await Promise.all(
      sitemaps.map(async (url) => {
        if (!url.startsWith(`${site.url}/`)) return [`robots.txt names ${url}, of another site`];
        const sitemap = await ask(new URL(url).pathname);
        const places = [...sitemap.text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = '']) => at);
        const foreign = places.filter((place) => !`${place}/`.startsWith(`${site.url}/`));
        return sitemap.status === 200 && places.length > 0 && foreign.length === 0
          ? []
          : [
              `${url} answers ${sitemap.status} with ${places.length} addresses, ${foreign.length} of another site`,
            ];
      }),
    );
    return found.flat();
  },
};
