import { wouldLoseWords } from './unsaved.ts';

/**
 * Goes to /offline when the connection is lost, and reloads the game when it is back (product specification, section 4). A page with
 * words that would be lost stays open instead. @param onKept called when it does
 */
export function followConnectivity(go: (to: '/offline') => void, onKept: () => void): void {
  window.addEventListener('offline', () => (wouldLoseWords() ? onKept() : go('/offline')));
  window.addEventListener('online', () => {
    if (location.pathname === '/offline') location.assign('/club/overview');
  });
}
