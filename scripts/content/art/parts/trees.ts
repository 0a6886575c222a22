import type { Tone } from '../palette.ts';
import { boxes, d, ellipse, type Place, rect, shape, stand, stroke } from '../svg.ts';
import { slimShadow } from './shadows.ts';

interface Tree extends Place {
  tone?: Tone;
}

/** A slim garden cypress, 170 high. */
export function cypress({ tone = 'pine', ...place }: Tree): string {
  return stand(
    place,
    shape(tone, 'M0-170C23-118 31-38 0 0C-31-38-23-118 0-170Z'),
    slimShadow(24, 110),
  );
}

/** A round tree with a smaller crown in front, 190 high. */
export function roundTree({ tone = 'pine', ...place }: Tree): string {
  return stand(
    place,
    rect('roof', -5, -110, 10, 110) + ellipse(tone, 0, -128, 62) + ellipse('leaf', -28, -92, 35),
    slimShadow(14, 100, 58),
  );
}

/** A pine of three tiers, 200 high. */
export function pine({ tone = 'pine', ...place }: Tree): string {
  const tiers = 'M0-200L38-128H20L54-70H30L68-14H-68L-30-70H-54L-20-128H-38Z';
  return stand(place, rect('roof', -7, -16, 14, 16) + shape(tone, tiers), slimShadow(36, 120));
}

/** A palm with a bent trunk, 270 high. */
export function palm({ tone = 'leaf', ...place }: Tree): string {
  const fronds =
    'M26-240C-10-284-66-276-92-222C-58-242-22-244 26-240Z' +
    'M26-240C-24-246-66-216-70-152C-46-190-18-218 26-240Z' +
    'M26-240C62-288 118-280 142-226C110-246 74-246 26-240Z' +
    'M26-240C76-248 116-216 122-154C98-192 70-220 26-240Z' +
    'M26-240C16-276 32-304 62-316C56-288 50-262 26-240Z';
  return stand(
    place,
    shape('stone', 'M-12 0C-6-90 2-170 20-240H32C20-170 14-90 14 0Z') +
      shape(tone, fronds) +
      ellipse('roof', 26, -236, 11),
    slimShadow(16, 150),
  );
}

/** A saguaro with two arms, 210 high. */
export function saguaro({ tone = 'leaf', ...place }: Tree): string {
  const ribs = stroke('shade', 4, 'M8-192V-6M-44-138v18q0 30 30 32M54-156v26q0 20-20 24');
  return stand(
    place,
    stroke(tone, 34, 'M0-193V-17') +
      stroke(tone, 22, 'M-48-140v24q0 26 26 28H0M52-160v30q0 24-24 26H0') +
      rect(tone, -17, -20, 34, 20) +
      ribs,
    slimShadow(30, 130),
  );
}

/** A live oak: a broad crown on a short forked trunk, 250 high and 440 wide; moss on request. */
export function liveOak({
  tone = 'pine',
  moss = false,
  ...place
}: Tree & { moss?: boolean }): string {
  const strands = 'M-150-120v44M-118-104v60M-70-98v36M86-98v54M126-106v40M160-118v50';
  return stand(
    place,
    shape(
      'roof',
      'M-26 0C-10-40-26-76-96-124L-78-140C-40-112-18-104 0-92C22-112 50-122 86-140L100-122C40-88 14-50 28 0Z',
    ) +
      shape(
        tone,
        'M-220-120A58 58 0 0 1-168-190A84 70 0 0 1-40-230A100 74 0 0 1 112-212A76 62 0 0 1 204-158A42 42 0 0 1 190-100A60 30 0 0 1 96-98A90 30 0 0 1-60-96A90 34 0 0 1-190-94Z',
      ) +
      ellipse('leaf', -96, -150, 70, 42) +
      ellipse('leaf', 88, -148, 58, 36) +
      (moss ? stroke('far', 7, strands) : ''),
    slimShadow(44, 90, 190),
  );
}

/** A magnolia: a full oval crown down to the grass with large pale blossoms, 220 high. */
export function magnolia({ tone = 'pine', ...place }: Tree): string {
  const blossoms = [
    [-34, -150],
    [22, -178],
    [44, -112],
    [-8, -104],
    [-52, -86],
    [14, -58],
  ]
    .map(
      ([x = 0, y = 0]) =>
        d`M${x - 16} ${y - 4}q8 18 16 18q8 0 16-18q-9-2-11 3q-1-12-5-15q-4 3-5 15q-2-5-11-3z`,
    )
    .join('');
  return stand(
    place,
    rect('roof', -8, -40, 16, 40) +
      shape(
        tone,
        'M0-220C52-204 88-146 84-84C82-40 48-22 0-22S-82-40-84-84C-88-146-52-204 0-220Z',
      ) +
      ellipse('leaf', -34, -74, 44, 40) +
      shape('snow', blossoms),
    slimShadow(30, 70, 88),
  );
}

/** An aspen: a pale trunk, a golden crown, 200 high. */
export function aspen({ tone = 'brass', ...place }: Tree): string {
  return stand(
    place,
    rect('snow', -5, -120, 10, 120) +
      shape('roof', boxes([-5, -66, 6, 4], [0, -44, 5, 4], [-5, -24, 5, 4])) +
      ellipse(tone, 0, -140, 40, 62),
    slimShadow(12, 90, 38),
  );
}

/** A round shrub, 50 high and 110 wide. */
export function bush({ tone = 'leaf', ...place }: Tree): string {
  return stand(
    place,
    shape(tone, 'M-55 0A28 28 0 0 1-34-38A34 34 0 0 1 28-36A26 26 0 0 1 55 0Z'),
    ellipse('shade', 30, 2, 60, 9),
  );
}

/** An agave, 60 high. */
export function agave({ tone = 'leaf', ...place }: Tree): string {
  return stand(
    place,
    shape(
      tone,
      'M-58-34Q-22-28-8 0Q-40-4-58-34ZM-34-58Q-6-34-2 0Q-28-22-34-58ZM0-68Q14-34 0 0Q-14-34 0-68ZM34-58Q6-34 2 0Q28-22 34-58ZM58-34Q22-28 8 0Q40-4 58-34Z',
    ),
  );
}

/** Reeds at a shore, 90 high. */
export function reeds({ tone = 'pine', ...place }: Tree): string {
  return stand(
    place,
    stroke(tone, 4, 'M-24 0Q-26-36-36-62M-8 0Q-8-50-12-84M8 0Q10-40 18-70M24 0Q28-30 40-50') +
      stroke('wood', 10, 'M-12-84v-18M18-70l3-16'),
  );
}

/** Several of a kind: each stop as x, y, scale. */
export function grove(
  tree: (place: Tree) => string,
  stops: readonly (readonly [x: number, y: number, scale: number])[],
  tone?: Tone,
): string {
  return stops
    .map(([x, y, scale]) => tree(tone ? { x, y, scale, tone } : { x, y, scale }))
    .join('');
}
