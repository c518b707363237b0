import { languages } from '@accanto/contract';

/**
 * The one inline script, run before the first paint: the remembered theme, whether somebody is probably signed in,
 * and the address of the remembered language where a public page was asked for without one. It is admitted by the
 * content policy through its hash, so it is the same text on every page.
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
})();`;
