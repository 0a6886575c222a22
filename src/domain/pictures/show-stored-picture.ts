import { getPictureFile } from './picture-files.service.ts';
import { readPictureId } from './pictures.ts';

/**
 * Shows an uploaded picture from the database, in place of the file that its `src` names. The `blob:` address is
 * good for this element only. If it cannot be decoded, the element reports another error.
 *
 * @throws ReadError, or Error if the picture is not stored
 */
export async function showStoredPicture(image: HTMLImageElement): Promise<void> {
  const src = image.getAttribute('src') ?? '';
  const ofLarge = readPictureId(src);
  const id = ofLarge ?? readPictureId(src.replace('-800.', '.'));
  const bytes = id && (await getPictureFile(id, ofLarge ? 'large' : 'small'));
  if (!bytes) throw new Error('The picture is not stored.');
  // It may show another picture by now.
  if (image.getAttribute('src') !== src) return;
  const jpeg = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' });
  const url = URL.createObjectURL(jpeg);
  for (const outcome of ['load', 'error']) {
    image.addEventListener(outcome, () => URL.revokeObjectURL(url), { once: true });
  }
  // Without the attribute, Chromium would go on dividing by the density of the file that it chose.
  image.srcset = '';
  image.src = url;
}
