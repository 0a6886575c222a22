/** What can be stored of a width or a height. */
const largest = 9999;

/**
 * The size of the picture at an address, so that its place can be held before it is there.
 *
 * @returns {} when it has none, such as some drawings
 * @throws EncodingError when there is no picture at the address
 */
export async function pictureSize(src: string): Promise<{ width?: number; height?: number }> {
  const picture = new Image();
  picture.src = src;
  await picture.decode();
  const { naturalWidth: width, naturalHeight: height } = picture;
  const isKnown = width > 0 && height > 0 && width <= largest && height <= largest;
  return isKnown ? { width, height } : {};
}
