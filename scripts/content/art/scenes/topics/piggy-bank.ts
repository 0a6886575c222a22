import { hills } from '../../parts/land.ts';
import { paintedLady } from '../../parts/painted-houses.ts';
import { cloud, fog, sky } from '../../parts/sky.ts';
import { cypress } from '../../parts/trees.ts';
import { coins } from '../../parts/windowsill.ts';
import { ellipse, polygon, shape, stand, stroke } from '../../svg.ts';

/** A piggy bank and coins: money out of a home. */
export function scene(): string[] {
  return [
    sky({ x: 150, y: 140, glow: 440 }),
    cloud({ x: 620, y: 110, scale: 0.7 }),
    hills('far', 420, 390, 400, 380, 350, 330, 340),
    fog({ x: 180, y: 410, scale: 1 }),
    hills('mid', 480, 470, 460, 440, 420, 400, 400),
    paintedLady({ x: 776, y: 520, tone: 'clay' }),
    paintedLady({ x: 942, y: 506, tone: 'far', lit: true }),
    paintedLady({ x: 1108, y: 492, tone: 'brick' }),
    cypress({ x: 662, y: 536, scale: 0.95 }),
    polygon('near', [0, 540], [560, 540], [1200, 486], [1200, 690], [0, 690]),
    polygon('path', [0, 590], [1200, 560], [1200, 690], [0, 690]),
    ellipse('brass', 372, 254, 46),
    ellipse('shade', 372, 254, 30),
    pig(380, 630),
    coins({ x: 690, y: 630, count: 3 }),
    coins({ x: 796, y: 630, count: 2 }),
  ];
}

function pig(x: number, y: number): string {
  return stand(
    { x, y },
    shape('skin', 'M-130-70h56v70h-56zM60-70h56v70h-56z') +
      polygon('skin', [-110, -280], [-176, -320], [-180, -232]) +
      ellipse('skin', 0, -176, 206, 148) +
      ellipse('skin', -186, -166, 46, 56) +
      ellipse('clay', -216, -166, 22, 38) +
      stroke('skin', 14, 'M200-196q50-20 34-60q-30-6-16 24') +
      ellipse('roof', -126, -216, 11) +
      stroke('roof', 12, 'M-58-310Q-8-330 42-312') +
      shape('shade', 'M206-176A206 148 0 0 1-150-74.6Q80-40 206-176Z'),
    shape('shade', 'M-180 0H120L260 60H-20Z'),
  );
}
