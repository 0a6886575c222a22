import { writeFileSync } from 'node:fs';
import { ensureChromium } from './lib/browsers/chromium.ts';
import { startBuiltSite, buildLocalSite } from './local/built-site.ts';
import { startSuite } from './local/suite.ts';
import { emulatorVariables, projects } from './local/stack.ts';

const noSite = process.env.NO_SITE === '1';
const suite = noSite
  ? await startSuite({ projectId: projects.test, only: ['auth', 'functions', 'firestore'] })
  : await startBuiltSite();
void buildLocalSite;
const env = { ...emulatorVariables(projects.test), CHROMIUM_PATH: await ensureChromium() };
writeFileSync(process.env.ENV_FILE ?? '/tmp/suite.env', Object.entries(env).map(([k, v]) => `export ${k}=${v}`).join('\n') + '\n');
console.log('READY');
process.on('SIGTERM', async () => { await suite.stop(); process.exit(0); });
setInterval(() => {}, 1000);
