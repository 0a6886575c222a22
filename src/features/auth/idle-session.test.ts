import { beforeEach, expect, it } from 'vitest';
import { idleLimitMs, idleSession, type LastUse } from './idle-session.ts';

const minute = 60_000;
let time = 0;
let kept: number | undefined;
let writes = 0;
const lastUse: LastUse = {
  read: () => kept,
  write(value) {
    kept = value;
    writes++;
  },
  clear() {
    kept = undefined;
  },
};
const session = idleSession(lastUse, () => time);

beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
  kept = undefined;
  session.begin();
  writes = 0;
});

it('is over after 12 hours without use, to the millisecond', () => {
  time += 12 * 60 * minute - 1;
  expect(session.isOver()).toBe(false);
  time += 1;
  expect(session.isOver()).toBe(true);
  expect(idleLimitMs).toBe(12 * 60 * minute);
});

it('goes on for as long as it is used', () => {
  for (let day = 0; day < 4; day++) {
    time += 11 * 60 * minute;
    expect(session.isOver()).toBe(false);
    session.use();
  }
  time += 12 * 60 * minute;
  expect(session.isOver()).toBe(true);
});

it('notes its use at most once a minute', () => {
  for (let second = 0; second < 180; second++) {
    time += 1_000;
    session.use();
  }
  expect(writes).toBe(3);
});

it('counts the use in another tab', () => {
  const other = idleSession(lastUse, () => time);
  time += 11 * 60 * minute;
  other.use();
  time += 11 * 60 * minute;
  expect(session.isOver()).toBe(false);
});

it('begins anew at a sign-in, whatever an earlier session left', () => {
  time += 13 * 60 * minute;
  expect(session.isOver()).toBe(true);
  session.begin();
  expect(session.isOver()).toBe(false);
});

it('without a known last use it counts from now', () => {
  session.end();
  expect(session.isOver()).toBe(false);
  session.use();
  time += 12 * 60 * minute;
  expect(session.isOver()).toBe(true);
});

it('a clock that is set back ends nothing, and the next use is noted by it', () => {
  const farAhead = time;
  time -= 48 * 60 * minute;
  expect(session.isOver()).toBe(false);
  session.use();
  expect(kept).toBe(farAhead - 48 * 60 * minute);
});
