import { sillFoot, windowsill } from '../../parts/windowsill.ts';
import { rect, shape, stand } from '../../svg.ts';

/** Two hourglasses: a short term and a long one. */
export function scene(): string[] {
  return [...windowsill(), hourglass(300, 0.72), hourglass(590, 1.34)];
}

function hourglass(x: number, scale: number): string {
  return stand(
    { x, y: sillFoot, scale },
    shape(
      'cloud',
      'M-74-280H74C74-200 20-186 14-150C20-114 74-100 74-20H-74C-74-100-20-114-14-150C-20-186-74-200-74-280Z',
    ) +
      shape(
        'brass',
        'M-58-226H58C48-194 18-180 8-156H-8C-18-180-48-194-58-226ZM-4-160H4V-60C36-56 62-46 68-20H-68C-62-46-36-56-4-60Z',
      ) +
      rect('wood', -96, -304, 192, 26) +
      rect('wood', -96, -26, 192, 26) +
      shape('roof', 'M-88-278h12v252h-12zM76-278h12v252h-12z'),
    shape('shade', 'M-96 0H96L210 54H18Z'),
  );
}
