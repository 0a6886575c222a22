import type { Interface } from './route.ts';

/** The Runtime Configurator, in which this project stores nothing. */
export const runtimeConfigurator: Interface = {
  host: 'runtimeconfig.googleapis.com',
  routes: [['GET', /\/configs$/, () => ({})]],
};

/** Firebase Extensions, of which this project installs none; the CLI calls it on each deploy. */
export const firebaseExtensions: Interface = {
  host: 'firebaseextensions.googleapis.com',
  routes: [['GET', /\/instances$/, () => ({})]],
};
