/** The part of a walk about accounts: who they are, how they log in, and what they are told. */
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { unsubscribeToken } from '#domains/reminder/store/links.ts';
import { MINUTE_MS } from '#platform/clock/milliseconds.ts';
import { makeAuthenticator } from '../factories/authenticator.ts';
import { LINKS, mailedToken, PASSWORD } from '../factories/newcomers.ts';
import { makeDevice } from '../factories/push-service.ts';
import { teamOf } from './squads.ts';
import type { Walk } from './walk.ts';

const NAMES = ['Ada Lund', 'Ada Berg'];
const [EMAIL, MISTYPED, MOVED] = ['ada@example.org', 'adda@example.org', 'moved@example.org'];
const OTHER_PASSWORD = 'another long password';

/** A user registers, changes everything about the account, and deletes it. */
export async function anAccount(walk: Walk): Promise<void> {
  const ada = walk.newBrowser();
  const place = { country: 'FI', timeZone: 'Europe/Helsinki' };
  await walk.use('auth.register', ada, { email: MISTYPED, password: PASSWORD, name: NAMES[0], ...place });
  await walk.use('auth.changeActivationEmail', ada, { email: EMAIL });
  walk.wait(10 * MINUTE_MS);
  await walk.use('auth.resendActivation', ada);
  await walk.use('auth.activate', ada, { token: await mailedToken(walk.database, LINKS.activation) });
  await walk.use('account.update', ada, { name: NAMES[1] });
  await walk.use('account.declareAge', ada, { isAdult: true });
  await walk.use('settings.update', ada, { settings: { theme: 'dark' } });
  await walk.use('account.changePassword', ada, { currentPassword: PASSWORD, password: OTHER_PASSWORD });
  await walk.use('account.changeEmail', ada, { email: MOVED, password: OTHER_PASSWORD });
  await walk.use('auth.confirmEmail', ada, { token: await mailedToken(walk.database, LINKS.emailChange) });
  const phone = walk.newBrowser();
  await walk.use('auth.login', phone, { email: MOVED, password: OTHER_PASSWORD });
  const sessions: { id: string; isCurrent: boolean }[] = await walk.use('account.sessions', ada);
  await walk.use('account.endSession', ada, { id: sessions.find(({ isCurrent }) => !isCurrent)?.id });
  await walk.use('auth.forgotPassword', walk.newBrowser(), { email: MOVED });
  const token = await mailedToken(walk.database, LINKS.reset);
  await walk.use('auth.resetPassword', walk.newBrowser(), { token, email: MOVED, password: PASSWORD });
  ada.cookies.clear();
  await walk.use('auth.login', ada, { email: MOVED, password: PASSWORD });
  await locks(walk, ada);
  await walk.use('account.pause', ada, { password: PASSWORD });
  await walk.use('auth.login', ada, { email: MOVED, password: PASSWORD });
  await walk.use('auth.logout', ada);
  await walk.use('auth.login', ada, { email: MOVED, password: PASSWORD });
  await walk.use('account.remove', ada, { password: PASSWORD });
}

async function locks(walk: Walk, ada: ReturnType<Walk['newBrowser']>): Promise<void> {
  const key = makeAuthenticator();
  const { challenge } = await walk.use('passkeys.begin', ada, { password: PASSWORD });
  await walk.use('passkeys.add', ada, { name: 'My phone', response: key.register({ challenge }) });
  const [{ id }] = await walk.use('passkeys.list', ada);
  await walk.use('passkeys.rename', ada, { id, name: 'My old phone' });
  const door = walk.newBrowser();
  const asked = await walk.use('passkeys.beginLogin', door);
  await walk.use('passkeys.logIn', door, { response: key.logIn({ challenge: asked.challenge }) });
  await walk.use('passkeys.remove', ada, { id, password: PASSWORD });
  const { secret } = await walk.use('account.beginSecondFactor', ada, { password: PASSWORD });
  const code = () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: walk.now.getTime() });
  await walk.use('account.confirmSecondFactor', ada, { code: code() });
  walk.wait(MINUTE_MS);
  await walk.use('account.renewRecoveryCodes', ada, { password: PASSWORD, code: code() });
  walk.wait(MINUTE_MS);
  await walk.use('account.removeSecondFactor', ada, { password: PASSWORD, code: code() });
}

/** Whom the game tells of what. */
export async function whatOneIsTold(walk: Walk): Promise<void> {
  const newsId = await walk.one(sql`select max(id) as value from news`);
  await walk.use('news.react', 'Fan', { id: newsId, reaction: 'cheer' });
  await walk.use('news.markSeen', 'Fan', { newsId });
  await walk.use('notifications.markRead', 'Mia');
  await walk.use('mornings.read', 'Mia', { id: await teamOf(walk, 1), ...(await walk.today()) });
  await walk.use('push.subscribe', 'Mia', {
    endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/mia',
    keys: makeDevice().keys,
  });
  const device = await walk.one(sql`select max(id) as value from push_devices`);
  await walk.use('push.remove', 'Mia', { id: device });
  await walk.use('calendar.renew', 'Mia');
  await walk.use('follows.set', 'Fan', { kind: 'club', id: 2, level: 'watching' });
  await walk.use('shortlist.add', 'Fan', { id: 1, note: 'A sniper' });
  await walk.use('shortlist.remove', 'Fan', { id: 1 });
  await walk.use('savedSearches.save', 'Fan', {
    name: 'Young goalies',
    hasAlert: false,
    filters: { position: 'G', maxAge: 22 },
  });
  const search = await walk.one(sql`select max(id) as value from saved_searches`);
  await walk.use('savedSearches.change', 'Fan', { id: search, name: 'Goalies', hasAlert: true });
  await walk.use('savedSearches.remove', 'Fan', { id: search });
  await walk.use('textTemplates.save', 'Fan', { name: 'Thanks', text: 'Thank you, and good luck.' });
  const template = await walk.one(sql`select max(id) as value from text_templates`);
  await walk.use('textTemplates.remove', 'Fan', { id: template });
  await walk.use('reminders.unsubscribe', 'guest', { token: await unsubscribeToken(walk.database.db, 1) });
  await walk.use('world.logError', 'guest', { error: 'TypeError: nothing is no function' });
  await walk.use('rookie.finish', 'Mia', { step: 'rookie:closed' });
}

/** Friends, and others. */
export async function friends(walk: Walk): Promise<void> {
  await walk.use('friends.befriend', 'Fan', { id: walk.idOf('Friend') });
  await walk.use('friends.befriend', 'Friend', { id: walk.idOf('Fan') });
  await walk.use('friends.unfriend', 'Fan', { id: walk.idOf('Friend') });
  await walk.use('friends.block', 'Fan', { id: walk.idOf('Broke') });
  await walk.use('friends.unblock', 'Fan', { id: walk.idOf('Broke') });
}
