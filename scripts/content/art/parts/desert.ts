import type { Tone } from '../palette.ts';
import { d, type Place, shape, stand, stroke } from '../svg.ts';
import { slimShadow } from './shadows.ts';

/** An ocotillo: a fan of thin thorny canes with bright tips, 230 high. */
export function ocotillo({ tone = 'leaf', ...place }: Place & { tone?: Tone }): string {
  return stand(
    place,
    stroke(
      tone,
      8,
      'M0 0Q-40-90-104-168M0 0Q-24-110-58-206M0 0Q-6-120-10-228M0 0Q20-110 48-208M0 0Q40-90 98-172',
    ) + stroke('clay', 10, 'M-104-168l-14-16M-58-206l-8-20M-10-228l-1-22M48-208l7-20M98-172l13-16'),
    slimShadow(20, 130),
  );
}

/** A prickly pear of flat pads with fruit on their rims, 130 high. */
export function pricklyPear({ tone = 'leaf', ...place }: Place & { tone?: Tone }): string {
  const pads = [pad(-52, -44, -34), pad(54, -40, 38), pad(-30, -96, -12), pad(36, -90, 22)];
  return stand(
    place,
    shape(tone, `M0 0C-40-10-38-78 0-80S40-10 0 0Z${pads.join('')}`) +
      stroke('clay', 13, 'M-74-82h0M-44-132h0M-20-136h0M54-126h0M78-76h0M90-58h0') +
      stroke(
        'shade',
        4,
        'M-6-58h0M8-38h0M-6-22h0M-58-56h0M-46-38h0M52-50h0M64-32h0M-32-104h0M38-98h0',
      ),
    slimShadow(60, 70),
  );
}

/** Path data of an oval pad around its middle, turned by so many degrees. */
function pad(x: number, y: number, turn: number): string {
  const angle = (turn * Math.PI) / 180;
  const [dx, dy] = [Math.sin(angle) * 38, -Math.cos(angle) * 38];
  return d`M${x - dx} ${y - dy}A38 28 ${turn - 90} 0 1 ${x + dx} ${y + dy}A38 28 ${turn - 90} 0 1 ${x - dx} ${y - dy}Z`;
}
