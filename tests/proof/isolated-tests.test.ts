import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('test files that replace modules are named for it, so that they run separately', () => {
  // The services' tests each have their own settings and run separately anyway.
  const replacing = globSync('{src,{functions,mailer}/src,scripts,tests}/**/*.test.ts').filter(
    (file) =>
      !file.startsWith('tests/services/') && /\bvi\.(do)?mock\(/i.test(readFileSync(file, 'utf8')),
  );
  expect(replacing).toContain('scripts/build/prerender/site-content.isolated.test.ts');
  expect(replacing.filter((file) => !file.endsWith('.isolated.test.ts'))).toEqual([]);
});
