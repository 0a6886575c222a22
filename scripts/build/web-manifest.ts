import type { Plugin } from 'vite';
import { site } from '../../src/site.ts';

const fileName = 'manifest.webmanifest';

/** The web app manifest. A test compares its colors with those of the styles. */
export const manifest = {
  name: site.name,
  short_name: site.name,
  description: site.tagline,
  start_url: '/',
  display: 'browser',
  background_color: '#fbf8f2',
  theme_color: '#0e4a45',
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
};

/** Writes the web app manifest with the site's name, and serves it in development. */
export function webManifest(): Plugin {
  const source = JSON.stringify(manifest);
  return {
    name: 'web-manifest',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer({ middlewares }) {
      middlewares.use(`/${fileName}`, (_request, response) => {
        response.setHeader('Content-Type', 'application/manifest+json').end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
