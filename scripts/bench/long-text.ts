import { chromium } from '@playwright/test';
import { ensureChromium } from '../local/chromium.ts';
import { buildLocalSite } from '../local/site-build.ts';
import { projects } from '../local/stack.ts';
import { controlPage, measureFields } from './long-text/fields.ts';
import { type Slowest, tries } from './long-text/slowest.ts';
import { measureValidators } from './long-text/validators.ts';
import { serveFolder } from './static-server.ts';

const limitMs = 50;

/**
 * What 50,000 characters cost in each field of the public forms, the search box and the
 * calculators, from the input event to the painted result, and in each schema and reader alone.
 *
 * @returns whether the limit holds
 */
export async function longText(): Promise<boolean> {
  await buildLocalSite(projects.test);
  const server = await serveFolder('dist', controlPage);
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const validators = printed('Schemas and readers alone', measureValidators());
    const page = await browser.newPage();
    const fields = printed('From the input event to paint', await measureFields(page, server.url));
    const held = [...validators, ...fields].every(({ ms }) => ms <= limitMs);
    console.log(`Limit: a median of ${limitMs} ms for each. ${held ? 'Held.' : 'BROKEN.'}`);
    return held;
  } finally {
    await browser.close();
    await server.close();
  }
}

function printed(title: string, measured: Slowest[]): Slowest[] {
  console.log(`${title}, 50,000 characters, median of ${tries}, the hardest text:`);
  for (const { name, ms, text } of measured) {
    const mark = ms > limitMs ? '  TOO SLOW' : '';
    console.log(`  ${name.padEnd(40)}${ms.toFixed(1).padStart(7)} ms  ${text}${mark}`);
  }
  return measured;
}
