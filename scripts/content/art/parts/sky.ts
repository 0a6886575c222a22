import { width } from '../picture.ts';
import { boxes, d, ellipse, type Place, shape, stand, stroke } from '../svg.ts';

interface Sky {
  /** Middle of the sun, which is the moon by night. Keep it left: shadows fall to the right. */
  x: number;
  y: number;
  radius?: number;
  /** How wide the light around it reaches; 0 for none. */
  glow?: number;
  /** A warm sky with a cool light in it instead of the other way round. */
  warm?: boolean;
}

/** The whole background with sun or moon, light and stars. */
export function sky({ x, y, radius = 58, glow = 430, warm = false }: Sky): string {
  const [air, light] = warm ? (['glow', 'sky'] as const) : (['sky', 'glow'] as const);
  return [
    shape(air, boxes([0, 0, width, 675])),
    glow > 0 ? ellipse(light, x, y + 120, glow, glow * 0.72) : '',
    stars(),
    ellipse('sun', x, y, radius),
  ].join('');
}

/** The stars, seen by night only. */
export function stars(): string {
  const at = Array.from({ length: 26 }, (_, index) => {
    const x = 20 + ((index * 876) % 1160);
    return d`M${x} ${16 + ((index * 0.57) % 1) * 260}h0`;
  });
  return stroke('star', 4, at.join(''));
}

/** A flat-bottomed cloud of about 240 × 90. */
export function cloud(place: Place): string {
  return stand(
    place,
    shape(
      'cloud',
      'M-92 0H92a26 26 0 0 0 0-52h-16a48 48 0 0 0-92-8 34 34 0 0 0-54 20 20 20 0 0 0-22 40z',
    ),
  );
}

/** A long low bank of fog, about 500 × 40. */
export function fog(place: Place): string {
  return stand(
    place,
    shape(
      'fog',
      'M-230 0H230a20 20 0 0 0 0-40H60a18 18 0 0 1 0-22h-190a22 22 0 0 0 0 22h-100a20 20 0 0 0 0 40z',
    ),
  );
}
