import { ocotillo, pricklyPear } from '../../parts/desert.ts';
import { hills, mesa, road } from '../../parts/land.ts';
import { litWindow } from '../../parts/openings.ts';
import { sky } from '../../parts/sky.ts';
import { agave, saguaro } from '../../parts/trees.ts';
import { polygon, rect, shape, stroke } from '../../svg.ts';

const foot = 566;

/** An adobe courtyard: through its gate a saguaro and a mesa. */
export function scene(): string[] {
  return [
    sky({ x: 200, y: 110, radius: 50, glow: 420 }),
    mesa({ x: 390, y: 340, foot: 500, breadth: 130, tone: 'far' }),
    hills('sand', 500, 490, 500, 490, 500),
    saguaro({ x: 430, y: 520, scale: 0.8, tone: 'pine' }),
    ...walls(),
    polygon('path', [0, foot], [1200, foot], [1200, 675], [0, 675]),
    shape('shade', `M0 ${foot}H1200V582H0z`),
    road(
      [
        { x: 370, y: 540, width: 170 },
        { x: 370, y: foot, width: 230 },
        { x: 350, y: 690, width: 430 },
      ],
      'side',
    ),
    ocotillo({ x: 660, y: 606, scale: 1.3 }),
    pricklyPear({ x: 1070, y: 650, scale: 1.15 }),
    agave({ x: 110, y: 626, scale: 1.4 }),
  ];
}

function walls(): string[] {
  return [
    shape('clay', `M0 250q0-10 12-10H700V${foot}H500V380a130 130 0 0 0-260 0V${foot}H0z`),
    shape('shade', `M500 ${foot}V380a130 130 0 0 0-260 0q14-96 116-96t116 96V${foot}z`),
    shape('side', `M640 ${foot}V120q0-22 22-22H1200V${foot}z`),
    shape('shade', `M640 ${foot}V120q0-22 22-22 6 0 6 22V${foot}z`),
    stroke('shade', 20, 'M728 158l46 34M828 158l46 34M928 158l46 34M1028 158l46 34M1128 158l46 34'),
    stroke('wood', 26, 'M720 150h8M820 150h8M920 150h8M1020 150h8M1120 150h8'),
    rect('wood', 796, 262, 288, 26),
    litWindow({ x: 830, y: 300, width: 220, height: 150, frame: 'wall', line: 9 }),
  ];
}
