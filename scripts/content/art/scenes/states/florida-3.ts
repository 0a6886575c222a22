import { hills, road } from '../../parts/land.ts';
import { stiltHouse } from '../../parts/regional-houses.ts';
import { royalPalm } from '../../parts/shore.ts';
import { sky } from '../../parts/sky.ts';
import { agave } from '../../parts/trees.ts';

/** Along an avenue of palms to a house on stilts. */
export function scene(): string[] {
  const avenue = [
    { y: 468, scale: 0.62, out: 230 },
    { y: 510, scale: 0.95, out: 330 },
    { y: 590, scale: 1.5, out: 500 },
  ];
  return [
    sky({ x: 450, y: 180, radius: 56, glow: 520 }),
    hills('far', 420, 412, 420, 410, 418, 412, 420),
    hills('mid', 444, 440, 444, 440, 444),
    hills('near', 462, 460, 458, 458, 460, 462, 464),
    stiltHouse({ x: 600, y: 470, scale: 0.9, lit: true }),
    road([
      { x: 600, y: 470, width: 60 },
      { x: 600, y: 520, width: 180 },
      { x: 600, y: 600, width: 430 },
      { x: 600, y: 690, width: 720 },
    ]),
    ...avenue.flatMap(({ y, scale, out }) => [
      royalPalm({ x: 600 - out, y, scale, tone: 'pine' }),
      royalPalm({ x: 600 + out, y, scale, tone: 'pine' }),
    ]),
    agave({ x: 240, y: 620, scale: 1.2, tone: 'pine' }),
    agave({ x: 960, y: 620, scale: 1.2, tone: 'pine' }),
  ];
}
