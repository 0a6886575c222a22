import { writeFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { button, type Visitor } from '#tests/engines/visitor.ts';
import { grayJpeg } from '#tests/fixtures/jpegs.ts';
import { animatedGif, phonePhoto } from '#tests/fixtures/photos.ts';
import { dropFiles, fileInPage } from './content-editor.ts';

/** Someone who adds pictures in the post editor, whatever drives the browser. */
type PictureVisitor = Pick<
  Visitor,
  'presses' | 'sees' | 'doesNotSee' | 'fills' | 'key' | 'choosesFile' | 'evaluate'
>;

type Target = Parameters<Visitor['presses']>[0];

/** Returns a visitor of a page that Playwright drives. */
export function visitorOn(page: Page): PictureVisitor {
  const find = (target: Target): Locator => {
    if ('label' in target) return page.getByLabel(target.label, { exact: true });
    if ('text' in target) return page.getByText(target.text);
    const around = target.within ? find(target.within) : page;
    const role = target.role as Parameters<Page['getByRole']>[0];
    return around.getByRole(role, { ...(target.name && { name: target.name, exact: true }) });
  };
  return {
    presses: (target) => find(target).click(),
    fills: (target, text) => find(target).fill(text),
    sees: (target) => expect(find(target)).toBeVisible(),
    doesNotSee: (target) => expect(find(target)).toBeHidden(),
    key: (name) => page.keyboard.press(name),
    choosesFile: (path) => page.locator('input[type=file]').setInputFiles(path),
    evaluate: (expression) => page.evaluate(expression),
  };
}

const text = `document.querySelector('[contenteditable]')`;

function drop(visitor: PictureVisitor, files: Record<string, Buffer>): Promise<void> {
  const inPage = Object.entries(files).map(([name, bytes]) => fileInPage({ name, bytes }));
  return visitor.evaluate(`(${dropFiles})(${text}, ${JSON.stringify(inPage)})`);
}

/**
 * Drops photos, an animation and files that are no pictures into the text, and describes what was added: the photos by
 * their names, the animation as 'A sign'.
 */
export async function dropPictures(
  visitor: PictureVisitor,
  photos: Record<string, Buffer> = {},
): Promise<void> {
  const photo = phonePhoto();
  await drop(visitor, {
    'notes.jpg': Buffer.from('%PDF-1.7'),
    'attic.jpg': Buffer.concat([photo.subarray(0, 4), Buffer.alloc(200)]),
    'dusk.heic': Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    ...photos,
    'A sign': animatedGif(),
  });
  await visitor.sees({ text: '“notes” was not added. This file is no picture' });
  await visitor.sees({ text: '“attic” was not added. This file is damaged' });
  await visitor.sees({ text: '“dusk” was not added. This browser cannot open HEIC files' });
  const descriptions = [...Object.keys(photos), 'A sign'];
  await visitor.presses(button('Got it'));
  for (const [done, description] of descriptions.entries()) {
    const left = descriptions.length - done;
    await visitor.presses(
      button(left === 1 ? 'Describe the picture' : `Describe ${left} pictures`),
    );
    const within = { role: 'dialog', name: 'Image' };
    await visitor.fills({ role: 'textbox', name: 'Description', within }, description);
    await visitor.key('Enter');
  }
  await visitor.sees({ role: 'img', name: 'A sign' });
  const columns = `(() => {
    const context = document.createElement('canvas').getContext('2d');
    const image = ${text}.querySelector('[alt="A sign"]');
    if (image.naturalWidth > 0) context.drawImage(image, 0, 0);
    return [4, 12].map((x) => context.getImageData(x, 4, 1, 1).data[1] > 127 ? 'white' : 'black');
  })()`;
  await expect
    .poll(() => visitor.evaluate(columns), 'the first frame, white where it is transparent')
    .toEqual(['white', 'black']);
}

/**
 * Runs in the page: pictures reach the database, and from the first one on, no answer about pictures reaches the
 * page until `reconnect` is called.
 */
function loseAnswers(): void {
  const send = window.fetch;
  let isLost = false;
  window.fetch = async (address, options) => {
    const isOfPicture = String(options?.body).includes('/documents/pictures/');
    isLost ||= isOfPicture && String(address).includes('/documents:commit');
    const answer = await send(address, options);
    if (isOfPicture && isLost) throw new TypeError('The connection was lost.');
    return answer;
  };
  const reconnect = () => {
    window.fetch = send;
  };
  Object.assign(window, { reconnect });
}

/** Returns a picture that was not added before: pictures of one size are the same once they are stored. */
function newPicture(): Buffer {
  const side = () => 800 + Math.floor(Math.random() * 800);
  return Buffer.from(grayJpeg(side(), side()));
}

/** Adds the picture for the lists, which is stored while no answer comes back, and once more when the connection is back. */
export async function retryAfterLostAnswer(visitor: PictureVisitor): Promise<void> {
  const address = () => visitor.evaluate<string>(`document.querySelector('[name=image]').value`);
  const before = await address();
  const file = test.info().outputPath('garden.jpg');
  writeFileSync(file, newPicture());
  await visitor.choosesFile(file);
  const words = { role: 'textbox', name: 'What the picture shows' };
  await visitor.fills(words, 'A garden');
  await visitor.evaluate(`(${loseAnswers})()`);
  await visitor.presses(button('Add picture'));
  await visitor.sees({ text: '“garden.jpg” could not be stored. It is still here' });
  await visitor.evaluate('window.reconnect()');
  await visitor.presses(button('Add picture'));
  await visitor.doesNotSee(words);
  expect(await address()).not.toBe(before);
  expect(await address()).toMatch(/^\/images\/uploaded\/[0-9a-f]{64}\.jpg$/);
}
