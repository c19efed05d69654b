/**
 * Sends the mails that users asked for. Each is queued in the transaction that records it, with the user's row locked,
 * so that neither an interrupted worker nor a second one sends it twice.
 */
import { and, desc, eq, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#domains/account/tables.ts';
import { teams } from '#domains/club/tables.ts';
import { hidesResult } from '#domains/game/rules/spoilers.ts';
import { isListed } from '#domains/game/store/fixtures.ts';
import { hiddenResults } from '#domains/game/store/watched.ts';
import { games } from '#domains/game/tables.ts';
import { countUnreadMessages } from '#domains/message/store/unread.ts';
import { countUnread } from '#domains/notifications/store.ts';
import { PREMIUM_LIMITS } from '#domains/premium/constants.ts';
import { limitFor } from '#domains/premium/store/limits.ts';
import {
  DIGEST_PERIODS,
  type DigestPeriod,
  FACEOFF_MINUTES,
  type REMINDER_SETTINGS,
  RESULTS_TOLD,
} from '#domains/reminder/constants.ts';
import { hourOf, isDigestDue, isQuiet } from '#domains/reminder/rules.ts';
import { unsubscribeToken } from '#domains/reminder/store/links.ts';
import {
  type Digest,
  digestMail,
  type Faceoff,
  faceoffMail,
  isEmptyDigest,
  type Recipient,
} from '#domains/reminder/store/mails.ts';
import { reminders } from '#domains/reminder/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import { type WrittenLanguage, writtenLanguage } from '#domains/settings/rules.ts';
import { saveSettings } from '#domains/settings/store.ts';
import { userSettings } from '#domains/settings/tables.ts';
import type { UserId } from '#engine/ids.ts';
import { localTime } from '#platform/clock/local-time.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { queueMail } from '#platform/mail/outbox.ts';

export interface Writing {
  now: Date;
  /** Public address of the server. */
  publicUrl: string;
}

/** A user who wants mail and may get it: the account is activated and not dormant. */
export interface Reader {
  id: UserId;
  name: string;
  email: string;
  timeZone: string;
  language: WrittenLanguage;
  /** Their settings by id; missing ones have the default. */
  settings: ReadonlyMap<string, unknown>;
}

/** Returns the users who may get mail and match `wants`, with all their settings about reminders and messages. */
export async function readersWho(db: Database, wants: SQL): Promise<Reader[]> {
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      timeZone: users.timeZone,
      country: users.country,
      settings: sql<[string, unknown][]>`(select coalesce(json_agg(json_build_array(s.setting_id, s.value)), '[]')
        from ${userSettings} s where s.user_id = ${users.id} and (s.setting_id like 'reminder.%' or s.setting_id like 'message.%' or s.setting_id = 'language'))`,
    })
    .from(users)
    .where(and(isNotNull(users.activatedAt), isNull(users.deactivatedAt), isNull(users.deletedAt), wants))
    .orderBy(users.id);
  return rows.map(({ country, ...row }) => {
    const settings = new Map(row.settings);
    return { ...row, settings, language: writtenLanguage(settings.get('language'), country) };
  });
}

export function isQuietNow({ settings, timeZone }: Pick<Reader, 'settings' | 'timeZone'>, now: Date): boolean {
  const [from, until] = [hourOf(settings.get('reminder.quiet-from')), hourOf(settings.get('reminder.quiet-until'))];
  return isQuiet(localTime(now, timeZone).hour, from, until);
}

/** The condition that a user has changed the setting from its default, as far as the database can tell. */
export function hasSet(settingId: keyof typeof REMINDER_SETTINGS): SQL {
  return sql`exists (select 1 from ${userSettings} w where w.user_id = ${users.id} and w.setting_id = ${settingId}
    and w.value not in ('false'::jsonb, '"none"'::jsonb))`;
}

/** The condition that a user has not turned off a setting that is on by default. */
export function hasNotEnded(settingId: keyof typeof REMINDER_SETTINGS): SQL {
  return sql`not exists (select 1 from ${userSettings} w where w.user_id = ${users.id} and w.setting_id = ${settingId}
    and w.value = 'false'::jsonb)`;
}

/** Sends the digests that are due; returns how many. */
export async function writeDigests(db: Database, { now, publicUrl }: Writing): Promise<number> {
  let written = 0;
  for (const reader of await readersWho(db, hasSet('reminder.digest'))) {
    const period = DIGEST_PERIODS.find((known) => known === reader.settings.get('reminder.digest')) ?? 'none';
    if (period === 'none' || isQuietNow(reader, now)) continue;
    if (await writeDigest(db, { reader, period, now, publicUrl })) written++;
  }
  return written;
}

async function writeDigest(
  db: Database,
  { reader, period, now, publicUrl }: Writing & { reader: Reader; period: Exclude<DigestPeriod, 'none'> },
): Promise<boolean> {
  const today = localTime(now, reader.timeZone);
  const recipient = await recipientOf(db, reader, publicUrl);
  return db.transaction(async (tx) => {
    const state = await lockReminder(tx, reader.id, { digestDay: today.day, digestAt: now });
    const isDueFrom = (hour: number) => isDigestDue(period, today, state.digestDay, hour);
    if (!isDueFrom(PREMIUM_LIMITS.digestHour.premium)) return false;
    if (!isDueFrom(await limitFor(tx, { userId: reader.id, what: 'digestHour', now }))) return false;
    const told = { digestDay: today.day, digestAt: now };
    await tx.update(reminders).set(told).where(eq(reminders.userId, reader.id));
    const digest: Digest = {
      period,
      unread: { ...(await countUnread(tx, reader.id)), messages: await mailedMessages(tx, reader) },
      results: await resultsSince(tx, reader.id, state.digestAt),
    };
    if (isEmptyDigest(digest)) return false;
    await queueMail(tx, digestMail(recipient, digest));
    return true;
  });
}

/** Returns how many unread messages a digest counts; 0 if the user does not want them. */
async function mailedMessages(tx: Transaction, { id, settings }: Reader): Promise<number> {
  return settings.get('message.mail') === false ? 0 : countUnreadMessages(tx, id, { isLoudOnly: true });
}

/** Mails managers about games of their PRO team that have just begun; returns how many. */
export async function writeFaceoffs(db: Database, { now, publicUrl }: Writing): Promise<number> {
  const justNow = new Date(now.getTime() - FACEOFF_MINUTES * 60_000);
  const readers = await readersWho(db, hasSet('reminder.game-mail'));
  const begun = await begunGames(
    db,
    readers.map(({ id }) => id),
    justNow,
  );
  let written = 0;
  for (const reader of readers) {
    const game = begun.get(reader.id);
    if (!game || isQuietNow(reader, now)) continue;
    const recipient = await recipientOf(db, reader, publicUrl);
    const today = localTime(now, reader.timeZone);
    const isWritten = await db.transaction(async (tx) => {
      const state = await lockReminder(tx, reader.id, { digestDay: today.day, digestAt: now });
      if (state.faceoffAt && state.faceoffAt >= game.faceoffAt) return false;
      await tx.update(reminders).set({ faceoffAt: game.faceoffAt }).where(eq(reminders.userId, reader.id));
      await queueMail(tx, faceoffMail(recipient, game));
      return true;
    });
    if (isWritten) written++;
  }
  return written;
}

const home = alias(teams, 'home');
const away = alias(teams, 'away');
const nameOf = (team: typeof home | typeof away) => sql<string>`trim(${team.city} || ' ' || ${team.nickname})`;

async function begunGames(
  db: Database,
  userIds: readonly UserId[],
  since: Date,
): Promise<ReadonlyMap<UserId, Faceoff & { faceoffAt: Date }>> {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .select({
      userId: managers.userId,
      gameId: games.id,
      faceoffAt: games.faceoffAt,
      home: nameOf(home),
      away: nameOf(away),
    })
    .from(games)
    .innerJoin(home, eq(home.id, games.homeTeamId))
    .innerJoin(away, eq(away.id, games.awayTeamId))
    .innerJoin(
      managers,
      or(
        and(eq(managers.clubId, home.clubId), eq(home.level, 'PRO')),
        and(eq(managers.clubId, away.clubId), eq(away.level, 'PRO')),
      ),
    )
    .where(
      and(eq(games.status, 'live'), isListed(), gt(games.faceoffAt, since), inArray(managers.userId, [...userIds])),
    )
    .orderBy(games.faceoffAt, games.id);
  return new Map(
    rows.flatMap(({ userId, faceoffAt, ...game }) => (userId && faceoffAt ? [[userId, { ...game, faceoffAt }]] : [])),
  );
}

/** Returns recent games of the user's PRO team, latest first, with the results that the user wants to know. */
async function resultsSince(tx: Transaction, userId: UserId, since: Date): Promise<Digest['results']> {
  const rows = await tx
    .select({
      id: games.id,
      season: games.season,
      teamId: teams.id,
      home: nameOf(home),
      homeTeamId: games.homeTeamId,
      homeScore: games.homeScore,
      away: nameOf(away),
      awayTeamId: games.awayTeamId,
      awayScore: games.awayScore,
    })
    .from(managers)
    .innerJoin(teams, and(eq(teams.clubId, managers.clubId), eq(teams.level, 'PRO')))
    .innerJoin(games, or(eq(games.homeTeamId, teams.id), eq(games.awayTeamId, teams.id)))
    .innerJoin(home, eq(home.id, games.homeTeamId))
    .innerJoin(away, eq(away.id, games.awayTeamId))
    .where(and(eq(managers.userId, userId), eq(games.status, 'final'), isListed(), gt(games.finishedAt, since)))
    .orderBy(desc(games.finishedAt), desc(games.id))
    .limit(RESULTS_TOLD);
  const [latest] = rows;
  const hidden = latest ? await hiddenResults(tx, { userId, ...latest }) : null;
  return rows.map(({ home, homeTeamId, homeScore, away, awayTeamId, awayScore, ...game }) => ({
    home,
    away,
    score: hidesResult(hidden, { ...game, home: { id: homeTeamId }, away: { id: awayTeamId } })
      ? null
      : { home: homeScore ?? 0, away: awayScore ?? 0 },
  }));
}

/** Returns the recipient of a mail, with the unsubscribe link. */
export async function recipientOf(
  db: Database,
  { id, name, email, language }: Reader,
  publicUrl: string,
): Promise<Recipient> {
  const unsubscribeUrl = `${publicUrl}/email/unsubscribe?token=${await unsubscribeToken(db, id)}`;
  return { userId: id, to: email, name, language, publicUrl, unsubscribeUrl };
}

/** Returns what was last sent to the user, locked until the transaction ends. */
export async function lockReminder(tx: Transaction, userId: UserId, first: { digestDay: number; digestAt: Date }) {
  await tx
    .insert(reminders)
    .values({ userId, ...first })
    .onConflictDoNothing();
  const [row] = await tx.select().from(reminders).where(eq(reminders.userId, userId)).for('no key update');
  if (!row) throw new Error(`the reminders of user ${userId} have vanished`);
  return row;
}

/** Turns off all mails except those about the account itself. */
export async function endReminders(db: Database, userId: UserId): Promise<void> {
  await saveSettings(db, userId, {
    'reminder.digest': 'none',
    'reminder.forum-digest': false,
    'reminder.game-mail': false,
    'reminder.season-mail': false,
  });
}

export async function eraseReminders(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(reminders).where(eq(reminders.userId, userId));
}

export async function exportReminders(db: Database, userId: UserId) {
  const [row] = await db.select().from(reminders).where(eq(reminders.userId, userId));
  return row ?? null;
}
