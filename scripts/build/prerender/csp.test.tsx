import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { projects, siteVariables } from '#scripts/local/stack.ts';
import { parseEnv } from '#src/lib/addresses/env.schema.ts';
import { contentSecurityPolicy } from './csp.ts';

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('allows the style that the installed version of sonner inserts, and no other', async () => {
  expect(document.querySelector('style')).toBeNull();
  await import('sonner');
  const [style, ...others] = document.querySelectorAll('style');
  expect(others).toEqual([]);
  expect(style?.textContent).toContain('[data-sonner-toaster]');

  const env = parseEnv('emulator', siteVariables(projects.test));
  const directives = contentSecurityPolicy(env, { isOwners: false, scripts: [], styles: [] }).split(
    '; ',
  );
  const texts = ['', style?.textContent ?? ''];
  expect(directives.find((directive) => directive.startsWith('style-src'))).toBe(
    `style-src 'self' ${texts.map(sha256).join(' ')}`,
  );
});
