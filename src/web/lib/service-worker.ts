/**
 * The service worker (public/service-worker.js): it caches the files of the app and a page for offline use, and shows
 * push notifications. It is off in development: it would serve old versions of changed files.
 */
export function startServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // A browser that does not allow it, as in a private window, works without.
  addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js').catch(() => {}));
}

/** Returns whether this browser supports push notifications. */
export function canBePushedTo(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

export type Subscribed =
  | { outcome: 'subscribed'; endpoint: string; keys: { p256dh: string; auth: string } }
  /** The user, or a browser setting, refused. */
  | { outcome: 'denied' };

/**
 * Asks the user for permission to send notifications, and the browser for a push address. @throws if its push service
 * cannot be reached
 */
export async function subscribeToPushes(publicKey: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== 'granted') return { outcome: 'denied' };
  const registration = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  // A subscription with another key, made by another server at this address, cannot take our notifications.
  await (await registration.pushManager.getSubscription())?.unsubscribe();
  const { endpoint = '', keys = {} } = (await registration.pushManager.subscribe(options)).toJSON();
  return { outcome: 'subscribed', endpoint, keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

/** Unsubscribes this browser and clears its notifications from the screen: the next user may be someone else. */
export async function forgetPushes(): Promise<void> {
  if (!canBePushedTo()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration) return;
  for (const shown of await registration.getNotifications()) shown.close();
  await (await registration.pushManager.getSubscription())?.unsubscribe();
}
