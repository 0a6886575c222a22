import { skyline } from '../../parts/city.ts';
import { bareRange, duskSky, joshuaTree } from '../../parts/high-desert.ts';
import { hills, mound } from '../../parts/land.ts';
import { litWindow, windowGrid } from '../../parts/openings.ts';
import { agave } from '../../parts/trees.ts';
import { rect } from '../../svg.ts';

const foot = 486;

/** A low city in its valley at dusk, seen from the desert slope above it. */
export function scene(): string[] {
  return [
    duskSky({ x: 300, y: 150, horizon: 420 }),
    bareRange(
      'far',
      430,
      [-20, 350],
      [120, 290],
      [250, 350],
      [390, 262],
      [520, 336],
      [640, 300],
      [760, 350],
      [900, 250],
      [1040, 330],
      [1130, 280],
      [1220, 340],
    ),
    hills('dune', 410, 400, 404, 396, 404, 398, 410),
    skyline('mid', 90, 450, [
      [60, 30],
      [80, 50],
      [50, 40],
      [90, 64],
      [60, 36],
      [70, 84],
      [90, 56],
      [60, 110],
      [80, 60],
      [50, 90],
      [90, 50],
      [70, 66],
      [60, 34],
      [90, 46],
    ]),
    hills('sand', 446, 440, 444, 442, 446, 440, 446),
    ...town(),
    mound(
      'clay',
      [0, 500],
      [200, 520],
      [480, 560],
      [760, 540],
      [1000, 500],
      [1210, 470],
      [1210, 690],
      [0, 690],
    ),
    joshuaTree({ x: 960, y: 560, scale: 1.35 }),
    mound('dune', [0, 560], [180, 580], [420, 640], [560, 690], [0, 690]),
    joshuaTree({ x: 140, y: 610, scale: 1, flip: true }),
    agave({ x: 760, y: 620, scale: 0.9 }),
    agave({ x: 340, y: 660, scale: 1 }),
  ];
}

function town(): string[] {
  const blocks = [
    [262, 120, 70],
    [398, 90, 52],
    [500, 150, 40],
    [664, 80, 96],
    [756, 130, 56],
  ] as const;
  return blocks.flatMap(([x, width, height], index) => [
    rect(index % 2 ? 'wall' : 'side', x, foot - height, width, height + 60),
    rect('shade', x + width - 10, foot - height, 10, height + 60),
    rect('roof', x - 4, foot - height - 6, width + 8, 6),
    windowGrid({
      x: x + 12,
      y: foot - height + 14,
      columns: Math.floor((width - 20) / 22),
      rows: Math.max(1, Math.floor((height - 10) / 28)),
      width: 12,
      height: 14,
      stepX: 22,
      stepY: 28,
    }),
    index === 2
      ? litWindow({ x: 534, y: foot - 26, width: 34, height: 20, bars: 'bar', line: 3 })
      : '',
  ]);
}
