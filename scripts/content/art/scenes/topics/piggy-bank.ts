import { coins, sillFoot, windowsill } from '../../parts/windowsill.ts';
import { ellipse, polygon, shape, stand, stroke } from '../../svg.ts';

/** A piggy bank and coins: money out of a home. */
export function scene(): string[] {
  return [
    ...windowsill(),
    ellipse('brass', 392, 250, 46),
    ellipse('shade', 392, 250, 30),
    pig(400, sillFoot),
    coins({ x: 700, y: sillFoot, count: 3 }),
    coins({ x: 806, y: sillFoot, count: 2 }),
  ];
}

function pig(x: number, y: number): string {
  return stand(
    { x, y },
    shape('clay', 'M-130-70h56v70h-56zM60-70h56v70h-56z') +
      polygon('clay', [-110, -280], [-176, -320], [-180, -232]) +
      ellipse('clay', 0, -176, 206, 148) +
      ellipse('clay', -186, -166, 46, 56) +
      ellipse('brick', -216, -166, 22, 38) +
      stroke('clay', 14, 'M200-196q50-20 34-60q-30-6-16 24') +
      ellipse('roof', -126, -216, 11) +
      stroke('roof', 12, 'M-58-310Q-8-330 42-312') +
      shape('shade', 'M206-176A206 148 0 0 1-150-70Q80-40 206-176Z'),
    shape('shade', 'M-180 0H120L260 60H-20Z'),
  );
}
