import { boxes, d, ellipse, type Place, polygon, rect, shape, stand, stroke } from '../svg.ts';
import { boxShadow } from './shadows.ts';

/** What stands on a still shore, mirrored at y and flattened; draw it over water without ripples. */
export function reflection(y: number, body: string): string {
  return `<g transform="translate(0 ${y}) scale(1 -.62) translate(0 ${-y})" opacity=".55">${body}</g>`;
}

/** The trunk of an aspen close at hand: 40 wide, from y up to the picture's upper edge. */
export function aspenTrunk({ x, y, scale = 1, flip = false }: Place): string {
  const top = -y / scale;
  const scars = [0.16, 0.3, 0.42, 0.55, 0.71, 0.84].map((share, index) => {
    const [at, left] = [top * share, index % 2 === 0];
    return left ? d`M-20 ${at}q22-3 26 7q-14 3-26 5z` : d`M20 ${at}q-18-2-22 6q12 2 22 4z`;
  });
  return stand(
    { x, y, scale, flip },
    shape('snow', d`M-26 0Q-19-40-20 ${top}H16Q17-60 26 0Z`) +
      shape('shade', d`M26 0Q17-60 16 ${top}H6Q8-60 10 0Z`) +
      shape('roof', scars.join('')),
    boxShadow(-24, 24, 260),
  );
}

/** A heap of split logs under a lid of snow, 150 wide and 80 high. */
export function woodpile(place: Place): string {
  const ends = [0, 1, 2].flatMap((row) =>
    Array.from({ length: 6 - row }, (_, index) => ({
      x: -62 + row * 12 + index * 25,
      y: -12 - row * 22,
    })),
  );
  return stand(
    place,
    ends.map(({ x, y }) => ellipse('wood', x, y, 13)).join('') +
      ends.map(({ x, y }) => ellipse('kraft', x, y, 8)).join('') +
      shape('snow', 'M-54-68Q-50-86-20-84T36-82Q58-78 54-66Q20-74-10-68T-54-68Z'),
    boxShadow(-74, 74, 60),
  );
}

/** Two skis leaning on a wall, 130 high. */
export function skis(place: Place): string {
  return stand(
    place,
    stroke('brass', 8, 'M-14 0L-2-124q2-10 10-10M10 0L14-122q2-10 10-10') +
      stroke('roof', 3, 'M-26 2L-30-96M30 2L38-98'),
  );
}

/** A log cabin in deep snow, 300 wide and 210 high; its one window is lit. */
export function snowCabin({ lit, ...place }: Place & { lit: string }): string {
  return stand(
    place,
    [
      rect('stone', 62, -192, 30, 90),
      shape('snow', 'M56-190q2-14 21-14t21 14z'),
      polygon('wood', [-104, 0], [-104, -88], [-38, -156], [32, -88], [104, -88], [104, 0]),
      stroke('shade', 5, 'M-104-66H104M-104-44H104M-104-22H104M-104-88H104'),
      shape('roof', boxes([-56, -70, 36, 70])),
      shape('door', boxes([-52, -66, 28, 66])),
      rect('brass', -32, -34, 4, 4),
      lit,
      shape('roof', 'M-38-174H92L138-80H26Z'),
      shape(
        'snow',
        'M-38-178L-120-82Q-128-70-114-70L-96-76L-38-148L12-84Q18-70 30-72T60-74Q74-62 88-72T118-74Q146-66 146-84L96-182Q28-194-38-178Z',
      ),
      stroke('shade', 4, 'M-38-166L30-80'),
      shape('snow', 'M-124 4Q-116-14-92-8T-66-2H-14Q20-10 60-8T116-10Q132-4 128 4Z'),
    ].join(''),
    boxShadow(-104, 112, 130),
  );
}
