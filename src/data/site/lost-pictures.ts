import { largeFile } from '#src/model/posts/picture-address.ts';
import { getPictureFile } from './picture-files.service.ts';

/** The address of each picture that neither a file nor the database had. */
const lost = new WeakMap<HTMLImageElement, string>();

/**
 * Shows uploaded pictures that have no file yet from the database, on all of a page. Until that has failed too, no other
 * listener hears that a picture failed, so each shows its fallback only then.
 *
 * The services import this module that read what names pictures: what the build has not seen comes from them.
 */
function handleError(event: Event): void {
  const { target } = event;
  if (!(target instanceof HTMLImageElement)) return;
  const src = target.getAttribute('src') ?? '';
  const file = findFile(src);
  if (!file || lost.get(target) === src) return;
  event.stopImmediatePropagation();
  getPictureFile(...file)
    .catch(() => undefined)
    .then((bytes) => {
      // It may show another picture by now.
      if (target.getAttribute('src') !== src) return;
      if (bytes) return showBytes(target, bytes);
      lost.set(target, src);
      target.dispatchEvent(new Event('error'));
    });
}

/** Returns id and size of the file at an address; undefined if it is not one of an uploaded picture. */
function findFile(src: string): Parameters<typeof getPictureFile> | undefined {
  const [, , large] = largeFile.exec(src) ?? [];
  const [, , small] = largeFile.exec(src.replace('-800.', '.')) ?? [];
  if (large) return [large, 'large'];
  return small ? [small, 'small'] : undefined;
}

/** The `blob:` address is good for this element only, and only until it has read it. */
function showBytes(image: HTMLImageElement, bytes: Uint8Array): void {
  const jpeg = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' });
  const url = URL.createObjectURL(jpeg);
  for (const outcome of ['load', 'error']) {
    image.addEventListener(outcome, () => URL.revokeObjectURL(url), { once: true });
  }
  // Copied together with it, so that a paste finds the picture.
  image.dataset.address = image.getAttribute('src') ?? '';
  // Without the attribute, Chromium would go on dividing by the density of the file that it chose.
  image.srcset = '';
  image.src = url;
}

// The build and the tests of the services have no document. Image errors do not bubble.
if (typeof document !== 'undefined') document.addEventListener('error', handleError, true);
