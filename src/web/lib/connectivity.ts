/** Goes to /offline when the connection is lost, and reloads the game when it is back (product specification, section 4). */
export function followConnectivity(go: (to: '/offline') => void): void {
  window.addEventListener('offline', () => go('/offline'));
  window.addEventListener('online', () => {
    if (location.pathname === '/offline') location.assign('/club/overview');
  });
}
