import { skyline, towerBlock, waterTower } from '../../parts/city.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { bush, grove, roundTree } from '../../parts/trees.ts';
import { rect } from '../../svg.ts';

const foot = 566;

/** A condo tower above its neighbors, one light on. */
export function scene(): string[] {
  return [
    sky({ x: 170, y: 160, glow: 440 }),
    cloud({ x: 980, y: 130, scale: 0.8 }),
    cloud({ x: 470, y: 110, scale: 0.55 }),
    skyline('far', 0, foot, [
      [110, 210],
      [80, 290],
      [120, 240],
      [90, 330],
      [130, 200],
      [260, 280],
      [90, 360],
      [120, 230],
      [80, 310],
      [120, 250],
    ]),
    skyline('mid', 0, foot, [
      [70, 150],
      [100, 120],
      [90, 190],
      [600, 130],
      [100, 210],
      [120, 150],
      [120, 180],
    ]),
    rect('path', 0, foot, 1200, 120),
    towerBlock({ x: 360, y: foot, columns: 4, floors: 4, tone: 'brick', panes: 'side' }),
    waterTower({ x: 330, y: foot - 238, scale: 0.9 }),
    towerBlock({ x: 900, y: foot, columns: 4, floors: 5, tone: 'near', panes: 'far' }),
    towerBlock({ x: 640, y: foot, columns: 5, floors: 10, balconies: true, lit: [2, 3] }),
    rect('door', 602, foot - 56, 76, 56),
    rect('roof', 582, foot - 66, 116, 10),
    grove(roundTree, [
      [180, foot + 26, 1],
      [1050, foot + 26, 1.1],
      [800, foot + 30, 0.7],
    ]),
    bush({ x: 480, y: foot + 22, scale: 0.9 }),
    bush({ x: 950, y: foot + 26 }),
  ];
}
