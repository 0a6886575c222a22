import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ports, projects, siteVariables } from '#scripts/local/stack.ts';
import { type Env, parseEnv } from '#src/lib/addresses/env.schema.ts';
import { contentSecurityPolicy } from './csp.ts';
import { htmlDocument, listFiles } from './document.ts';

const local = parseEnv('emulator', siteVariables(projects.test));
const real = parseEnv('production', {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'homes.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'homes',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_RECAPTCHA_SITE_KEY: 'site-key',
});

describe('contentSecurityPolicy', () => {
  it('allows the exact inline texts, the back ends and the provider, and nothing unsafe', () => {
    const inline = { scripts: ['go()'], styles: ['a{}'] };
    const policy = contentSecurityPolicy(real, { isOwners: false, ...inline });
    const directives = policy.split('; ');
    const hash = createHash('sha256').update('go()').digest('base64');
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}' https://`);
    expect(policy).toContain('https://us-central1-homes.cloudfunctions.net');
    expect(policy).not.toMatch(/unsafe|\*|127\.0\.0\.1|http:/);
    // From both hosts that the provider names.
    expect(directives).toContain(
      'frame-src https://www.google.com/recaptcha/ https://recaptcha.google.com/recaptcha/',
    );
    const open = directives.filter((directive) => / https:( |$)/.test(directive));
    expect(open).toEqual(["img-src 'self' https: blob:"]);
  });

  it('allows the provider’s script and its releases, and no other script of its folders', () => {
    const scripts = (env: Env) =>
      contentSecurityPolicy(env, { isOwners: false, scripts: [], styles: [] })
        .split('; ')
        .filter((directive) => directive.startsWith('script-src'));
    expect(scripts(real)).toEqual([
      "script-src 'self' https://www.google.com/recaptcha/enterprise.js https://www.gstatic.com/recaptcha/releases/",
    ]);
    const at = `http://127.0.0.1:${ports.recaptcha}/recaptcha`;
    expect(scripts(local)).toEqual([`script-src 'self' ${at}/enterprise.js ${at}/releases/`]);
  });

  it('allows the owner’s pages the sign-in, and nothing of the bot check; other pages the other way round', () => {
    const [owners = '', others = ''] = [true, false].map((isOwners) =>
      contentSecurityPolicy(real, { isOwners, scripts: [], styles: [] }),
    );
    const signIn = 'https://identitytoolkit.googleapis.com https://securetoken.googleapis.com';
    const database = 'https://firestore.googleapis.com';
    expect(owners).toContain(`connect-src 'self' ${database} ${signIn};`);
    expect(owners).toContain("script-src 'self';");
    expect(owners).not.toMatch(/recaptcha|cloudfunctions|frame-src/);
    expect(others).toContain(`connect-src 'self' ${database} https://us-central1`);
    expect(others).not.toMatch(/identitytoolkit|securetoken/);
  });

  it('allows a local build only the local stack', () => {
    const policy = contentSecurityPolicy(local, { isOwners: false, scripts: [], styles: [] });
    expect(policy).toContain(
      `http://127.0.0.1:${ports.firestore} http://127.0.0.1:${ports.functions} `,
    );
    expect(policy).not.toContain('google');
  });
});

describe('listFiles', () => {
  const manifest = {
    'index.html': { file: 'entry.js', imports: ['_shared.js'], css: ['entry.css'] },
    'src/pages/QuotePage.tsx': {
      file: 'quote.js',
      imports: ['_shared.js', 'index.html'],
      css: ['quote.css'],
    },
    '_shared.js': { file: 'shared.js' },
    '_RatesPage.js': { file: 'group.js', name: 'RatesPage' },
  };

  it('follows static imports and lists each file once, scripts after what they import', () => {
    expect(listFiles(manifest, ['index.html', 'src/pages/QuotePage.tsx'])).toEqual({
      scripts: ['/shared.js', '/entry.js', '/quote.js'],
      styles: ['/entry.css', '/quote.css'],
    });
  });

  it('finds a page that is in the group with its name', () => {
    expect(listFiles(manifest, ['src/pages/RatesPage.tsx']).scripts).toEqual(['/group.js']);
  });

  it('throws for a page that was not built', () => {
    expect(() => listFiles(manifest, ['src/pages/Lost.tsx'])).toThrow('src/pages/Lost.tsx');
  });
});

describe('htmlDocument', () => {
  const page = {
    env: local,
    template:
      '<head><!--policy--><!--page-head--><script type="module" crossorigin src="/entry.js"></script>' +
      '<link rel="stylesheet" crossorigin href="/entry.css"><!--styles--></head><div id="root"><!--page-body--></div><!--page-data-->',
    head: '<title>Costs $& more</title>',
    body: "<p>$' kept</p>",
    embedded: {},
    isOwners: false,
    entry: '/entry.js',
    scripts: ['/entry.js', '/page.js'],
    styles: [{ href: '/entry.css', text: 'a{}\n' }],
  };

  it('fills every marker and removes the build’s own tags', () => {
    const html = htmlDocument(page);
    expect(html).toContain('<div id="root"><p>$\' kept</p></div>');
    expect(html).toContain('<title>Costs $& more</title>');
    expect(html).toContain('<style>a{}</style>');
    expect(html).toContain('<link rel="stylesheet" href="/entry.css" disabled>');
    expect(html).not.toContain('src="/entry.js"');
    expect(html).not.toContain('<link rel="modulepreload"');
  });

  it('throws for a marker that the template lacks', () => {
    expect(() => htmlDocument({ ...page, template: '<head></head>' })).toThrow('<!--policy-->');
  });
});
