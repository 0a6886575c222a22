import type { Tone } from '../palette.ts';
import { boxes, type Place, polygon, rect, shape, stand, stroke } from '../svg.ts';
import { slimShadow } from './shadows.ts';

/** A tall bare-trunked pine with a tufted crown, 330 high. */
export function tallPine({ tone = 'pine', ...place }: Place & { tone?: Tone }): string {
  return stand(
    place,
    shape('roof', 'M-8 0L-4-290H4L8 0z') +
      stroke('roof', 5, 'M0-150l40-18M0-120l-34-14M0-190l-40-20') +
      shape(
        tone,
        'M0-336C30-320 40-296 34-282C58-280 72-258 62-244C86-238 96-214 80-196C56-182 20-188 8-200C0-182-40-172-66-186C-86-204-78-228-56-236C-66-254-52-276-32-280C-38-300-24-324 0-336Z' +
          'M22-166C34-186 74-186 80-166C70-154 32-154 22-166ZM-64-132C-58-150-22-150-16-132C-24-122-56-122-64-132Z',
      ),
    slimShadow(16, 130, 60),
  );
}

/** A covered bridge seen from the road, its side to the right, 380 wide and 190 high. */
export function coveredBridge({ tone = 'brick', ...place }: Place & { tone?: Tone }): string {
  return stand(
    place,
    [
      polygon('stone', [-96, 0], [84, 0], [70, 70], [-96, 70]),
      polygon('stone', [250, -30], [340, -40], [340, 16], [236, 26]),
      polygon('roof', [70, 2], [310, -32], [310, -22], [70, 14]),
      polygon(tone, [70, -104], [310, -112], [310, -30], [70, 4]),
      polygon('shade', [70, -104], [310, -112], [310, -30], [70, 4]),
      shape(
        'roof',
        'M96-78l34-1v38l-34 2zM160-80l30-1v35l-30 2zM220-82l28-1v32l-28 2zM274-84l24-1v29l-24 2z',
      ),
      polygon('roof', [0, -190], [262, -176], [326, -104], [84, -92]),
      polygon(tone, [-76, 4], [-76, -104], [0, -176], [76, -104], [76, 4]),
      shape('roof', 'M-46 4V-70Q-46-100 0-100T46-70V4zM0-194L98-98 84-86 0-168-84-86-98-98z'),
      rect('wall', -20, -142, 40, 18),
      shape('path', boxes([-50, -2, 100, 8])),
    ].join(''),
  );
}

/** Smoke from a chimney, 130 high, drifting to the right. */
export function smoke(place: Place): string {
  return stand(place, stroke('cloud', 14, 'M0 0C-18-34 26-46 10-80C0-104 30-116 44-130'));
}
