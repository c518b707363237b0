import { languages } from '@accanto/contract';

/** Tells the first-paint script that the page is alive: its code has come and answers to what is pressed. */
export const aliveEvent = 'accanto:alive';

/** The id of the template in which the tags of a rendered page's scripts wait for the first paint. */
export const codeTemplate = 'code';

/** How long a form that was sent before the code came waits for it, in ms; then it goes as a plain post. */
export const longestHoldMs = 10_000;

/**
 * The one inline script, run before the first paint: the remembered theme, whether somebody is probably signed in,
 * and the address of the remembered language where a public page was asked for without one. A page that was rendered
 * at build time is painted first and gets its code then. Whatever is pressed before that code has come is held, and
 * pressed again when the page is alive. It is admitted by the content policy through its hash, so it is the same text on every page.
 */
export const firstPaintScript = `(function () {
  var root = document.documentElement, place = location, codes = ${JSON.stringify(languages.map(({ code }) => code))};
  try {
    var theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    if (localStorage.getItem('access_token')) root.dataset.session = 'expected';
    var language = localStorage.getItem('language');
    if (codes.indexOf(language) < 0) return;
    var page = document.querySelector('meta[name="accanto-page"]');
    var kind = page && page.content;
    if (kind === 'public' && language !== 'it' && root.lang === 'it')
      place.replace('/' + language + (place.pathname === '/' ? '' : place.pathname) + place.search + place.hash);
    else if (kind !== 'public') root.lang = language;
  } catch (storageIsBlocked) {}
})();
(function () {
  addEventListener('DOMContentLoaded', function () {
    requestAnimationFrame(function () {
      setTimeout(function () {
        var code = document.getElementById('${codeTemplate}');
        if (code) code.replaceWith(code.content);
      });
    });
  });
  var held = null;
  function hold(event) {
    var control = event.type === 'submit' ? event.target : event.target.closest('button');
    if (!control || (control.form && control.type === 'submit')) return;
    event.preventDefault();
    held = control;
    if (control.getAttribute('action'))
      setTimeout(function () { if (held === control) control.submit(); }, ${longestHoldMs});
  }
  addEventListener('click', hold, true);
  addEventListener('submit', hold, true);
  addEventListener('${aliveEvent}', function () {
    removeEventListener('click', hold, true);
    removeEventListener('submit', hold, true);
    var control = held;
    held = null;
    if (!control || !control.isConnected) return;
    if (control.requestSubmit) control.requestSubmit();
    else control.click();
  }, { once: true });
})();`;
