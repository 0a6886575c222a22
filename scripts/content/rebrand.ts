import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { consentWordings } from '../../src/model/lead-forms/consent-wordings.ts';
import { site } from '../../src/site.ts';
import { keystonePath } from '../../src/ui/parts/keystone.ts';
import { withBrowser } from '../lib/browsers.ts';
import { readArguments, runCommand } from '../lib/command.ts';
import { escapeHtml } from '../lib/escape-html.ts';
import { narrowFonts } from '../lib/fonts.ts';
import { root } from '../lib/root.ts';
import { cardFile, describedCard, linesWith, namesIn, readmeFile, titledReadme } from './brand.ts';

/** Writes the name of `src/site.ts` where no build can, and lists the lines that still have an earlier one. */
runCommand(async () => {
  readArguments({});
  writeFileSync(join(root, cardFile), describedCard(await drawSocialCard()));
  const readme = join(root, readmeFile);
  writeFileSync(readme, titledReadme(readFileSync(readme, 'utf8')));
  console.log(`${cardFile} and the title of ${readmeFile} show ${site.name}.`);
  for (const name of namesIn(Object.values(consentWordings).flat())) {
    if (name === site.name) continue;
    for (const line of linesWith(name)) console.log(`Still ${name}: ${line}`);
  }
  return 0;
});

/** Draws the picture that a shared link shows, as PNG: the mark, the name, the tagline, the hero. */
function drawSocialCard(): Promise<Buffer> {
  return withBrowser(
    async (browser) => {
      const page = await browser.newPage({
        colorScheme: 'light',
        viewport: { width: 1200, height: 630 },
      });
      await page.setContent(card());
      await page.locator('.name').evaluate(shrinkToFit);
      return page.screenshot();
    },
    ['--font-render-hinting=none', '--disable-lcd-text'],
  );
}

/** Runs in the page. Makes a long name smaller, so that it stays on one line. */
function shrinkToFit(name: HTMLElement): void {
  const { fontSize } = getComputedStyle(name);
  const ratio = Math.min(1, name.clientWidth / name.scrollWidth);
  name.style.fontSize = `${Number.parseFloat(fontSize) * ratio}px`;
}

function card(): string {
  const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  const hero = readFileSync(join(root, 'public/images/hero.svg'), 'utf8');
  return `<!doctype html><meta charset="utf-8">
<style>
${tokens}
body { display: grid; grid-template-columns: minmax(0, 1fr) 480px; align-items: center; box-sizing: border-box;
  height: 630px; margin: 0; padding: 0 72px 0 84px; background: var(--paper); color: var(--ink);
  font-family: ${narrowFonts.heading}, var(--font-heading); }
.name { display: flex; align-items: center; gap: 0.4em; margin: 0 24px 44px 0; font-size: 48px; font-weight: 600;
  color: var(--brand); white-space: nowrap; }
.mark { flex: none; width: 1.32em; height: 1.28em; }
.stone { fill: var(--mark-stone); stroke: var(--mark-stone); stroke-width: 2; stroke-linejoin: round; }
.window { fill: var(--mark-window); }
h1 { margin: 0; font-size: 62px; font-weight: 600; line-height: 1.2; letter-spacing: -0.02em; text-wrap: balance; }
hr { width: 96px; height: 6px; margin: 48px 0 0; border: 0; border-radius: 3px; background: var(--brass); }
.hero { display: block; width: 480px; height: auto; }
</style>
<main>
<p class="name"><svg class="mark" viewBox="-1 -1 34 33"><path class="stone" d="${keystonePath}"/><path class="window" d="M11.5 22.5v-7a4.5 4.5 0 0 1 9 0v7z"/></svg>${escapeHtml(site.name)}</p>
<h1>${escapeHtml(site.tagline)}</h1>
<hr>
</main>
${hero.replace('<svg', '<svg class="hero"')}
`;
}
