/**
 * A page that was open while a new version came out asks for files that are gone. It is loaded anew, once: when that does
 * not help within the time below, the error boundary says what happened.
 */
import { wouldLoseWork } from './unsaved.ts';

const ONCE_IN_MS = 60_000;
const REMEMBERED_AS = 'rinkside-reloaded-at';

export function reloadWhenChunksAreGone(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(REMEMBERED_AS));
    // A link that the mouse only passes is fetched ahead, too: nobody loses a text over that.
    if (!navigator.onLine || wouldLoseWork() || Date.now() - last < ONCE_IN_MS) return;
    sessionStorage.setItem(REMEMBERED_AS, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
