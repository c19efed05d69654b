/**
 * The service worker (public/service-worker.js): it keeps the files of the app and a page for when there is no connection, and
 * shows what is pushed. Not while somebody develops: it would keep files that have just been changed.
 */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that does not allow it, as in a private window, does without.
  addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js').catch(() => {}));
}

/** Can this browser be pushed to at all? */
export function canBePushedTo(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export type Subscribed =
  | { outcome: 'subscribed'; endpoint: string; keys: { p256dh: string; auth: string } }
  /** The user, or a setting of the browser, said no. */
  | { outcome: 'denied' };

/** Asks the user whether he may be notified, and the browser for an address. @throws when its push service cannot be reached */
export async function subscribeToPushes(publicKey: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== 'granted') return { outcome: 'denied' };
  const registration = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  // One that was made with another key, by another server at this address, takes no pushes of ours.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const { endpoint = '', keys = {} } = (await registration.pushManager.subscribe(options)).toJSON();
  return { outcome: 'subscribed', endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

/** Takes this browser's address back, and what has been pushed off the screen: anyone who comes next is somebody else. */
export async function forgetPushes(): Promise<void> {
  if (!canBePushedTo()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  for (const shown of await registration.getNotifications()) shown.close();
  await (await registration.pushManager.getSubscription())?.unsubscribe();
}
