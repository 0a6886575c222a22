import { gableHouse } from '../parts/houses.ts';
import { hills } from '../parts/land.ts';
import { sky } from '../parts/sky.ts';
import type { Size } from '../picture.ts';
import { boxes, ellipse, polygon, rect, shape, stand, stroke } from '../svg.ts';

export const size: Size = [480, 480];

const desk = 352;

/** The founder's place: a cardigan over the chair, a hat on the hook, a house with its light on in the window. */
export function scene(): string[] {
  return [
    sky({ x: 114, y: 92, radius: 28, glow: 190 }),
    hills('far', 230, 196, 176, 184, 230, 240, 250),
    hills('mid', 270, 226, 216, 230, 230, 230, 240),
    hills('near', 286, 276, 240, 240, 260, 290, 300),
    gableHouse({ x: 248, y: 230, scale: 0.36, lit: true }),
    ...room(),
    hat(402, 118),
    ...deskTop(),
    ...chair(),
  ];
}

function room(): string[] {
  return [
    shape('mid', boxes([336, 0, 144, 480], [0, 0, 32, 480], [32, 0, 304, 32], [32, 310, 304, 170])),
    shape('wall', boxes([32, 32, 304, 16], [32, 32, 16, 278], [320, 32, 16, 278])),
    shape('wall', boxes([180, 48, 8, 260], [48, 132, 272, 8])),
    rect('side', 20, 306, 328, 16),
    rect('shade', 20, 318, 328, 5),
  ];
}

function hat(x: number, y: number): string {
  return stand(
    { x, y },
    rect('wood', -48, -34, 96, 14) +
      stroke('roof', 5, 'M0-27v8') +
      shape('stone', 'M-28 30Q-30-12-14-18Q0-10 14-18Q30-12 28 30Z') +
      shape('kraft', 'M-29 14Q0 24 29 14L30 28Q0 38-30 28Z') +
      shape('stone', 'M-56 26Q-30 36 0 36T56 26Q48 46 0 46T-56 26Z'),
  );
}

function deskTop(): string[] {
  return [
    rect('wood', 0, desk, 480, 22),
    rect('shade', 0, desk + 17, 480, 5),
    rect('brick', 0, desk + 22, 480, 110),
    lamp(72, desk + 4),
    shape('leaf', boxes([358, desk - 10, 92, 14])),
    shape('side', boxes([364, desk - 22, 80, 12])),
    shape('clay', boxes([360, desk - 36, 84, 14])),
    stand(
      { x: 396, y: desk - 36 },
      stroke('wall', 6, 'M16-26h7a7 7 0 0 1 0 16h-7') + rect('wall', -16, -36, 32, 36),
    ),
  ];
}

function lamp(x: number, y: number): string {
  return stand(
    { x, y },
    stroke('roof', 6, 'M0-6L-26-62L10-108') +
      shape('roof', 'M-26 0q0-10 26-10t26 10z') +
      polygon('brass', [-2, -124], [22, -116], [44, -80], [-10, -92]),
  );
}

function chair(): string[] {
  return [
    shape('shade', 'M352 320L420 374V480H352Z'),
    shape(
      'roof',
      boxes(
        [116, 288, 16, 200],
        [336, 288, 16, 200],
        [176, 400, 9, 100],
        [230, 400, 9, 100],
        [284, 400, 9, 100],
      ),
    ),
    shape('roof', 'M116 304Q234 284 352 304V324Q234 304 116 324Z'),
    ellipse('roof', 124, 284, 12),
    ellipse('roof', 344, 284, 12),
    ...cardigan(),
  ];
}

function cardigan(): string[] {
  return [
    shape(
      'side',
      'M168 296Q234 280 300 296Q326 304 328 336L334 438Q322 448 306 440L302 428Q234 444 166 428L162 440Q146 448 134 438L140 336Q142 304 168 296Z',
    ),
    shape('shade', 'M300 296Q326 304 328 336L334 438Q322 448 306 440L300 350Z'),
    stroke('shade', 4, 'M166 428L168 350M302 428L300 350M212 344L206 426M256 344L262 426'),
    shape('wall', 'M186 292Q234 281 282 292Q274 320 234 320T186 292Z'),
    shape('door', 'M201 290Q234 283 267 290Q260 307 234 307T201 290Z'),
  ];
}
