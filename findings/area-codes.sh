#!/usr/bin/env bash
# Phone numbers with a new area code
#
# Guess: libphonenumber-js 1.13.16 knows every area code of the United States that is in use.
# Instead: 686 (Virginia, since February 1, 2024) is valid, and 436 (Ohio, since March 1, 2024) is not, in the small
# and in the complete metadata; a number with it is only "possible".
# Why it matters: software that validates with this metadata marks or drops such a lead, and a form that did would turn
# the visitor away. So ours does not ask which area codes are in use.
set -euo pipefail
packages=(libphonenumber-js@1.13.16)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --no-audit --ignore-scripts --loglevel=error "${packages[@]}" >/dev/null || exit 2
echo "${packages[*]}"

cat >check-numbers.mjs <<'END'
import { parsePhoneNumber as parseSmall } from 'libphonenumber-js/min';
import { parsePhoneNumber as parseFull } from 'libphonenumber-js/max';

const findVerdicts = (number) =>
  [parseSmall, parseFull].map((parse) => {
    const phone = parse(number, 'US');
    return phone.isValid() ? 'valid' : phone.isPossible() ? 'only possible' : 'impossible';
  });
const seen = ['(686) 234-5678', '(436) 234-5678'].map((number) => {
  const verdicts = findVerdicts(number);
  console.log(`${number}: ${verdicts[0]} (min), ${verdicts[1]} (max)`);
  return verdicts.join();
});
if (seen.join(' / ') !== 'valid,valid / only possible,only possible') {
  console.log('CHANGED: expected 686 to be valid and 436 to be only possible.');
  process.exit(1);
}
END
node check-numbers.mjs
