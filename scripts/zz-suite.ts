import { execSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

async function find(name: string): Promise<any> {
  const [file] = execSync(`grep -rlE "export (async )?(function|const) ${name}\\b" scripts --include=*.ts`, { encoding: 'utf8' }).trim().split('\n').filter((f) => !f.includes('zz-suite'));
  return (await import(`../${file}`))[name];
}
const projects = await find('projects');
const emulatorVariables = await find('emulatorVariables');
const ensureChromium = await find('ensureChromium');
const suite = process.env.NO_SITE === '1'
  ? await (await find('startSuite'))({ projectId: projects.test, only: ['auth', 'functions', 'firestore'] })
  : await (await find('startBuiltSite'))();
const env = { ...emulatorVariables(projects.test), CHROMIUM_PATH: await ensureChromium() };
writeFileSync(process.env.ENV_FILE ?? '/tmp/suite.env', Object.entries(env).map(([k, v]) => `export ${k}=${v}`).join('\n') + '\n');
console.log('READY');
process.on('SIGTERM', async () => { await suite.stop(); process.exit(0); });
setInterval(() => {}, 1000);
