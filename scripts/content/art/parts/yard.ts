import type { Tone } from '../palette.ts';
import { boxes, d, ellipse, type Place, rect, shape, stand, stroke } from '../svg.ts';
import { slimShadow } from './shadows.ts';

/** A picket fence of so many pickets, 26 apart and 70 high, from x to the right. */
export function picketFence({
  pickets,
  tone = 'wall',
  ...place
}: Place & { pickets: number; tone?: Tone }): string {
  const all = Array.from({ length: pickets }, (_, index) => d`M${index * 26} 0v-58l8-12 8 12V0z`);
  const rails = boxes([-8, -50, pickets * 26 + 4, 7], [-8, -20, pickets * 26 + 4, 7]);
  return stand(
    place,
    shape(tone, all.join('') + rails),
    shape('shade', d`M0 0h${pickets * 26}l40 20H40z`),
  );
}

/** A fence of posts and two rails; bays of 110, 74 high, from x to the right. */
export function railFence({
  bays,
  tone = 'wood',
  ...place
}: Place & { bays: number; tone?: Tone }): string {
  const posts = Array.from({ length: bays + 1 }, (_, index) => d`M${index * 110} 0V-70`).join('');
  const rails = d`M0 -56H${bays * 110}M0 -28H${bays * 110}`;
  return stand(
    place,
    stroke(tone, 8, rails) + stroke(tone, 13, posts),
    shape('shade', d`M0 0h${bays * 110}l40 20H40z`),
  );
}

/** A ranch gate: two tall posts under a beam with an empty board, 300 wide and 210 high. */
export function ranchGate({ tone = 'wood', ...place }: Place & { tone?: Tone }): string {
  return stand(
    place,
    shape(tone, boxes([-132, -200, 20, 200], [112, -200, 20, 200], [-156, -214, 312, 20])) +
      stroke('roof', 4, 'M-44-194v24M44-194v24') +
      rect(tone, -70, -172, 140, 34) +
      rect('shade', -156, -200, 312, 6),
    shape('shade', 'M-132 0h20l110 56h-20zM112 0h20l110 56h-20z'),
  );
}

/** A potted plant, 120 high. */
export function pottedPlant({ tone = 'leaf', ...place }: Place & { tone?: Tone }): string {
  return stand(
    place,
    shape(
      tone,
      'M0-44C-50-52-60-92-44-112C-18-104-6-76 0-44C2-84 8-118 30-126C48-100 36-70 0-44Z',
    ) +
      ellipse(tone, 4, -78, 22, 40) +
      shape('clay', 'M-32-48H32L24 0H-24Z') +
      rect('shade', -32, -48, 64, 10),
    slimShadow(44, 50),
  );
}

/** A cardboard box with a strip of tape. */
export function cardboardBox({
  width,
  height,
  tone = 'kraft',
  ...place
}: Place & { width: number; height: number; tone?: Tone }): string {
  const half = width / 2;
  return stand(
    place,
    rect(tone, -half, -height, width, height) +
      rect('side', -14, -height, 28, height * 0.42) +
      rect('shade', half - width * 0.16, -height, width * 0.16, height) +
      rect('shade', -half, -height, width, 5),
  );
}
