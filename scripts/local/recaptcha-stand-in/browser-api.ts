/**
 * Runs in the browser, in front of it an array `routines` of filler. Neither evaluates text nor
 * touches styles, so that it lives under the same Content-Security-Policy as the provider's own.
 */
export const browserApi = `
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

/** The few lines behind the script's address: a queue for `ready`, and the release is fetched. */
export function loaderScript(release: string): string {
  return `(function () {
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
  script.src = config.base + 'releases/${release}';
  document.head.appendChild(script);
})();
`;
}
