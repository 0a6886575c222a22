import { skyline, waterTower } from '../../parts/city.ts';
import { darkWindows, door, litWindow, type Opening } from '../../parts/openings.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { bush } from '../../parts/trees.ts';
import { pottedPlant } from '../../parts/yard.ts';
import { boxes, d, polygon, rect, shape, stroke } from '../../svg.ts';

const pavement = 612;
const middle = 520;
const corner = 960;
const landing = 400;
const steps = 8;

/** The stoop of a brownstone, and a water tower at the end of the street. */
export function scene(): string[] {
  return [
    sky({ x: 1180, y: 200, radius: 0, glow: 300 }),
    cloud({ x: 1110, y: 120, scale: 0.6 }),
    skyline('far', 940, pavement, [
      [100, 280],
      [90, 210],
      [90, 250],
    ]),
    rect('clay', corner, 430, 240, pavement - 430),
    rect('roof', corner, 424, 240, 12),
    waterTower({ x: 1044, y: 424, scale: 0.95 }),
    rect('path', 0, pavement, 1200, 80),
    ...facade(),
    ...entrance(),
    ...stoop(),
    bush({ x: 90, y: pavement + 4, scale: 1.3 }),
    bush({ x: 884, y: pavement + 4, scale: 1.2 }),
    pottedPlant({ x: 286, y: 650, scale: 1 }),
    pottedPlant({ x: 762, y: 650, scale: 1 }),
  ];
}

function facade(): string[] {
  const courses = [492, 532, 572].map((y) => d`M0 ${y}H${corner}`).join('');
  return [
    rect('brick', 0, 0, corner, pavement),
    stroke('shade', 5, courses),
    rect('shade', corner - 22, 0, 22, pavement),
    rect('side', 0, 440, corner, 18),
    rect('shade', 0, 458, corner, 6),
    ...tallWindow(130, true),
    ...tallWindow(770, false),
    darkWindows(
      { x: 140, y: 508, width: 120, height: 72, bars: 'bar' },
      { x: 780, y: 508, width: 120, height: 72, bars: 'bar' },
    ),
    shape('side', boxes([0, -10, corner, 26])),
  ];
}

function tallWindow(x: number, lit: boolean): string[] {
  const opening: Opening = { x, y: 140, width: 140, height: 230, line: 8 };
  return [
    polygon('side', [x - 30, 96], [x + 70, 62], [x + 170, 96], [x + 170, 118], [x - 30, 118]),
    lit ? litWindow(opening) : darkWindows(opening),
  ];
}

function entrance(): string[] {
  return [
    shape('side', boxes([middle - 118, 110, 40, 290], [middle + 78, 110, 40, 290])),
    polygon(
      'side',
      [middle - 150, 84],
      [middle, 34],
      [middle + 150, 84],
      [middle + 150, 114],
      [middle - 150, 114],
    ),
    rect('shade', middle - 136, 114, 272, 8),
    rect('roof', middle - 78, 122, 156, 278),
    darkWindows({ x: middle - 62, y: 138, width: 124, height: 44, bars: 'bar' }),
    door({ x: middle, y: landing, width: 140, height: 204 }),
    shape(
      'leaf',
      boxes(
        [middle - 56, 214, 44, 80],
        [middle + 12, 214, 44, 80],
        [middle - 56, 308, 44, 74],
        [middle + 12, 308, 44, 74],
      ),
    ),
    rect('roof', middle - 2, 196, 4, 204),
  ];
}

function stoop(): string[] {
  const rise = (646 - landing) / steps;
  const tread = (index: number) => {
    const half = 112 + index * 8;
    return [middle - half, landing + index * rise, half * 2, rise] as const;
  };
  const flight = Array.from({ length: steps }, (_, index) => boxes([...tread(index)]));
  const edges = Array.from({ length: steps }, (_, index) => {
    const [x, y, width, height] = tread(index);
    return boxes([x, y + height * 0.42, width, height * 0.58]);
  });
  return [
    shape(
      'shade',
      d`M${middle + 112} ${landing}L${middle + 168} 646H${middle + 430}L${middle + 260} 520Z`,
    ),
    shape('side', flight.join('')),
    shape('shade', edges.join('')),
    rail(-1),
    rail(1),
  ];
}

/** One side's iron hand rail, from the door down to its newel post. */
function rail(side: 1 | -1): string {
  const at = (share: number) => middle + side * (118 + share * 62);
  const bars = Array.from({ length: 9 }, (_, index) => {
    const share = index / 9;
    return d`M${at(share)} ${landing - 62 + share * 226}v${68 + share * 10}`;
  });
  const post = at(1);
  return (
    stroke('roof', 5, bars.join('')) +
    stroke('roof', 10, d`M${at(0)} ${landing - 64}L${post} ${landing + 164}`) +
    shape('roof', boxes([post - 13, 548, 26, 104], [post - 18, 644, 36, 12])) +
    stroke('roof', 28, d`M${post} 540h0`)
  );
}
