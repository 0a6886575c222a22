import { d, ellipse, type Place, shape, stand, stroke } from '../svg.ts';
import { slimShadow } from './shadows.ts';

/** An old magnolia with a broad uneven crown down to the grass, 330 high and 320 wide. */
export function greatMagnolia(place: Place): string {
  const blossoms = [
    [-92, -210],
    [-20, -282],
    [44, -224],
    [96, -164],
    [-50, -150],
    [18, -130],
    [-110, -104],
    [74, -84],
    [-24, -70],
  ].map(
    ([x = 0, y = 0]) =>
      d`M${x} ${y}c-14 0-20-8-20-18q8 0 12 5q1-10 8-16q7 6 8 16q4-5 12-5c0 10-6 18-20 18z`,
  );
  return stand(
    place,
    shape('roof', 'M-18 0Q-8-30-10-70H12Q10-30 20 0Z') +
      shape(
        'pine',
        'M-4-330C36-330 62-306 66-280C104-274 124-244 116-214C150-198 164-162 150-132C166-96 146-58 108-52C84-26 36-24 8-40C-24-22-76-22-98-46C-138-50-162-86-148-120C-168-152-152-192-120-204C-128-240-104-270-68-276C-62-310-36-330-4-330Z',
      ) +
      ellipse('leaf', -66, -186, 56, 34) +
      ellipse('leaf', 56, -120, 64, 36) +
      ellipse('leaf', 6, -258, 44, 26) +
      shape('snow', blossoms.join('')),
    slimShadow(40, 70, 130),
  );
}

/** A magnolia's blossom seen near, on its collar of leaves, 300 wide. */
export function magnoliaBlossom(place: Place): string {
  return stand(
    place,
    shape(
      'leaf',
      'M0 10C-50-40-120-40-160-4C-110 40-40 40 0 10ZM0 10C50-40 120-40 160-4C110 40 40 40 0 10ZM0 0C-70-30-110-80-104-136C-46-110-10-60 0 0ZM0 0C70-30 110-80 104-136C46-110 10-60 0 0ZM0 20C-40 40-60 80-50 120C-14 100 4 60 0 20ZM0 20C40 40 60 80 50 120C14 100-4 60 0 20Z',
    ) +
      shape(
        'snow',
        'M0 44C-64 44-100 6-98-44C-72-48-50-40-36-24C-44-64-28-94 0-112C28-94 44-64 36-24C50-40 72-48 98-44C100 6 64 44 0 44Z',
      ) +
      shape('brass', 'M-12 0C-14-16-8-28 0-34C8-28 14-16 12 0Q0 6-12 0Z') +
      stroke(
        'shade',
        4,
        'M-78-30C-70-2-40 16 0 16C40 16 70-2 78-30M-36-24C-34-6-20 4 0 4C20 4 34-6 36-24',
      ),
  );
}

/** A clump of long dark leaves, 260 wide and 220 high: what a near blossom sits in. */
export function magnoliaLeaves(place: Place): string {
  const leaves = Array.from({ length: 9 }, (_, index) => {
    const angle = (-170 + index * 20) * (Math.PI / 180);
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    const length = index % 2 ? 150 : 190;
    const side = (sign: number) =>
      [x * length * 0.55 - y * 44 * sign, y * length * 0.55 + x * 44 * sign] as const;
    const [[ax, ay], [bx, by]] = [side(1), side(-1)];
    return d`M0 0Q${ax} ${ay} ${x * length} ${y * length}Q${bx} ${by} 0 0z`;
  });
  return stand(place, shape('pine', leaves.join('')));
}
