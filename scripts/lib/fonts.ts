import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

export interface FontSet {
  text: string;
  heading: string;
  mono: string;
}

/** As wide as Arial, Georgia and Courier New; the default of the tests. */
export const narrowFonts: FontSet = { text: 'Arimo', heading: 'Gelasio', mono: 'Cousine' };

/** About a fifth wider: text that fits in them fits in any font that a visitor is likely to have. */
export const wideFonts: FontSet = {
  text: 'DejaVu Sans',
  heading: 'DejaVu Serif',
  mono: 'DejaVu Sans Mono',
};

const packages = [
  '@expo-google-fonts/arimo',
  '@expo-google-fonts/gelasio',
  '@expo-google-fonts/cousine',
  'dejavu-fonts-ttf',
];

/** Not under version control, since it holds the absolute paths of this checkout. */
const folder = join(root, 'node_modules/.cache/fonts');

/**
 * Returns the environment variables that make a browser on Linux use the project's fonts instead of
 * the machine's, and writes the file that they point to. Chromium, Firefox and WebKit all follow them.
 */
export function fontsEnvironment(): { FONTCONFIG_FILE: string } {
  const file = join(folder, 'fonts.conf');
  const text = fontsConfiguration();
  if (textOf(file) !== text) {
    mkdirSync(folder, { recursive: true });
    // Written atomically, as several processes may start browsers at once.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, text);
    renameSync(draft, file);
  }
  return { FONTCONFIG_FILE: file };
}

/** Returns the fontconfig file: the fonts, the generic names, and how to draw. */
function fontsConfiguration(): string {
  const { text, heading, mono } = narrowFonts;
  const folders = packages.map((name) => join(root, 'node_modules', name));
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
${folders.map((path) => `  <dir>${escaped(path)}</dir>`).join('\n')}
  <cachedir>${escaped(join(folder, 'cache'))}</cachedir>
${[
  ...['system-ui', 'ui-sans-serif', 'sans-serif', 'sans', 'Arial', 'Helvetica'].map((name) =>
    alias(name, text),
  ),
  ...['ui-serif', 'serif', 'Georgia'].map((name) => alias(name, heading)),
  ...['ui-monospace', 'monospace', 'Courier New'].map((name) => alias(name, mono)),
].join('\n')}
  <match target="pattern">
    <edit name="family" mode="append_last"><string>${text}</string></edit>
  </match>
  <match target="font">
    <edit name="antialias" mode="assign"><bool>true</bool></edit>
    <edit name="hinting" mode="assign"><bool>false</bool></edit>
    <edit name="rgba" mode="assign"><const>none</const></edit>
  </match>
</fontconfig>
`;
}

function alias(name: string, family: string): string {
  return `  <alias binding="same"><family>${name}</family><prefer><family>${family}</family></prefer></alias>`;
}

function escaped(path: string): string {
  return path.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
