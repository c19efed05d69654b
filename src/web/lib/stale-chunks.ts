/**
 * A page that was open during a deployment asks for files that are gone. It is reloaded once: if that does not help
 * within the time below, the error boundary explains the problem.
 */
import { wouldLoseWork } from './unsaved.ts';

const ONCE_IN_MS = 60_000;
const REMEMBERED_AS = 'rinkside-reloaded-at';

export function reloadWhenChunksAreGone(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Hovering over a link preloads its screen, too: no user loses a text over that.
    if (!navigator.onLine || wouldLoseWork() || !isFirst()) return;
    event.preventDefault();
    location.reload();
  });
}

/**
 * Returns whether this is the first reload. If the browser stores nothing for this page it could reload forever: then
 * the error boundary steps in at once.
 */
function isFirst(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(REMEMBERED_AS)) < ONCE_IN_MS) return false;
    sessionStorage.setItem(REMEMBERED_AS, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
