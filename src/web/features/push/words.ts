/** Words of push notifications, in English. */
const words = {
  title: 'Notifications on this device',
  intro:
    'Your browser can tell you what you are notified of, even when Rinkside is closed. It keeps your quiet hours, and ends when you log out.',
  turnOn: 'Notify me on this device',
  on: 'This device is notified.',
  unable: 'This browser cannot show notifications. On a phone, add Rinkside to the home screen first.',
  denied: 'Your browser does not allow it. Allow notifications for this site in its settings, then try again.',
  failed: 'Your browser could not be reached by its notification service. Try again later.',
  turnedOn: 'Notifications on for this device.',
  devices: 'Devices that are notified',
  unknown: 'Unknown browser',
  current: 'This device',
  since: 'since {{when}}',
  last: 'last notified {{when}}',
  remove: 'Stop',
  removed: 'Device removed.',
} as const;
export default words;

declare module '#web/lib/catalogues.ts' {
  interface Catalogues {
    push: typeof words;
  }
}
