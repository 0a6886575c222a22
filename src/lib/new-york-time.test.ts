import { expect, it } from 'vitest';
import { newYorkTime, siteTimeZone } from './format.ts';

const byIntl = new Intl.DateTimeFormat('sv-SE', {
  timeZone: siteTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

const shown = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ');

it('matches Intl before and at each hour of thirty years', () => {
  for (let time = Date.UTC(2007, 0, 1); time < Date.UTC(2037, 0, 1); time += 3_600_000) {
    for (const instant of [new Date(time - 1), new Date(time)]) {
      const own = shown(newYorkTime(instant));
      // Calling expect() for each of half a million instants would take a minute.
      if (own !== byIntl.format(instant)) expect(own).toBe(byIntl.format(instant));
    }
  }
});
