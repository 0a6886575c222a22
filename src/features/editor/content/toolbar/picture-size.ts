/** The largest width or height that can be stored, in pixels. */
const largest = 9999;

/**
 * Returns the size of the picture at an address, so that pages can reserve its space.
 *
 * @returns {} if it has none, as some SVG images do
 * @throws EncodingError if there is no picture at the address
 */
export async function pictureSize(src: string): Promise<{ width?: number; height?: number }> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const isKnown = width > 0 && height > 0 && width <= largest && height <= largest;
  return isKnown ? { width, height } : {};
}
