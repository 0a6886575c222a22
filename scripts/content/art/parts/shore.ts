import type { Tone } from '../palette.ts';
import { boxes, d, type Place, polygon, rect, shape, stand, stroke } from '../svg.ts';
import { slimShadow } from './shadows.ts';

/** A royal palm: a straight pale trunk under a symmetric crown, 360 high. */
export function royalPalm({ tone = 'leaf', ...place }: Place & { tone?: Tone }): string {
  const half =
    'M0-300C20-350 80-366 112-330C76-338 40-330 0-300Z' +
    'M0-300C44-330 112-312 126-254C92-288 50-300 0-300Z' +
    'M0-300C40-304 82-266 76-210C58-252 34-282 0-300Z';
  const mirrored =
    'M0-300C-20-350-80-366-112-330C-76-338-40-330 0-300Z' +
    'M0-300C-44-330-112-312-126-254C-92-288-50-300 0-300Z' +
    'M0-300C-40-304-82-266-76-210C-58-252-34-282 0-300Z';
  return stand(
    place,
    shape('side', 'M-15 0C-12-60-18-130-10-256H10C18-130 12-60 15 0Z') +
      shape('shade', 'M4 0C6-90 8-160 4-256H10C18-130 12-60 15 0Z') +
      polygon('mid', [-10, -254], [-6, -308], [6, -308], [10, -254]) +
      shape(tone, `${half}${mirrored}M0-296C-18-330-14-362 0-384C14-362 18-330 0-296Z`),
    slimShadow(26, 170, 70),
  );
}

/** Tall dune grass with drooping seed heads, 110 high. */
export function seaOats({ tone = 'leaf', ...place }: Place & { tone?: Tone }): string {
  return stand(
    place,
    stroke(
      tone,
      4,
      'M-30 0Q-36-40-58-62M-16 0Q-18-60-34-96M0 0Q0-60 8-104M14 0Q20-50 42-84M28 0Q36-30 58-46',
    ) + stroke('kraft', 9, 'M-34-96q-8-8-18-6M8-104q8-10 18-8M42-84q10-6 18-2M-58-62q-8-4-14 0'),
  );
}

/** A sand fence of slats, leaning a little, from x to the right, 60 high. */
export function sandFence({ slats, ...place }: Place & { slats: number }): string {
  const all = Array.from(
    { length: slats },
    (_, index) =>
      d`M${index * 17} ${index % 3 === 1 ? 4 : 0}l${index % 2 ? 4 : -3} ${-54 - (index % 4) * 3}`,
  ).join('');
  return stand(
    place,
    stroke('wood', 7, all) + stroke('stone', 3, d`M-4 -40H${slats * 17}M-4 -18H${slats * 17}`),
    shape('shade', d`M0 0h${slats * 17}l34 14H34z`),
  );
}

/** A lighthouse with a band that winds up its tower, 430 high. */
export function lighthouse(place: Place): string {
  const half = (y: number) => 54 + (y / 330) * 20;
  const bands = [-40, -135, -230]
    .map((y) => {
      const [left, right] = [half(y), half(y - 70)];
      return d`M${-left} ${y}L${right} ${y - 70}L${half(y - 114)} ${y - 114}L${-half(y - 44)} ${y - 44}z`;
    })
    .join('');
  return stand(
    place,
    [
      polygon('wall', [-54, 0], [-34, -330], [34, -330], [54, 0]),
      shape('roof', bands),
      polygon('shade', [54, 0], [34, -330], [16, -330], [24, 0]),
      polygon('brick', [-66, 0], [-60, -24], [60, -24], [66, 0]),
      shape('roof', boxes([-48, -344, 96, 14], [-40, -366, 80, 5])),
      stroke('roof', 4, 'M-38-364v22M-20-364v22M20-364v22M38-364v22'),
      rect('brass', -22, -386, 44, 44),
      stroke('roof', 5, 'M-22-386v44M0-386v44M22-386v44'),
      shape('roof', 'M-32-384Q0-440 32-384zM-3-444h6v34h-6z'),
    ].join(''),
    slimShadow(100, 200),
  );
}
