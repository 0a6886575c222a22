import { withBrowser } from '../../lib/browsers.ts';
import { withProgress } from '../../lib/progress.ts';
import { buildLocalSite } from '../../local/built-site.ts';
import { seed } from '../../local/seed.ts';
import { host, ports, projects } from '../../local/stack.ts';
import { startSuite } from '../../local/suite.ts';
import { measureFields } from './long-text/fields.ts';
import { type Slowest, tries } from './long-text/slowest.ts';
import { measureValidators } from './long-text/validators.ts';

// The address of the browser tests, whose helpers open the pages.
const projectId = projects.test;
const limitMs = 50;

/**
 * Measures what 50,000 characters cost in each field of the site, from the input event to the painted
 * result, and in each schema and parser alone.
 *
 * @returns whether the limit holds
 */
export async function longText(): Promise<boolean> {
  const suite = await startSuite({ projectId, only: ['auth', 'firestore', 'hosting'] });
  try {
    await seed(projectId);
    await buildLocalSite(projectId);
    const validators = printed('Schemas and readers alone', measureValidators());
    const baseURL = `http://${host}:${ports.hosting}`;
    const fields = await withProgress('fields', (task) =>
      withBrowser(async (browser) => measureFields(await browser.newPage({ baseURL }), task)),
    );
    const held = [...validators, ...printed('From the input event to paint', fields)].every(
      ({ ms }) => ms <= limitMs,
    );
    console.log(`Limit: a median of ${limitMs} ms for each. ${held ? 'Held.' : 'BROKEN.'}`);
    return held;
  } finally {
    await suite.stop();
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
