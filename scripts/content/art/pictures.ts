import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../lib/root.ts';
import { height, picture, type Scene, type Size, width } from './picture.ts';

export interface Picture {
  /** 'mortgage/porch' for scenes/mortgage/porch.ts */
  name: string;
  /** Path of its file. */
  file: string;
  size: Size;
  svg: string;
}

/** Folder of the site's pictures. */
export const imagesFolder = join(root, 'public/images');

const scenesFolder = join(import.meta.dirname, 'scenes');

/** Draws every picture that has a scene, sorted by name. A scene's path is its picture's name. */
export async function drawPictures(): Promise<Picture[]> {
  const files = globSync('**/*.ts', { cwd: scenesFolder }).sort();
  return Promise.all(files.map((file) => draw(file.replaceAll('\\', '/').replace(/\.ts$/, ''))));
}

async function draw(name: string): Promise<Picture> {
  const url = pathToFileURL(join(scenesFolder, `${name}.ts`)).href;
  const { scene, size = [width, height] } = (await import(url)) as { scene: Scene; size?: Size };
  return { name, file: join(imagesFolder, `${name}.svg`), size, svg: picture(scene, size) };
}
