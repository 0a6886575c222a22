import { hills, mound, water } from '../../parts/land.ts';
import { stiltHouse } from '../../parts/regional-houses.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { bush, grove, palm, reeds } from '../../parts/trees.ts';
import { jetty, rowBoat } from '../../parts/waterside.ts';
import { shape } from '../../svg.ts';

/** Houses on stilts along a canal, a jetty and a boat. */
export function scene(): string[] {
  return [
    sky({ x: 200, y: 120, radius: 52, glow: 430, warm: true }),
    cloud({ x: 960, y: 110, scale: 0.8 }),
    hills('far', 360, 350, 360, 346, 356, 350, 360),
    grove(
      palm,
      [
        [120, 400, 0.6],
        [420, 400, 0.72],
        [770, 400, 0.64],
        [1120, 400, 0.8],
      ],
      'pine',
    ),
    hills('near', 400, 396, 400, 396, 400),
    water({ y: 430, ripples: 5 }),
    stiltHouse({ x: 260, y: 470, scale: 0.95, tone: 'clay' }),
    stiltHouse({ x: 600, y: 490, scale: 1.15, lit: true }),
    stiltHouse({ x: 950, y: 470, scale: 0.95, tone: 'far' }),
    shape('spill', 'M640 500h60l60 130H610z'),
    jetty({ x: 604, y: 490, length: 130 }),
    rowBoat({ x: 330, y: 590, scale: 1.2 }),
    mound('deep', [900, 690], [980, 630], [1090, 600], [1210, 600], [1210, 690]),
    bush({ x: 1040, y: 640, scale: 1.3 }),
    reeds({ x: 950, y: 660, scale: 1.2 }),
  ];
}
