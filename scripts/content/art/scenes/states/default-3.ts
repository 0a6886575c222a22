import { hills } from '../../parts/land.ts';
import { cloud, sky } from '../../parts/sky.ts';
import { cornerSign, foursquare } from '../../parts/suburb.ts';
import { bush, grove, roundTree } from '../../parts/trees.ts';
import { rect, shape } from '../../svg.ts';

/** A corner: one street crosses, the other goes away between its trees. */
export function scene(): string[] {
  return [
    sky({ x: 620, y: 150, glow: 450, warm: true }),
    cloud({ x: 980, y: 110, scale: 0.8 }),
    hills('far', 400, 380, 400, 370, 380, 360, 380),
    hills('mid', 440, 430, 440, 430, 420, 430, 440),
    hills('near', 470, 466, 462, 456, 450, 456, 466),
    shape('path', 'M846 452H894Q1030 560 1200 566V610H560Q800 560 846 452Z'),
    shape('stone', 'M856 452H884Q990 600 1200 606V690H0V606H560Q800 590 856 452Z'),
    shape('path', 'M0 580H540Q740 576 830 478L838 482Q770 606 560 610H0Z'),
    shape('side', 'M0 606H556Q770 604 852 460L856 462Q784 616 560 618H0Z'),
    shape(
      'wall',
      'M860 636h90v8h-90zM1060 636h90v8h-90zM60 648h90v8h-90zM260 648h90v8h-90zM460 648h90v8h-90z',
    ),
    grove(
      roundTree,
      [
        [826, 462, 0.4],
        [918, 460, 0.4],
        [796, 484, 0.62],
        [972, 486, 0.66],
      ],
      'leaf',
    ),
    foursquare({ x: 430, y: 520, scale: 1.25, lit: true }),
    rect('path', 405, 520, 50, 62),
    bush({ x: 300, y: 530, scale: 0.9 }),
    bush({ x: 560, y: 530, scale: 0.9 }),
    roundTree({ x: 170, y: 556, scale: 1.9 }),
    roundTree({ x: 1080, y: 540, scale: 1.5 }),
    cornerSign({ x: 690, y: 590, scale: 1.1 }),
  ];
}
