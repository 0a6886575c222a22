import { beforeEach, expect, it } from 'vitest';
import { createIdleSession, type LastUse, signInLimitMs } from './idle-session.ts';

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
const session = createIdleSession(lastUse, () => time);

beforeEach(() => {
  time = Date.UTC(2026, 0, 1);
  kept = undefined;
  session.begin();
  writes = 0;
});

it('ends after exactly 12 hours without use', () => {
  time += 12 * 60 * minute - 1;
  expect(session.isOver()).toBe(false);
  time += 1;
  expect(session.isOver()).toBe(true);
  expect(signInLimitMs).toBe(12 * 60 * minute);
});

it('lasts as long as it is used', () => {
  for (let day = 0; day < 4; day++) {
    time += 11 * 60 * minute;
    expect(session.isOver()).toBe(false);
    session.use();
  }
  time += 12 * 60 * minute;
  expect(session.isOver()).toBe(true);
});

it('records its use at most once a minute', () => {
  for (let second = 0; second < 180; second++) {
    time += 1_000;
    session.use();
  }
  expect(writes).toBe(3);
});

it('counts use in another tab', () => {
  const other = createIdleSession(lastUse, () => time);
  time += 11 * 60 * minute;
  other.use();
  time += 11 * 60 * minute;
  expect(session.isOver()).toBe(false);
});

it('starts over at a sign-in, regardless of an earlier session', () => {
  time += 13 * 60 * minute;
  expect(session.isOver()).toBe(true);
  session.begin();
  expect(session.isOver()).toBe(false);
});

it('counts from now when the last use is unknown', () => {
  session.end();
  expect(session.isOver()).toBe(false);
  session.use();
  time += 12 * 60 * minute;
  expect(session.isOver()).toBe(true);
});

it('survives a clock that is set back and records the next use by it', () => {
  const farAhead = time;
  time -= 48 * 60 * minute;
  expect(session.isOver()).toBe(false);
  session.use();
  expect(kept).toBe(farAhead - 48 * 60 * minute);
});
