import type { Tone } from '../../palette.ts';
import { lampPost } from '../../parts/city.ts';
import { steeple } from '../../parts/old-port.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { streetWall } from '../../parts/street-walls.ts';
import { roundTree } from '../../parts/trees.ts';
import { polygon, rect, shape, stroke } from '../../svg.ts';

const vanish = [600, 430] as const;

/** From the near edge of one house to the next one's, down the street. */
const edges = [0, 0.16, 0.36, 0.62, 1];

/** A narrow street between brick fronts, a steeple at its end. */
export function scene(): string[] {
  return [
    sky({ x: 480, y: 130, radius: 50, glow: 330 }),
    cloud({ x: 720, y: 200, scale: 0.5 }),
    rect('mid', 440, 380, 320, 90),
    roundTree({ x: 540, y: 470, scale: 0.5, tone: 'leaf' }),
    roundTree({ x: 664, y: 470, scale: 0.55, tone: 'leaf' }),
    steeple({ x: 604, y: 470, scale: 0.88 }),
    polygon('path', [486, 464], [714, 464], [1240, 700], [-40, 700]),
    polygon('stone', [560, 464], [640, 464], [890, 700], [310, 700]),
    stroke('shade', 3, 'M540 482H660M520 502H680M494 528H706M460 562H740M414 606H786M360 656H840'),
    ...fronts(-20, ['brick', 'clay', 'brick', 'side'], 1),
    ...fronts(1220, ['clay', 'brick', 'side', 'brick'], -1),
    lampPost({ x: 396, y: 572, scale: 1.1 }),
    lampPost({ x: 740, y: 500, scale: 0.55 }),
  ];
}

/** One side of the street; the farthest house first. */
function fronts(x: number, tones: Tone[], lit: number): string[] {
  const on = streetWall({ vanish, x, foot: 690 });
  const houses = tones.map((tone, index) => {
    const [from = 0, to = 0] = edges.slice(index);
    const at = (share: number) => from + (to - from) * share;
    const top = [560, 500, 580, 520][index] ?? 0;
    const columns = index === 0 ? [0.12, 0.44, 0.76] : [0.16, 0.64];
    const width = index === 0 ? 0.12 : 0.18;
    const windows = [46, 160, 300, 430]
      .filter((low) => low + 110 < top)
      .flatMap((low) => columns.map((share) => ({ share, low })))
      .filter(({ share, low }) => low > 46 || share < 0.5);
    const isLit = ({ share, low }: { share: number; low: number }) =>
      index === lit && low === 300 && share < 0.5;
    const glass = ({ share, low }: { share: number; low: number }) =>
      on([at(share), low], [at(share + width), low + 86]);
    return [
      shape(tone, on([from, 0], [to, top])),
      x > vanish[0] ? shape('shade', on([from, 0], [to, top])) : '',
      shape('stone', on([from, 0], [to, 26])),
      shape(
        'side',
        on([at(0.62), 0], [at(0.92), 132]) +
          windows
            .map(({ share, low }) =>
              on([at(share - 0.03), low - 10], [at(share + width + 0.03), low + 96]),
            )
            .join(''),
      ),
      shape(
        'pane',
        windows
          .filter((window) => !isLit(window))
          .map(glass)
          .join(''),
      ),
      shape('lit', windows.filter(isLit).map(glass).join('')),
      shape('door', on([at(0.67), 0], [at(0.87), 116])),
      shape('roof', on([from, top - 12], [to, top + 14])),
      shape('shade', on([at(0.97), 0], [to, top])),
    ];
  });
  return houses.reverse().flat();
}
