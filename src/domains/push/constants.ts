/** Pushes to the devices of users. */

/** Maximum devices per user; another one replaces the oldest. */
export const MAX_DEVICES = 10;
/** Age above which a notification is not pushed and stays in the inbox only. */
export const PUSH_HOURS = 24;
/** Seconds for which a push service keeps a push for a device that is off. */
export const PUSH_TTL_SECONDS = 6 * 60 * 60;
/** Timeout of a push service in milliseconds. */
export const PUSH_TIMEOUT_MS = 10_000;
/**
 * The push services of the browsers there are: Chrome and its kin, Firefox, Edge, Safari. An address comes from the browser, and
 * the server posts to it; nobody may have it post to anywhere else.
 */
export const PUSH_HOSTS = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'notify.windows.com',
  'push.apple.com',
] as const;
