#!/usr/bin/env bash
# The headers of a redirect under the hosting emulator
#
# Guess: in superstatic 10.0.0, with which firebase-tools 15 serves hosting on a machine, headers for the source "**"
# are on every answer, redirects included.
# Instead: the redirect from /rates.html to /rates, which cleanUrls makes, has them. One that firebase.json lists has
# none of them.
# Why it matters: a check of headers that follows redirects sees the last answer alone and stays green. Our address
# of security.txt is such a redirect.
set -euo pipefail
packages=(superstatic@10.0.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --no-audit --ignore-scripts --omit=optional --loglevel=error "${packages[@]}" >/dev/null || exit 2
echo "${packages[*]}"
mkdir site
echo '<h1>Rates</h1>' >site/rates.html

cat >serve.cjs <<'END'
const { server } = require('superstatic');

const headers = [
  { key: 'Strict-Transport-Security', value: 'max-age=63072000' },
  { key: 'Cache-Control', value: 'no-cache' },
];
const config = {
  public: 'site',
  cleanUrls: true,
  redirects: [{ source: '/mortgage-rates', destination: '/rates', type: 301 }],
  headers: [{ source: '**', headers }],
};
const listening = server({ port: 0, hostname: '127.0.0.1', cwd: process.cwd(), config }).listen(
  async () => {
    const seen = [];
    for (const path of ['/rates', '/rates.html', '/mortgage-rates']) {
      const url = `http://127.0.0.1:${listening.address().port}${path}`;
      const answer = await fetch(url, { redirect: 'manual' });
      const found = headers.filter(({ key }) => answer.headers.has(key)).length;
      console.log(`${path}: ${answer.status}, ${found} of ${headers.length} headers`);
      seen.push(`${answer.status} ${found}`);
    }
    const isSame = seen.join() === '200 2,301 2,301 0';
    if (!isSame) console.log('CHANGED: expected the headers on all but the listed redirect.');
    process.exit(isSame ? 0 : 1);
  },
);
END
node serve.cjs
