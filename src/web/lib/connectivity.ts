/** Going offline leads to /offline; coming back loads the game afresh (product specification, section 4). */
export function followConnectivity(go: (to: '/offline') => void): void {
  window.addEventListener('offline', () => go('/offline'));
  window.addEventListener('online', () => {
    if (location.pathname === '/offline') location.assign('/club/overview');
  });
}
