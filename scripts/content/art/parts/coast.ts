import type { Tone } from '../palette.ts';
import { boxes, d, type Place, shape, stand, stroke } from '../svg.ts';
import { slimShadow } from './shadows.ts';

/** A coast road's bridge of one high open arch, its deck at y, 560 wide and 170 deep. */
export function coastBridge({ tone = 'side', ...place }: Place & { tone?: Tone }): string {
  const columns = Array.from({ length: 11 }, (_, index) => {
    const x = -175 + index * 35;
    return d`M${x} 0V${24 + 140 * (x / 190) ** 2}`;
  }).join('');
  return stand(
    place,
    stroke(tone, 8, columns) +
      stroke(tone, 16, 'M-190 164Q0-116 190 164') +
      shape(tone, boxes([-280, -8, 560, 16], [-206, 0, 18, 176], [188, 0, 18, 176])) +
      shape('shade', boxes([-280, 2, 560, 6], [-196, 8, 8, 168], [198, 8, 8, 168])),
  );
}

/** A coast cypress whose crown the wind has combed to the right, 290 high and 320 wide. */
export function windCypress({ tone = 'pine', ...place }: Place & { tone?: Tone }): string {
  return stand(
    place,
    shape(
      'roof',
      'M-20 0C-8-60-10-110-44-160L-30-166C-6-130 0-116 8-92C24-124 60-150 120-170L128-158C80-132 34-80 24 0Z',
    ) +
      shape(
        tone,
        'M-104-150C-96-178-76-184-62-186C-66-216-44-240-14-244C0-276 40-290 74-282C112-292 150-276 196-276C176-262 180-256 228-242C196-234 186-226 232-196C200-196 176-190 206-164C176-168 150-160 120-156C92-146 60-150 40-164C16-150-10-148-30-156C-56-144-84-140-104-150Z',
      ) +
      shape('leaf', 'M-30-208C10-250 90-262 160-246C110-240 100-224 136-214C80-214 10-192-30-208Z'),
    slimShadow(34, 100, 130),
  );
}

/** White water along a shore, from left to right through the given stops. */
export function surf(
  ...rows: readonly (readonly [x: number, y: number, length: number])[]
): string {
  return stroke(
    'snow',
    9,
    rows
      .map(([x, y, length]) => d`M${x} ${y}q${length / 4} -12 ${length / 2} 0t${length / 2} 0`)
      .join(''),
  );
}
