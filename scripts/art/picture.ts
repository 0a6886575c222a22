import { styleOf } from './palette.ts';

/** Every picture is 16:9; a crop to 3:2 keeps what lies between x = 94 and x = 1106. */
export const width = 1200;
export const height = 675;

/** A scene: its layers from the sky to the foreground. */
export type Scene = () => string[];

/** The file of a scene. */
export function picture(scene: Scene): string {
  const drawing = scene().join('\n');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="currentColor">
${styleOf(drawing)}
${drawing}
</svg>
`;
}
