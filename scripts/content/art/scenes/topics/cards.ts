import { coins, sillFoot, windowsill } from '../../parts/windowsill.ts';
import { boxes, rect, shape, stand } from '../../svg.ts';

/** Two credit cards and a stack of coins that shrinks. */
export function scene(): string[] {
  return [
    ...windowsill(),
    card('clay', 'translate(330 390) rotate(-14)'),
    card('door', 'translate(380 440) rotate(6)'),
    coins({ x: 650, y: sillFoot, count: 7 }),
    coins({ x: 762, y: sillFoot, count: 4 }),
    coins({ x: 874, y: sillFoot, count: 2 }),
  ];
}

function card(tone: 'clay' | 'door', transform: string): string {
  const body = stand(
    { x: 0, y: 0 },
    shape(
      tone,
      'M-200-116a20 20 0 0 1 20-20H180a20 20 0 0 1 20 20V116a20 20 0 0 1-20 20H-180a20 20 0 0 1-20-20Z',
    ) +
      rect('roof', -200, -94, 400, 46) +
      rect('brass', -160, -16, 70, 52) +
      shape('wall', boxes([-160, 72, 110, 16], [-30, 72, 60, 16])),
  );
  return `<g transform="${transform}">${body}</g>`;
}
