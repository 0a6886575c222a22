import { createHash } from 'node:crypto';

/**
 * Runs in the browser, after an array `routines` of filler. Neither evaluates text nor touches styles,
 * so that it works under the same Content-Security-Policy as the provider's own script.
 */
const browserApi = `
function work(rounds) {
  var sum = 1;
  for (var round = 0; round < rounds; round++)
    for (var i = 0; i < routines.length; i++) sum = routines[i](sum, round) | 0;
  return sum;
}
var config = window.___grecaptcha_cfg;
var enterprise = window.grecaptcha.enterprise;
config.sum = work(60);

function requestToken(siteKey, action) {
  return fetch(config.base + 'token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ siteKey: siteKey, action: action, hostname: location.hostname })
  }).then(function (reply) {
    if (!reply.ok) throw new Error('reCAPTCHA: ' + reply.status);
    return reply.json();
  }).then(function (body) { return body.token; });
}

enterprise.execute = function (siteKey, options) {
  if (siteKey !== config.siteKey)
    return Promise.reject(new Error('Invalid site key or not loaded in api.js: ' + siteKey));
  config.sum ^= work(40);
  return requestToken(siteKey, (options && options.action) || '');
};
enterprise.ready = function (callback) { setTimeout(callback, 0); };
config.pending.splice(0).forEach(enterprise.ready);
`;

/** The loader at the script's address: queues calls of `ready`, and fetches the release. */
export const loaderScript = `(function () {
  var self = document.currentScript.src;
  var config = (window.___grecaptcha_cfg = window.___grecaptcha_cfg || {});
  config.base = new URL('.', self).href;
  config.siteKey = new URL(self).searchParams.get('render');
  config.pending = config.pending || [];
  var grecaptcha = (window.grecaptcha = window.grecaptcha || {});
  var enterprise = (grecaptcha.enterprise = grecaptcha.enterprise || {});
  enterprise.ready = enterprise.ready || function (callback) { config.pending.push(callback); };
  var script = document.createElement('script');
  script.async = true;
  script.src = config.base + 'releases/fake.js';
  document.head.appendChild(script);
})();
`;

/**
 * Returns the script that the loader fetches. The provider's own has about 400 KB, which a phone must
 * parse, compile and run. Filler of that size, run on load and at each `execute`, keeps measurements of
 * the local site realistic; it is the same in every run.
 */
export function buildReleaseScript(): string {
  const routines = Array.from({ length: 1_550 }, (_, index) => {
    const hash = createHash('sha512').update(`${index}`).digest();
    const text = hash.toString('base64url').slice(0, 74);
    const number = hash.readUInt32BE();
    return `function(a,b){var c={k${index}:a^${number},t${index}:"${text}"},d=b+${number % 97};for(var e in c){var f=c[e];d=typeof f==="string"?d+f.charCodeAt(d%f.length&31)*${number % 251}|0:d^f<<${number % 7}}return d%${(number % 9973) + 2}>${number % 4999}?d^a:d+${number}|0}`;
  });
  return `(function(){"use strict";var routines=[\n${routines.join(',\n')}];\n${browserApi}\n})();\n`;
}
