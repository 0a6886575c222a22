import type { Tone } from '../palette.ts';
import { boxes, d, ellipse, type Place, polygon, rect, shape, stand, stroke } from '../svg.ts';

/**
 * A suspension bridge: its deck runs at y from one edge to the other; the towers stand 400 × scale
 * apart.
 */
export function suspensionBridge({ tone = 'clay', ...place }: Place & { tone?: Tone }): string {
  const hangers = Array.from({ length: 19 }, (_, index) => {
    const x = -180 + index * 20;
    return d`M${x} 0V${-26 - 154 * (x / 200) ** 2}`;
  }).join('');
  return stand(
    place,
    stroke(tone, 3, hangers) +
      stroke(
        tone,
        6,
        'M-620-6Q-330-20-200-184Q0 138 200-184Q330-20 620-6'.replace('Q0 138', 'Q0 132'),
      ) +
      shape(
        tone,
        boxes(
          [-900, -4, 1800, 12],
          [-214, -200, 10, 290],
          [-196, -200, 10, 290],
          [186, -200, 10, 290],
          [204, -200, 10, 290],
          [-214, -168, 28, 8],
          [-214, -110, 28, 8],
          [-214, -54, 28, 8],
          [186, -168, 28, 8],
          [186, -110, 28, 8],
          [186, -54, 28, 8],
        ),
      ) +
      shape('stone', boxes([-224, 72, 48, 26], [176, 72, 48, 26])),
  );
}

/** A sailing boat, 190 high. */
export function sailBoat(place: Place): string {
  return stand(
    place,
    shape('roof', 'M-70-30H76Q64 0 40 0H-44Q-62-4-70-30Z') +
      rect('stone', -3, -186, 6, 158) +
      polygon('wall', [8, -184], [8, -44], [78, -44]) +
      polygon('side', [-8, -160], [-8, -44], [-60, -44]),
    shape('ripple', d`M-60 6H66L20 40H-20Z`),
  );
}

/** A rowing boat, 40 high. */
export function rowBoat({ tone = 'door', ...place }: Place & { tone?: Tone }): string {
  return stand(
    place,
    ellipse('side', 0, -26, 74, 10) +
      shape(tone, 'M-82-34Q-76 0-40 0H40Q76 0 82-34Q40-18 0-18T-82-34Z') +
      stroke('wood', 5, 'M-16-26L-72 8M20-24L78 10'),
  );
}

/** A wooden jetty towards the viewer: from x at the shore, so long, over water. */
export function jetty({
  length,
  tone = 'wood',
  ...place
}: Place & { length: number; tone?: Tone }): string {
  const boards = Array.from({ length: Math.floor(length / 22) }, (_, index) => {
    const y = 14 + index * 22;
    const half = 24 + (y / length) * 34;
    return d`M${-half} ${y}h${half * 2}`;
  }).join('');
  return stand(
    place,
    stroke(
      'roof',
      10,
      d`M-42 ${length * 0.5}v30M42 ${length * 0.5}v30M-56 ${length - 4}v44M56 ${length - 4}v44`,
    ) +
      polygon(tone, [-24, 0], [24, 0], [60, length], [-60, length]) +
      stroke('shade', 4, boards),
  );
}
