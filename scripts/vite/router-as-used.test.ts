import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { routerAsUsed, withoutNames } from './router-as-used.ts';

/** The script of a page that only has a link, with react-router in it. */
async function builtWith(plugins: Plugin[]): Promise<string> {
  const entry = 'virtual:entry';
  const page: Plugin = {
    name: 'page',
    resolveId: (id, importer) => {
      if (id === entry) return `\0${entry}`;
      if (importer !== `\0${entry}`) return null;
      return fileURLToPath(import.meta.resolve(id));
    },
    load: (id) => (id === `\0${entry}` ? "export { Link } from 'react-router-dom';" : undefined),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [page, ...plugins],
    build: {
      write: false,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  return JSON.stringify(built);
}

const formsMark = 'application/x-www-form-urlencoded';

it('a build keeps what is used of the router, and drops its forms', async () => {
  const plain = await builtWith([]);
  const slim = await builtWith([routerAsUsed()]);
  expect(plain).toContain(formsMark);
  expect(slim).not.toContain(formsMark);
  expect(slim).toContain('viewTransition');
});

it('takes out the names of components, and nothing else', () => {
  const code = [
    'var Form = React10.forwardRef(draw);',
    'Form.displayName = "Form";',
    'form.displayName = name;',
    '    Inner.displayName = "fetcher.Form";',
  ];
  expect(withoutNames(code.join('\n')).split('\n')).toEqual([
    'var Form = /* @__PURE__ */ React10.forwardRef(draw);',
    '',
    code[2],
    code[3],
  ]);
});
