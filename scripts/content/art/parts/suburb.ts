import type { Tone } from '../palette.ts';
import { boxes, ellipse, type Place, polygon, rect, shape, stand, stroke } from '../svg.ts';
import type { House } from './houses.ts';
import { darkWindows, door, litWindow, spill, windowThatIs } from './openings.ts';
import { boxShadow, slimShadow } from './shadows.ts';

/** A bungalow: one broad low gable over a deep porch on tapered columns, 360 wide and 190 high. */
export function bungalow({
  lit = false,
  tone = 'side',
  ...place
}: House & { tone?: Tone }): string {
  const column = (x: number) =>
    polygon('wall', [x - 9, -88], [x + 9, -88], [x + 15, -44], [x - 15, -44]);
  return stand(
    place,
    [
      rect('brick', 92, -190, 32, 70),
      rect(tone, -150, -100, 300, 100),
      rect('shade', -150, -100, 300, 22),
      polygon(tone, [-168, -96], [0, -168], [168, -96]),
      stroke('shade', 3, 'M-110-122H110M-60-144H60'),
      darkWindows({ x: -30, y: -142, width: 60, height: 26, bars: 'bar', frame: 'wall' }),
      darkWindows({ x: -119, y: -74, width: 42, height: 46, frame: 'wall' }),
      door({ x: 0, y: -12, width: 42, height: 74 }),
      windowThatIs(lit, { x: 77, y: -74, width: 42, height: 46, frame: 'wall' }),
      rect('wall', -170, -100, 340, 12),
      shape('roof', 'M0-186L204-98L196-84L0-168L-196-84L-204-98Z'),
      [-148, -48, 48, 148].map(column).join(''),
      shape(
        'brick',
        boxes([-166, -46, 36, 46], [-66, -46, 36, 46], [30, -46, 36, 46], [130, -46, 36, 46]),
      ),
      shape(
        'side',
        boxes([-170, -50, 44, 6], [-70, -50, 44, 6], [26, -50, 44, 6], [126, -50, 44, 6]),
      ),
      shape('stone', boxes([-130, -12, 260, 12])),
      shape('side', boxes([-30, -12, 60, 6], [-36, -6, 72, 6])),
    ].join(''),
    boxShadow(-166, 166, 90) + (lit ? spill(72, 124, 90) : ''),
  );
}

interface Foursquare extends House {
  tone?: Tone;
  /** Every window of its front is lit. */
  awake?: boolean;
}

/**
 * A square two-story house under a hipped roof: two rows of windows, a porch over the door, 280
 * wide and 270 high.
 */
export function foursquare({
  lit = false,
  awake = false,
  tone = 'wall',
  ...place
}: Foursquare): string {
  const opening = (x: number, y: number) => ({ x, y, width: 46, height: 54 });
  const others = [opening(-106, -168), opening(-23, -168), opening(-106, -72)];
  const windows = awake
    ? litWindow(...others, opening(60, -168), opening(60, -72))
    : darkWindows(...others) + windowThatIs(lit, opening(60, -168)) + darkWindows(opening(60, -72));
  return stand(
    place,
    [
      rect('stone', 62, -272, 30, 80),
      rect(tone, -130, -196, 260, 196),
      rect('shade', 116, -196, 14, 196),
      polygon('roof', [-154, -188], [-66, -262], [66, -262], [154, -188]),
      polygon('wall', [-30, -208], [-30, -228], [0, -250], [30, -228], [30, -208]),
      rect('pane', -14, -230, 28, 18),
      polygon('roof', [0, -264], [44, -224], [34, -216], [0, -246], [-34, -216], [-44, -224]),
      windows,
      door({ x: 0, y: -10, width: 42, height: 76 }),
      shape('side', boxes([-44, -92, 8, 84], [36, -92, 8, 84])),
      polygon('roof', [-58, -92], [-44, -108], [44, -108], [58, -92]),
      rect('stone', -54, -10, 108, 10),
    ].join(''),
    boxShadow(-130, 130, 110) + (awake ? spill(-110, -60, 90) + spill(56, 106, 90) : ''),
  );
}

/** A street corner's sign: a post with two bare blades, 180 high. */
export function cornerSign(place: Place): string {
  return stand(
    place,
    rect('roof', -4, -180, 8, 180) +
      polygon('door', [-58, -172], [50, -172], [50, -148], [-58, -148]) +
      polygon('leaf', [-30, -144], [62, -138], [62, -118], [-30, -122]) +
      stroke('side', 3, 'M-50-160H42M-22-133L54-128'),
    slimShadow(8, 100),
  );
}

/** A mailbox on its post close at hand, its flag up, 150 high. */
export function curbsideMailbox(place: Place): string {
  return stand(
    place,
    [
      rect('wood', -9, -92, 18, 92),
      polygon('wood', [-9, -58], [34, -88], [46, -88], [-9, -42]),
      rect('wood', -52, -92, 112, 9),
      shape('wall', 'M-26-92v-24a28 28 0 0 1 28-28H70v52z'),
      shape('shade', 'M-26-92v-10H70v10z'),
      shape('side', 'M-54-92v-24a28 28 0 0 1 56 0v24z'),
      shape('stone', 'M-46-92v-23a20 20 0 0 1 40 0v23z'),
      ellipse('brass', -26, -108, 4),
      shape('brass', boxes([34, -162, 7, 46], [34, -162, 26, 15])),
    ].join(''),
    slimShadow(22, 120),
  );
}
