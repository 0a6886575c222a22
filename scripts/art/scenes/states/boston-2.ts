import type { Tone } from '../../palette.ts';
import { lampPost } from '../../parts/city.ts';
import { steeple } from '../../parts/old-port.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { streetWall } from '../../parts/street-walls.ts';
import { roundTree } from '../../parts/trees.ts';
import { polygon, rect, stroke } from '../../svg.ts';

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

function fronts(x: number, tones: Tone[], lit: number): string[] {
  const wall = streetWall({ vanish, x, foot: 690 });
  return tones
    .map((tone, house) => {
      const [from = 0, to = 0] = edges.slice(house);
      const at = (share: number) => from + (to - from) * share;
      const top = [560, 500, 580, 520][house] ?? 0;
      const window = (share: number, low: number, isLit = false) => [
        wall.panel('side', [at(share - 0.03), low - 10], [at(share + 0.25), low + 96]),
        wall.panel(isLit ? 'lit' : 'pane', [at(share), low], [at(share + 0.22), low + 86]),
        wall.panel('roof', [at(share - 0.05), low - 16], [at(share + 0.27), low - 6]),
      ];
      return [
        wall.panel(tone, [from, 0], [to, top]),
        ...(x > 600 ? [wall.panel('shade', [from, 0], [to, top])] : []),
        wall.panel('stone', [from, 0], [to, 26]),
        ...[160, 300, ...(top > 540 ? [430] : [])].flatMap((low) => [
          ...window(0.14, low, house === lit && low === 300),
          ...window(0.6, low),
        ]),
        wall.panel('side', [at(0.56), 0], [at(0.9), 132]),
        wall.panel('door', [at(0.62), 0], [at(0.84), 112]),
        ...window(0.14, 46),
        wall.panel('roof', [from, top - 12], [to, top + 14]),
        wall.panel('shade', [at(0.96), 0], [to, top]),
      ];
    })
    .reverse()
    .flat();
}
