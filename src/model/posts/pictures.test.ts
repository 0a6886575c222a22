import { expect, it } from 'vitest';
import { pictureAddress, pictureSources, readPictureId } from './pictures.ts';

const id = '0123456789abcdef'.repeat(4);
const address = `/images/uploaded/${id}.jpg`;

it('knows the address of an uploaded picture', () => {
  expect(pictureAddress(id)).toBe(address);
  expect(readPictureId(address)).toBe(id);
});

it.each([
  '',
  '/images/cabin.svg',
  `/images/uploaded/${id}-800.jpg`,
  `/images/uploaded/${id.toUpperCase()}.jpg`,
  `/images/uploaded/${id.slice(1)}.jpg`,
  `/images/uploaded/${id}.jpg?size=1`,
  `https://elsewhere.example${address}`,
])('takes %j for another picture', (other) => {
  expect(readPictureId(other)).toBeUndefined();
  expect(pictureSources(other)).toBeUndefined();
});

it.each([
  ['of unknown size', undefined, '800w', '1600w'],
  ['that is wide', { width: 1200, height: 600 }, '800w', '1200w'],
  ['that is high', { width: 901, height: 1600 }, '451w', '901w'],
  ['that is small', { width: 300, height: 200 }, '300w', '300w'],
])('lists both files of a picture %s', (_words, size, small, large) => {
  expect(pictureSources(address, size)).toBe(
    `/images/uploaded/${id}-800.jpg ${small}, ${address} ${large}`,
  );
});
