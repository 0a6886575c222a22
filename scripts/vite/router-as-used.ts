import type { Plugin } from 'vite';

const modulesOfRouter = /[\\/]node_modules[\\/]react-router[\\/].*\.m?js(\?|$)/;
const displayName = /^\w+\.displayName = "\w+";$/gm;
const component = /^(var \w+ = )(?=React\d*\.forwardRef\()/gm;

/**
 * react-router names its components for React's tools by assignments, because of which a bundler
 * keeps even those that nobody uses, such as its forms and what they stand on. In a build, whose
 * names are shortened anyway, the plugin takes these assignments out.
 */
export function routerAsUsed(): Plugin {
  return {
    name: 'router-as-used',
    apply: 'build',
    transform: {
      filter: { id: modulesOfRouter },
      handler: (code) => ({ code: withoutNames(code), map: null }),
    },
  };
}

/** The module without the names of its components, each of which can then be dropped. */
export function withoutNames(code: string): string {
  return code.replace(displayName, '').replace(component, '$1/* @__PURE__ */ ');
}
