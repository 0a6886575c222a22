import { envelope, sheet, sillFoot, windowsill } from '../../parts/windowsill.ts';
import { ellipse, polygon, stand, stroke } from '../../svg.ts';

/** A note with an estimate, and a sealed letter with a key. */
export function scene(): string[] {
  return [
    ...windowsill(),
    sheet({ x: 300, y: sillFoot, scale: 1.16, lines: ['side', 'side', 'side', 'side'] }),
    pencil(342, 520),
    envelope({ x: 620, y: sillFoot, scale: 1.6, seal: 'door' }),
    key(640, 352),
  ];
}

function pencil(x: number, y: number): string {
  return stand(
    { x, y },
    stroke('brass', 20, 'M0 0L110-160') + polygon('roof', [-10, -2], [8, 10], [-16, 26]),
  );
}

function key(x: number, y: number): string {
  return stand(
    { x, y },
    stroke(
      'brass',
      20,
      'M-120-20a44 44 0 1 0 88 0a44 44 0 1 0-88 0zM-32-20H120M84-20V22M118-20V30',
    ) + ellipse('cloud', -76, -20, 30),
  );
}
