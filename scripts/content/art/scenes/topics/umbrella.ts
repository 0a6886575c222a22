import { sillFoot, windowsill } from '../../parts/windowsill.ts';
import { polygon, rect, shape, stand, stroke } from '../../svg.ts';

/** An open umbrella over a model of a house, in the sun: insurance that is no longer needed. */
export function scene(): string[] {
  return [...windowsill(), modelHouse(440, sillFoot), umbrella(440, sillFoot)];
}

function umbrella(x: number, y: number): string {
  return stand(
    { x, y },
    stroke('wood', 12, 'M0-470V-210') +
      shape(
        'door',
        'M-290-240C-280-400-140-470 0-470S280-400 290-240C250-276 190-276 146-240C110-276 40-276 0-240C-40-276-110-276-146-240C-190-276-250-276-290-240Z',
      ) +
      shape(
        'near',
        'M-146-240C-140-380-60-450 0-470C60-450 140-380 146-240C110-276 40-276 0-240C-40-276-110-276-146-240Z',
      ) +
      shape(
        'shade',
        'M146-240C140-380 60-450 0-470C140-470 280-400 290-240C250-276 190-276 146-240Z',
      ),
  );
}

function modelHouse(x: number, y: number): string {
  return stand(
    { x, y },
    rect('wall', -110, -130, 220, 130) +
      polygon('roof', [-146, -120], [0, -216], [146, -120]) +
      rect('clay', -26, -82, 52, 82) +
      shape('pane', 'M-86-92h40v40h-40zM46-92h40v40h-40z'),
    shape('shade', 'M-110 0H110L230 60H20Z'),
  );
}
