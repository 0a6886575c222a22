import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { site } from '../../../src/site.ts';
import { keystonePath } from '../../../src/ui/keystone.ts';
import { ensureChromium } from '../../lib/browsers.ts';
import { runCommand } from '../../lib/command.ts';
import { root } from '../../lib/root.ts';
import { imagesFolder } from './pictures.ts';

const file = join(imagesFolder, 'social-card.png');

/** Writes the picture that a shared link shows: the mark, the name, the tagline, the hero. */
runCommand(async (command) => {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text'],
  });
  command.onExit(() => browser.close());
  const page = await browser.newPage({
    colorScheme: 'light',
    viewport: { width: 1200, height: 630 },
  });
  await page.setContent(card());
  const png = await page.screenshot();
  writeFileSync(file, png);
  console.log(`${file} ${(png.length / 1000).toFixed(1)} KB`);
  return 0;
});

function card(): string {
  const tokens = readFileSync(join(root, 'src/styles/tokens.css'), 'utf8');
  const hero = readFileSync(join(imagesFolder, 'hero.svg'), 'utf8');
  return `<!doctype html><meta charset="utf-8">
<style>
${tokens}
body { display: grid; grid-template-columns: 1fr 480px; align-items: center; box-sizing: border-box;
  height: 630px; margin: 0; padding: 0 72px 0 84px; background: var(--paper); color: var(--ink);
  font-family: P052, var(--font-heading); }
.name { display: flex; align-items: center; gap: 20px; margin: 0 0 44px; font-size: 50px; font-weight: 700;
  color: var(--brand); }
.mark { width: 66px; height: 64px; }
.stone { fill: var(--mark-stone); stroke: var(--mark-stone); stroke-width: 2; stroke-linejoin: round; }
.window { fill: var(--mark-window); }
h1 { margin: 0; font-size: 69px; line-height: 1.15; letter-spacing: -0.01em; text-wrap: balance; }
hr { width: 96px; height: 6px; margin: 48px 0 0; border: 0; border-radius: 3px; background: var(--brass); }
.hero { display: block; width: 480px; height: auto; }
</style>
<main>
<p class="name"><svg class="mark" viewBox="-1 -1 34 33"><path class="stone" d="${keystonePath}"/><path class="window" d="M11.5 22.5v-7a4.5 4.5 0 0 1 9 0v7z"/></svg>${site.name}</p>
<h1>${site.tagline}</h1>
<hr>
</main>
${hero.replace('<svg', '<svg class="hero"')}
`;
}
