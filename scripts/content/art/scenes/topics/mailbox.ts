import { gableHouse } from '../../parts/houses.ts';
import { hills, road } from '../../parts/land.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { curbsideMailbox } from '../../parts/suburb.ts';
import { bush } from '../../parts/trees.ts';
import { envelope } from '../../parts/windowsill.ts';

/** A mailbox with bills in front of it, on the way to a house. */
export function scene(): string[] {
  return [
    sky({ x: 230, y: 160, glow: 430 }),
    cloud({ x: 700, y: 130, scale: 0.8 }),
    hills('far', 400, 370, 390, 350, 380, 350, 390),
    hills('mid', 460, 440, 450, 440, 430, 440, 460),
    hills('near', 510, 500, 500, 490, 480, 490, 510),
    gableHouse({ x: 860, y: 500, scale: 1.2, lit: true }),
    road([
      { x: 786, y: 500, width: 40 },
      { x: 720, y: 580, width: 120 },
      { x: 680, y: 690, width: 280 },
    ]),
    bush({ x: 1060, y: 560, scale: 1.4 }),
    curbsideMailbox({ x: 350, y: 640, scale: 2.7 }),
    ...[0, 1, 2].map((row) =>
      envelope({
        x: 560 + row * 26,
        y: 648 - row * 46,
        scale: 0.62,
        seal: row === 2 ? 'brick' : undefined,
      }),
    ),
  ];
}
