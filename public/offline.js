/**
 * The screen behind this page is loaded anew as soon as there is a connection again; looked at now and then, too, as the
 * browser may have said so before this page was there to hear it.
 */
const LOOK_MS = 5000;

addEventListener('online', () => location.reload());
setInterval(() => {
  if (navigator.onLine) location.reload();
}, LOOK_MS);
