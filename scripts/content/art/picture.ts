import { styleOf } from './palette.ts';

/**
 * A picture is 16:9 unless its scene says otherwise; a crop to 3:2 keeps what lies between x = 94
 * and x = 1106.
 */
export const width = 1200;
export const height = 675;

/** A scene: its layers from the sky to the foreground. */
export type Scene = () => string[];

/** Width and height of a picture, in its own units and in pixels. */
export type Size = readonly [width: number, height: number];

/** The file of a scene. */
export function picture(scene: Scene, size: Size): string {
  const drawing = scene().join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size[0]}" height="${size[1]}" viewBox="0 0 ${size.join(' ')}" fill="currentColor">
${styleOf(drawing)}
${drawing}
</svg>
`;
}
