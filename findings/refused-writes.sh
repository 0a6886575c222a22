#!/usr/bin/env bash
# How Firestore Lite names the refusal of a write, and how often it sends one again
#
# Guess: Firestore Lite (firebase 13.2.0) runs a transaction five times if its commit answers ALREADY_EXISTS, and once
# if it answers PERMISSION_DENIED.
# Instead: it does, but the error has another name. Lite looks at the HTTP status alone: ALREADY_EXISTS is "aborted",
# INVALID_ARGUMENT is "failed-precondition", INTERNAL is "unknown". So a transaction that is refused as
# INVALID_ARGUMENT, which no other try can help, runs five times, too, over about ten seconds.
# Why it matters: by this name a lead is sent again, or not. No code may ask Lite for "already-exists", and what an
# update function does besides its writes happens up to five times.
set -euo pipefail
packages=(firebase@13.2.0)
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --no-audit --ignore-scripts --loglevel=error "${packages[@]}" >/dev/null || exit 2
echo "${packages[*]}"

cat >write.mjs <<'END'
import { createServer } from 'node:http';
import { initializeApp } from 'firebase/app';
import * as lite from 'firebase/firestore/lite';

const answers = {
  ALREADY_EXISTS: 409,
  INVALID_ARGUMENT: 400,
  INTERNAL: 500,
  PERMISSION_DENIED: 403,
};
/** Refuses a write with the status that is the id of its document. */
const database = createServer(async (request, response) => {
  let body = '';
  for await (const part of request) body += part;
  const status = Object.keys(answers).find((name) => body.includes(name));
  response.writeHead(answers[status], { 'Content-Type': 'application/json' });
  response.end(JSON.stringify({ error: { code: answers[status], status, message: 'refused' } }));
});
await new Promise((resolve) => database.listen(0, '127.0.0.1', resolve));
lite.setLogLevel('silent');
const firestore = lite.getFirestore(initializeApp({ projectId: 'demo-leads', apiKey: 'none' }));
lite.connectFirestoreEmulator(firestore, '127.0.0.1', database.address().port);

async function sendLead(status) {
  const lead = lite.doc(firestore, 'leads', status);
  const { code } = await lite.setDoc(lead, { homePrice: 400_000 }).catch((error) => error);
  let runs = 0;
  const update = async (transaction) => {
    runs += 1;
    transaction.set(lead, { homePrice: 400_000 });
  };
  await lite.runTransaction(firestore, update).catch(() => {});
  console.log(`${status}: "${code}"; runs of a transaction: ${runs}`);
  return `${code} ${runs}`;
}
const seen = (await Promise.all(Object.keys(answers).map(sendLead))).join();
const expected = 'aborted 5,failed-precondition 5,unknown 5,permission-denied 1';
if (seen !== expected) console.log(`CHANGED: expected ${expected}.`);
process.exit(seen === expected ? 0 : 1);
END
node write.mjs
