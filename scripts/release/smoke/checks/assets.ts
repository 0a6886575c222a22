import type { Answer } from '../../hosting/ask.ts';
import { headerFaults } from '../../hosting/header-faults.ts';
import type { Check, SiteUnderCheck } from '../check.ts';

/**
 * Checks that all scripts and styles of the pages exist and are cached permanently, and that source
 * maps do not exist.
 */
export const assetsCheck: Check = {
  name: 'Hashed files are there and immutable, and no source maps',
  advice: 'Build without source maps and ship the whole of dist/ again',
  async faults(site) {
    const assets = await assetsOf(site);
    if (assets.length === 0) return ['the pages lead to no script'];
    const faults = await Promise.all(
      assets.map(async (asset) => {
        if (asset.status !== 200) return [`${asset.path} answers ${asset.status}`];
        const map = await site.ask(`${asset.path}.map`);
        return [
          ...headerFaults(asset),
          ...(map.status === 404 ? [] : [`${map.path} answers ${map.status}`]),
          ...(asset.text.includes('sourceMappingURL=') ? [`${asset.path} names a source map`] : []),
        ];
      }),
    );
    return faults.flat();
  },
};

/** Returns the scripts and styles of the pages, and the files that these load later. */
async function assetsOf({ pages, ask }: SiteUnderCheck): Promise<Answer[]> {
  const found = new Map<string, Answer>();
  let texts = pages.map(({ text }) => text);
  while (texts.length > 0) {
    const names = new Set(texts.flatMap(assetPaths).filter((path) => !found.has(path)));
    const answers = await Promise.all([...names].map(ask));
    for (const answer of answers) found.set(answer.path, answer);
    texts = answers.map(({ text }) => text);
  }
  return [...found.values()];
}

function assetPaths(text: string): string[] {
  const named = [...text.matchAll(/["'`(/](assets\/[\w.-]+\.(?:js|css))\b/g)];
  const beside = [...text.matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g)];
  return [...named.map(([, path]) => `/${path}`), ...beside.map(([, name]) => `/assets/${name}`)];
}
