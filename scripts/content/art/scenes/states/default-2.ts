import { hills, mound, road } from '../../parts/land.ts';
import { ranch } from '../../parts/regional-houses.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { curbsideMailbox } from '../../parts/suburb.ts';
import { bush, grove, roundTree } from '../../parts/trees.ts';

/** A ranch house at the end of its drive, the mailbox close by. */
export function scene(): string[] {
  return [
    sky({ x: 560, y: 130, glow: 460 }),
    cloud({ x: 820, y: 130 }),
    cloud({ x: 150, y: 120, scale: 0.6 }),
    hills('far', 380, 350, 380, 340, 330, 360, 380),
    hills('mid', 420, 410, 400, 410, 390, 400, 410),
    grove(
      roundTree,
      [
        [560, 440, 1],
        [1010, 440, 1.25],
      ],
      'leaf',
    ),
    hills('near', 470, 456, 440, 436, 436, 440, 450),
    ranch({ x: 770, y: 456, scale: 1.25, lit: true }),
    road([
      { x: 720, y: 458, width: 70 },
      { x: 660, y: 500, width: 100 },
      { x: 760, y: 560, width: 180 },
      { x: 900, y: 690, width: 420 },
    ]),
    bush({ x: 600, y: 462, scale: 0.9 }),
    bush({ x: 950, y: 464, scale: 1 }),
    mound('deep', [0, 540], [200, 570], [430, 620], [540, 690], [0, 690]),
    curbsideMailbox({ x: 270, y: 622, scale: 2.3 }),
  ];
}
