import { gableHouse } from '../parts/houses.ts';
import { hills } from '../parts/land.ts';
import { sky } from '../parts/sky.ts';
import { cypress } from '../parts/trees.ts';
import { pottedPlant } from '../parts/yard.ts';
import type { Size } from '../picture.ts';
import { boxes, d, ellipse, polygon, rect, shape, stand, stroke } from '../svg.ts';

export const size: Size = [1200, 640];

const frame = { left: 300, top: 70, right: 900, bottom: 440 };
const desk = 540;

/** The author at a desk under a window, writing by lamplight; outside a house with its light on. */
export function scene(): string[] {
  return [
    sky({ x: 428, y: 130, radius: 34, glow: 260 }),
    hills('far', 330, 320, 300, 290, 250, 270, 300),
    hills('mid', 380, 370, 350, 330, 320, 318, 340),
    hills('near', 430, 420, 410, 395, 380, 390, 400),
    cypress({ x: 812, y: 400, scale: 0.7 }),
    cypress({ x: 850, y: 404, scale: 0.56 }),
    gableHouse({ x: 690, y: 390, scale: 0.62, lit: true }),
    ...room(),
    ...author(),
    ...deskTop(),
    ...hands(),
  ];
}

function room(): string[] {
  const { left, top, right, bottom } = frame;
  const [width, height] = [right - left, bottom - top];
  const boards = Array.from({ length: 17 }, (_, index) => d`M${36 + index * 71} 470V675`);
  return [
    shape(
      'mid',
      boxes(
        [0, 0, left, 675],
        [right, 0, 1200 - right, 675],
        [left, 0, width, top],
        [left, bottom, width, 235],
      ),
    ),
    shape('near', boxes([0, 462, 1200, 213])),
    stroke('shade', 3, boards.join('')),
    rect('side', 0, 454, 1200, 12),
    shape(
      'wall',
      boxes(
        [left - 20, top - 20, width + 40, 20],
        [left - 20, top, 20, height],
        [right, top, 20, height],
        [(left + right) / 2 - 6, top, 12, height],
        [left, top + 120, width, 10],
      ),
    ),
    rect('shade', left, top, width, 8),
    rect('side', left - 52, bottom, width + 104, 22),
    rect('shade', left - 52, bottom + 15, width + 104, 7),
    ...curtains(),
    ...picture(),
    shelf(),
  ];
}

function curtains(): string[] {
  const { left, right, top } = frame;
  return [
    stroke('wood', 10, d`M${left - 90} ${top - 38}H${right + 90}`),
    ellipse('brass', left - 96, top - 38, 11),
    ellipse('brass', right + 96, top - 38, 11),
    shape(
      'clay',
      'M222 36H330Q334 190 268 330Q240 390 226 478H208Q216 200 222 36ZM978 36H870Q866 190 932 330Q960 390 974 478H992Q984 200 978 36Z',
    ),
    stroke(
      'shade',
      5,
      'M252 46Q250 250 224 440M288 46Q290 210 246 350M948 46Q950 250 976 440M912 46Q910 210 954 350',
    ),
  ];
}

/** A framed landscape on the wall. */
function picture(): string[] {
  return [
    rect('wood', 58, 140, 116, 146),
    rect('wall', 70, 152, 92, 122),
    shape('lake', boxes([82, 164, 68, 98])),
    polygon('near', [82, 262], [82, 232], [112, 200], [150, 240], [150, 262]),
    ellipse('brass', 130, 186, 9),
  ];
}

/** A shelf of books. */
function shelf(): string {
  return stand(
    { x: 1092, y: 300 },
    rect('wood', -76, 0, 152, 12) +
      rect('shade', -76, 9, 152, 4) +
      shape('door', boxes([-66, -92, 22, 92], [14, -84, 18, 84])) +
      shape('clay', boxes([-42, -78, 26, 78])) +
      shape('side', boxes([-14, -96, 24, 96])) +
      polygon('brick', [38, 0], [58, -86], [76, -80], [56, 0]),
  );
}

function deskTop(): string[] {
  return [
    // Before the top, which hides where its shadow would fall.
    pottedPlant({ x: 1030, y: desk, scale: 0.92 }),
    rect('wood', 90, desk, 1020, 26),
    rect('shade', 90, desk + 20, 1020, 6),
    shape('brick', boxes([120, desk + 26, 250, 109], [830, desk + 26, 250, 109])),
    shape(
      'shade',
      boxes([370, desk + 26, 460, 20], [120, desk + 78, 250, 5], [830, desk + 78, 250, 5]),
    ),
    shape('brass', boxes([225, desk + 48, 40, 8], [935, desk + 48, 40, 8])),
    lamp(226, desk),
    papers(),
    books(),
    stand(
      { x: 768, y: desk },
      stroke('snow', 8, 'M21-36h10a10 10 0 0 1 0 22h-10') +
        rect('snow', -22, -48, 44, 48) +
        rect('shade', 10, -48, 12, 48),
    ),
  ];
}

function lamp(x: number, y: number): string {
  return stand(
    { x, y },
    stroke('roof', 9, 'M0-8L-40-96L24-176') +
      ellipse('brass', -40, -96, 9) +
      shape('roof', 'M-46 0q0-16 46-16t46 16z') +
      polygon('brass', [2, -200], [44, -188], [92, -124], [-6, -152]),
    shape('spill', 'M-6-152L92-124L310 0H-40Z'),
  );
}

/** Sheets to write on, with a pen. */
function papers(): string {
  return (
    polygon('wall', [392, desk], [440, desk - 30], [640, desk - 30], [612, desk]) +
    stroke('pane', 4, d`M450 ${desk - 22}H590M438 ${desk - 15}H600M428 ${desk - 8}H540`) +
    stroke('roof', 6, d`M628 ${desk - 4}L686 ${desk - 22}`)
  );
}

function books(): string {
  return stand(
    { x: 908, y: desk },
    rect('leaf', -74, -22, 148, 22) +
      rect('wall', -60, -17, 134, 12) +
      rect('clay', -64, -42, 128, 20) +
      rect('side', -70, -60, 116, 18) +
      rect('shade', -70, -44, 116, 3),
  );
}

const seat = 514;

/** The author from the waist up, bent over the sheets. */
function author(): string[] {
  return [
    shape('brick', d`M${seat - 92} ${desk}V430q0-74 92-74t92 74V${desk}z`),
    shape('shade', d`M${seat - 74} ${desk}V436q0-62 74-62t74 62V${desk}z`),
    shape(
      'roof',
      d`M${seat - 58} 336C${seat - 64} 372 ${seat - 58} 400 ${seat - 38} 406H${seat + 34}C${seat + 54} 400 ${seat + 58} 372 ${seat + 48} 330z`,
    ),
    rect('skin', seat - 22, 350, 40, 62),
    shape('shade', d`M${seat - 22} 366q20 22 40 0v16q-20 20-40 0z`),
    // A cardigan over a shirt.
    shape(
      'door',
      d`M${seat - 100} ${desk}Q${seat - 116} 430 ${seat - 48} 406L${seat - 24} 396H${seat + 20}L${seat + 44} 406Q${seat + 112} 430 ${seat + 98} ${desk}z`,
    ),
    polygon('wall', [seat - 26, 395], [seat + 22, 395], [seat - 2, 470]),
    shape('skin', d`M${seat - 22} 394h40l-20 32z`),
    ...head(),
  ];
}

/** The head, with glasses and no face. */
function head(): string[] {
  return [
    `<g transform="rotate(-5 ${seat} 372)">`,
    ellipse('skin', seat - 2, 322, 44, 53),
    shape(
      'roof',
      d`M${seat - 55} 344C${seat - 66} 288 ${seat - 50} 250 ${seat - 2} 250C${seat + 46} 250 ${seat + 62} 288 ${seat + 51} 344Q${seat + 46} 308 ${seat + 34} 300Q${seat} 302 ${seat - 20} 282Q${seat - 44} 300 ${seat - 55} 344z`,
    ),
    stroke(
      'brass',
      4,
      d`M${seat - 33} 328a14 14 0 1 0 28 0a14 14 0 1 0-28 0M${seat + 3} 328a14 14 0 1 0 28 0a14 14 0 1 0-28 0M${seat - 5} 326q4-4 8 0`,
    ),
    '</g>',
  ];
}

/** The arms, on the desk: one hand holds the sheets, the other one writes. */
function hands(): string[] {
  return [
    stroke('door', 44, d`M${seat - 76} 460L${seat - 104} 516L${seat - 66} 524`),
    stroke('door', 44, d`M${seat + 74} 460L${seat + 104} 514L${seat + 118} 520`),
    ellipse('skin', seat - 40, 524, 20, 13),
    ellipse('skin', seat + 130, 523, 18, 13),
  ];
}
