import { coastBridge, surf, windCypress } from '../../parts/coast.ts';
import { gableHouse } from '../../parts/houses.ts';
import { mound, water } from '../../parts/land.ts';
import { fog, sky } from '../../parts/sky.ts';

/** The coast road over its high arch, fog out at sea, a cypress on the cliff. */
export function scene(): string[] {
  return [
    sky({ x: 590, y: 140, glow: 440 }),
    mound('far', [480, 372], [700, 330], [860, 240], [1020, 190], [1210, 160], [1210, 372]),
    water({ y: 370, ripples: 6 }),
    fog({ x: 250, y: 376, scale: 1.2 }),
    fog({ x: 700, y: 372, scale: 1.1 }),
    mound('mid', [840, 470], [880, 396], [960, 330], [1080, 280], [1210, 240], [1210, 480]),
    mound('near', [230, 580], [290, 470], [330, 404], [492, 392], [510, 470], [540, 580]),
    mound('sand', [490, 560], [620, 540], [760, 540], [880, 560], [760, 590], [600, 590]),
    mound('near', [830, 600], [858, 480], [876, 396], [1000, 380], [1210, 370], [1210, 640]),
    coastBridge({ x: 680, y: 396 }),
    gableHouse({ x: 1010, y: 386, scale: 0.8, lit: true }),
    surf([500, 588, 360], [430, 614, 240], [600, 640, 180]),
    mound('deep', [0, 540], [140, 552], [280, 610], [380, 690], [0, 690]),
    windCypress({ x: 180, y: 574, scale: 1.35 }),
    mound('deep', [1200, 590], [1080, 600], [940, 650], [890, 690], [1200, 690]),
  ];
}
