/**
 * A page that was open while a new version came out asks for files that are gone. It is loaded anew, once: when that does
 * not help within the time below, the error boundary says what happened.
 */
const ONCE_IN_MS = 60_000;
const REMEMBERED_AS = 'rinkside-reloaded-at';

export function reloadWhenChunksAreGone(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(REMEMBERED_AS));
    if (!navigator.onLine || Date.now() - last < ONCE_IN_MS) return;
    sessionStorage.setItem(REMEMBERED_AS, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
