import { sillFoot, windowsill } from '../../parts/windowsill.ts';
import { ellipse, polygon, rect, shape, stand, stroke } from '../../svg.ts';

/** A folder with a single sheet in it, and the key to a rented home. */
export function scene(): string[] {
  return [...windowsill(), folder(400, sillFoot), keyWithTag(730, sillFoot)];
}

function folder(x: number, y: number): string {
  return stand(
    { x, y },
    polygon(
      'wood',
      [-210, 0],
      [-210, -330],
      [-180, -360],
      [-70, -360],
      [-44, -330],
      [210, -330],
      [210, 0],
    ) +
      rect('wall', -160, -380, 300, 340) +
      rect('side', -120, -336, 150, 18) +
      rect('side', -120, -296, 210, 18) +
      polygon('kraft', [-236, -250], [236, -250], [210, 0], [-210, 0]) +
      rect('shade', -236, -250, 472, 10),
    shape('shade', 'M-210 0H210L320 58H-60Z'),
  );
}

function keyWithTag(x: number, y: number): string {
  return stand(
    { x, y },
    stroke('brass', 18, 'M-96-26a30 30 0 1 0 60 0a30 30 0 1 0-60 0zM-36-26H84M56-26V4M82-26V6') +
      stroke('stone', 5, 'M-66-56Q-70-120-20-140') +
      polygon('clay', [-30, -160], [70, -160], [98, -132], [70, -104], [-30, -104]) +
      ellipse('wall', 66, -132, 8),
    shape('shade', 'M-96 6H84L150 30H-20Z'),
  );
}
