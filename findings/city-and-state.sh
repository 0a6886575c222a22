#!/usr/bin/env bash
# A city and a state as the address, which is all that somebody knows who is still looking for a home
#
# Guess: parsers of US addresses return the place and the state, as parse-address 1.1.2 and addresser 1.1.22 do when a
# street comes first.
# Instead: parse-address takes the city for a street, cuts "San Antonio" and "Salt Lake City" in the middle, and loses
# the state of "Austin, TX". addresser throws, and what it throws is a string, not an Error.
# Why it matters: our form says that city and state are enough. Who splits such an address by a package loses the lead's
# state, or the lead. So what the visitor typed stays one column of our file.
set -euo pipefail
packages=(parse-address@1.1.2 addresser@1.1.22)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --no-audit --ignore-scripts --loglevel=error "${packages[@]}" >/dev/null || exit 2
echo "${packages[*]}"

cat >split.cjs <<'END'
const { parseLocation } = require('parse-address');
const { parseAddress } = require('addresser');

function splitByParseAddress(text) {
  const { street, type = '', city, state } = parseLocation(text);
  return `street "${street} ${type}", city ${city}, state ${state}`;
}
function splitByAddresser(text) {
  try {
    const { streetName, streetSuffix, placeName, stateAbbreviation } = parseAddress(text);
    return `street "${streetName} ${streetSuffix}", city ${placeName}, state ${stateAbbreviation}`;
  } catch (thrown) {
    return `throws a ${typeof thrown}`;
  }
}
const whole = 'street "Maple St", city Austin, state TX';
const expected = {
  '120 Maple St, Austin, TX': [whole, whole],
  'Austin, TX': ['street "Austin ", city undefined, state undefined', 'throws a string'],
  'San Antonio, TX': ['street "San ", city Antonio, state TX', 'throws a string'],
  'Salt Lake City, UT': ['street "Salt Lk", city City, state UT', 'throws a string'],
};
let isChanged = false;
for (const [text, answers] of Object.entries(expected)) {
  const seen = [splitByParseAddress(text), splitByAddresser(text)];
  console.log(`${text}: parse-address ${seen[0]}; addresser ${seen[1]}`);
  isChanged ||= seen.join() !== answers.join();
}
if (isChanged) console.log('CHANGED: expected both to split the first address alone.');
process.exit(isChanged ? 1 : 0);
END
node split.cjs
