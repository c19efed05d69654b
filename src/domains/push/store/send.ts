/**
 * Pushes new notifications and messages to users' devices. Both are marked before they are pushed: a worker killed in
 * between loses a push, of something that is in the inbox anyway, but never pushes twice.
 */
import { sql } from 'drizzle-orm';
import type { Logger } from 'pino';
import webPush from 'web-push';
import { users } from '#domains/account/tables.ts';
import { leadOf, readTalk } from '#domains/discussion/rules/markup.ts';
import { MESSAGE_SETTINGS, PUSHED } from '#domains/message/constants.ts';
import { takeUnpushedMessages, type UnpushedMessages } from '#domains/message/store/unread.ts';
import { type NotificationCounts, takeUnpushed } from '#domains/notifications/store.ts';
import { PUSH_HOURS, PUSH_TIMEOUT_MS, PUSH_TTL_SECONDS } from '#domains/push/constants.ts';
import { type DeviceRow, devicesByUser, noteOutcome } from '#domains/push/store/devices.ts';
import { type VapidKeys, vapidKeys } from '#domains/push/store/keys.ts';
import { MAIL_WORDS } from '#domains/reminder/store/mail-words.ts';
import { waitingInWords } from '#domains/reminder/store/mails.ts';
import { isQuietNow, type Reader, readersWho } from '#domains/reminder/store/reminders.ts';
import type { Database } from '#platform/database/client.ts';

export interface Pushing {
  now: Date;
  /** Public address of the server. */
  publicUrl: string;
  log: Pick<Logger, 'warn'>;
}

/** The payload that the service worker receives. */
interface PushMessage {
  title: string;
  body: string;
  /** Page that a click opens. */
  path: string;
}

/** Pushes to all users who have devices and something new, outside their quiet hours; returns the number of pushes. */
export async function pushNotifications(db: Database, { now, publicUrl, log }: Pushing): Promise<number> {
  const devices = await devicesByUser(db);
  if (devices.size === 0) return 0;
  const keys = await vapidKeys(db);
  const since = new Date(now.getTime() - PUSH_HOURS * 60 * 60_000);
  const readers = await readersWho(db, sql`${users.id} = any(${sql.param([...devices.keys()])}::int[])`);
  let pushed = 0;
  for (const reader of readers) {
    if (isQuietNow(reader, now)) continue;
    const taken = await db.transaction(async (tx) => ({
      unread: await takeUnpushed(tx, reader.id, since),
      messages: await takeUnpushedMessages(tx, reader.id, since),
    }));
    const message = pushOf(reader, taken);
    if (!message) continue;
    for (const device of devices.get(reader.id) ?? []) {
      const outcome = await pushTo(device, message, { keys, publicUrl }).catch((error: unknown) => {
        log.warn({ err: error, device: device.id }, 'a push service could not be reached');
        return 'failed' as const;
      });
      if (outcome !== 'failed') await noteOutcome(db, device.id, outcome, now);
      if (outcome === 'pushed') pushed++;
    }
  }
  return pushed;
}

/**
 * Returns the push for a user; null: nothing to say. The text of a message is included only if the user has asked for
 * it.
 */
function pushOf(
  { language, settings }: Pick<Reader, 'language' | 'settings'>,
  { unread, messages }: { unread: NotificationCounts; messages: UnpushedMessages },
): PushMessage | null {
  const wanted =
    PUSHED.find((known) => known === settings.get('message.push')) ?? MESSAGE_SETTINGS['message.push'].default;
  const { count, conversationIds, latest } = wanted === 'none' ? NO_MESSAGES : messages;
  const words = waitingInWords({ ...unread, messages: count }, language);
  if (words.length === 0) return null;
  const [only, ...others] = conversationIds;
  const ofMessages = only !== undefined && others.length === 0 ? `/messages/${only}` : '/messages';
  const told = MAIL_WORDS[language].push(words.join(', '));
  return {
    title: 'Rinkside',
    body:
      wanted === 'text' && latest
        ? `${told} ${latest.author}: ${leadOf(readTalk(latest.text), () => '…') || '…'}`
        : told,
    path: count > 0 && unread.news + unread.world === 0 ? ofMessages : '/notifications',
  };
}

const NO_MESSAGES: UnpushedMessages = { count: 0, conversationIds: [], latest: null };

/**
 * Sends a push. @throws when the push service cannot be reached, or refuses for a reason other than that the device is
 * gone
 */
async function pushTo(
  { endpoint, p256dh, auth }: DeviceRow,
  message: PushMessage,
  { keys, publicUrl }: { keys: VapidKeys; publicUrl: string },
): Promise<'pushed' | 'gone'> {
  const subject = publicUrl.startsWith('https:') ? publicUrl : 'mailto:no-reply@rinkside.localhost';
  const request = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
    vapidDetails: { subject, ...keys },
    TTL: PUSH_TTL_SECONDS,
    contentEncoding: 'aes128gcm',
  });
  const headers = Object.entries(request.headers).filter(([name]) => name.toLowerCase() !== 'content-length');
  const response = await fetch(request.endpoint, {
    method: 'POST',
    headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
    body: new Uint8Array(request.body),
    redirect: 'manual',
    signal: AbortSignal.timeout(PUSH_TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (response.status === 404 || response.status === 410) return 'gone';
  if (!response.ok) throw new Error(`the push service answered ${response.status}`);
  return 'pushed';
}
