interface Color {
  day: string;
  night: string;
}

/**
 * The colors of every picture: the site's tokens, their tints, and those of the sky.
 * A tone's name is its CSS class in the file, so that one file works for day and night.
 */
const palette = {
  sky: { day: '#dce9e4', night: '#1b3a3b' },
  glow: { day: '#f6e6cb', night: '#29524f' },
  dusk: { day: '#b9cbc8', night: '#16302f' },
  afterglow: { day: '#f0d9b8', night: '#1f4445' },
  ember: { day: '#e3b48f', night: '#315b57' },
  sun: { day: '#d2ab56', night: '#ecf1ee' },
  star: { day: '#0000', night: '#ecf1eebf' },
  cloud: { day: '#fbf8f2d9', night: '#ecf1ee17' },
  fog: { day: '#fbf8f2b8', night: '#a9b8b42e' },

  far: { day: '#b9d0c8', night: '#2c5551' },
  mid: { day: '#86ada3', night: '#234845' },
  near: { day: '#3f7a70', night: '#1b3a38' },
  deep: { day: '#0e4a45', night: '#122a2a' },
  sand: { day: '#ecdbb6', night: '#45574e' },
  dune: { day: '#b98a6c', night: '#33443f' },
  skin: { day: '#b9815f', night: '#8a6c55' },
  clay: { day: '#d3a88b', night: '#4a5450' },
  snow: { day: '#fbf8f2', night: '#9fb1ad' },
  lake: { day: '#a5c8c3', night: '#244c4e' },
  ripple: { day: '#fbf8f299', night: '#7fd1c03d' },
  path: { day: '#f3e8d3', night: '#7d918b' },

  leaf: { day: '#2c655c', night: '#193433' },
  pine: { day: '#0e4a45', night: '#0f2121' },

  wall: { day: '#ffffff', night: '#93a5a0' },
  side: { day: '#ebe1cf', night: '#748782' },
  brick: { day: '#a67f69', night: '#504b46' },
  wood: { day: '#9a7b4f', night: '#55533f' },
  kraft: { day: '#d8b67a', night: '#7d7a5b' },
  stone: { day: '#526362', night: '#3c5552' },
  roof: { day: '#1b2a2a', night: '#0d1717' },
  door: { day: '#0e4a45', night: '#16302f' },
  brass: { day: '#c79a3a', night: '#a58c50' },
  pane: { day: '#86ada3', night: '#2c4543' },

  lit: { day: '#b4552d', night: '#f0a27e' },
  spill: { day: '#0000', night: '#e3be6a33' },
  shade: { day: '#1b2a2a29', night: '#0a121261' },
} as const satisfies Record<string, Color>;

export type Tone = keyof typeof palette;

/** Returns the CSS rules of the tones that a drawing uses, for day and night. */
export function styleOf(drawing: string): string {
  const used = (Object.keys(palette) as Tone[]).filter((tone) =>
    drawing.includes(`class="${tone}"`),
  );
  const rules = (time: keyof Color) =>
    used.map((tone) => `.${tone}{color:${palette[tone][time]}}`).join('');
  return `<style>${rules('day')}@media(prefers-color-scheme:dark){${rules('night')}}</style>`;
}
