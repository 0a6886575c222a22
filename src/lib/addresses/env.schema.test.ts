import { describe, expect, it } from 'vitest';
import { host, ports, projects, siteVariables } from '#scripts/local/stack.ts';
import { parseEnv } from './env.schema.ts';

const production = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'homes.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'homes',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_RECAPTCHA_SITE_KEY: 'site-key',
};
const local = siteVariables(projects.test);

describe('a production build', () => {
  it('accepts a real project and defaults to the provider’s script', () => {
    expect(parseEnv('production', production)).toMatchObject({
      firebase: { projectId: 'homes' },
      recaptcha: { scriptUrl: 'https://www.google.com/recaptcha/enterprise.js' },
      emulators: null,
      rebuildUrl: '',
    });
  });

  it('accepts only an https address as the page for rebuilds', () => {
    const page = 'https://github.com/a/b/actions';
    expect(parseEnv('production', { ...production, VITE_REBUILD_URL: page }).rebuildUrl).toBe(page);
    for (const VITE_REBUILD_URL of ['http://a.example/', 'javascript:alert(1)', 'a.example']) {
      expect(() => parseEnv('production', { ...production, VITE_REBUILD_URL })).toThrow(
        'VITE_REBUILD_URL must be an https:// address',
      );
    }
  });

  it('names all missing variables', () => {
    const { VITE_FIREBASE_API_KEY: _, ...rest } = production;
    expect(() => parseEnv('production', { ...rest, VITE_RECAPTCHA_SITE_KEY: '' })).toThrow(
      'VITE_FIREBASE_API_KEY is missing; VITE_RECAPTCHA_SITE_KEY is missing',
    );
  });

  it.each(Object.keys(local).filter((name) => name.endsWith('_EMULATOR')))('refuses %s', (name) => {
    expect(() => parseEnv('production', { ...production, [name]: '127.0.0.1:1' })).toThrow(name);
  });

  it('refuses a demo project and a script that is not https', () => {
    const VITE_RECAPTCHA_SCRIPT_URL = 'http://127.0.0.1:8090/x.js';
    const others = { VITE_FIREBASE_PROJECT_ID: 'demo-homes', VITE_RECAPTCHA_SCRIPT_URL };
    const refused = () => parseEnv('production', { ...production, ...others });
    expect(refused).toThrow('VITE_FIREBASE_PROJECT_ID must be a real project');
    expect(refused).toThrow('VITE_RECAPTCHA_SCRIPT_URL must be an https:// address');
  });
});

describe('a local build', () => {
  it('points at the local stack', () => {
    expect(parseEnv('development', local).emulators).toEqual({
      auth: `${host}:${ports.auth}`,
      firestore: `${host}:${ports.firestore}`,
      functions: `${host}:${ports.functions}`,
    });
  });

  it('refuses a real project and a missing emulator', () => {
    expect(() => parseEnv('development', { ...local, VITE_FIREBASE_PROJECT_ID: 'homes' })).toThrow(
      'must begin with demo-',
    );
    expect(() => parseEnv('emulator', { ...local, VITE_FIRESTORE_EMULATOR: undefined })).toThrow(
      'VITE_FIRESTORE_EMULATOR is missing',
    );
  });
});
