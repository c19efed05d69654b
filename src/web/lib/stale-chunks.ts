/**
 * A page that was open while a new version came out asks for files that are gone. It is reloaded, once: when that does
 * not help within the time below, the error boundary says what happened.
 */
import { wouldLoseWork } from './unsaved.ts';

const ONCE_IN_MS = 60_000;
const REMEMBERED_AS = 'rinkside-reloaded-at';

export function reloadWhenChunksAreGone(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // A link that the mouse only passes is fetched ahead, too: nobody loses a text over that.
    if (!navigator.onLine || wouldLoseWork() || !isFirst()) return;
    event.preventDefault();
    location.reload();
  });
}

/** Where the browser keeps nothing for this page it could reload for ever: there the error boundary speaks at once. */
function isFirst(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(REMEMBERED_AS)) < ONCE_IN_MS) return false;
    sessionStorage.setItem(REMEMBERED_AS, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
