/** Stores shortlists and notifies their owners. */
import { and, count, desc, eq } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { players } from '#domains/player/tables.ts';
import { limitFor } from '#domains/premium/store/limits.ts';
import { MAX_SHORTLISTED } from '#domains/shortlist/constants.ts';
import { shortlistRefusals } from '#domains/shortlist/refusals.ts';
import { changeOf } from '#domains/shortlist/rules.ts';
import { shortlistedPlayers } from '#domains/shortlist/tables.ts';
import type { PlayerId, UserId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { publishChange } from '#platform/realtime.ts';
import type { Rows } from '#platform/rows/rows.ts';

export interface ShortlistEntry {
  playerId: PlayerId;
  note: string;
  createdAt: Date;
}

/** Returns a user's shortlist, latest addition first. */
export async function shortlistOf(db: Database, userId: UserId): Promise<ShortlistEntry[]> {
  const { playerId, note, createdAt } = shortlistedPlayers;
  return db
    .select({ playerId, note, createdAt })
    .from(shortlistedPlayers)
    .where(eq(shortlistedPlayers.userId, userId))
    .orderBy(desc(shortlistedPlayers.id));
}

/** Returns the players on the user's shortlist. */
export async function shortlistedBy(db: Database, userId: UserId): Promise<ReadonlySet<PlayerId>> {
  return fact(db, {
    key: `shortlisted/${userId}`,
    topics: [`user:${userId}`],
    read: async () => new Set((await shortlistOf(db, userId)).map(({ playerId }) => playerId)),
  });
}

/**
 * Adds a player, or changes the note; without a note, the existing one stays. @returns null when there is no such
 * player
 */
export async function putOnShortlist(
  db: Database,
  { userId, playerId, note, now }: { userId: UserId; playerId: PlayerId; note?: string; now: Date },
): Promise<{ ok: true } | Refused | null> {
  return db.transaction(async (tx) => {
    // One at a time per user, so that two tabs cannot exceed the limit together.
    await lockName(tx, 'shortlist', userId);
    const [player] = await tx
      .select({ clubId: teams.clubId, status: players.status })
      .from(players)
      .leftJoin(teams, eq(teams.id, players.teamId))
      .where(eq(players.id, playerId));
    if (!player) return null;
    const max = await limitFor(tx, { userId, what: 'noteLength', now });
    if (note !== undefined && note.length > max) return shortlistRefusals.noteTooLong({ max });
    const mine = eq(shortlistedPlayers.userId, userId);
    const [kept] = await tx.select({ many: count() }).from(shortlistedPlayers).where(mine);
    const [there] = await tx
      .select({ id: shortlistedPlayers.id })
      .from(shortlistedPlayers)
      .where(and(mine, eq(shortlistedPlayers.playerId, playerId)));
    if (there) {
      if (note !== undefined)
        await tx.update(shortlistedPlayers).set({ note }).where(eq(shortlistedPlayers.id, there.id));
      return { ok: true };
    }
    if (player.status === 'retired') return shortlistRefusals.retired();
    if (player.status === 'home') return shortlistRefusals.homeBased();
    if ((kept?.many ?? 0) >= MAX_SHORTLISTED) return shortlistRefusals.full({ max: MAX_SHORTLISTED });
    await tx
      .insert(shortlistedPlayers)
      .values({ userId, playerId, note: note ?? '', createdAt: now, knownClubId: player.clubId });
    await publishChange(tx, [`user:${userId}`]);
    return { ok: true };
  });
}

export async function takeOffShortlist(db: Database, userId: UserId, playerId: PlayerId): Promise<void> {
  const entry = and(eq(shortlistedPlayers.userId, userId), eq(shortlistedPlayers.playerId, playerId));
  await db.transaction(async (tx) => {
    await tx.delete(shortlistedPlayers).where(entry);
    await publishChange(tx, [`user:${userId}`]);
  });
}

export async function removeShortlist(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(shortlistedPlayers).where(eq(shortlistedPlayers.userId, userId));
}

export async function exportShortlist(db: Database, userId: UserId) {
  return shortlistOf(db, userId);
}

/**
 * Notifies all users whose shortlisted players have moved, been released or retired since the last notification.
 * @returns how many
 */
export async function tellOfShortlisted(rows: Rows): Promise<number> {
  const followed = await rows.read(shortlistedPlayers, ['id', 'userId', 'playerId', 'knownClubId']);
  if (followed.length === 0) return 0;
  const playerIds = [...new Set(followed.map(({ playerId }) => playerId))];
  const found = await rows.read(players, ['id', 'firstname', 'lastname', 'teamId', 'retiredAt'], { id: playerIds });
  const playerOf = new Map(found.map((player) => [player.id, player]));
  const ofClubs = await rows.read(teams, ['id', 'clubId', 'level', 'city', 'nickname'], { ownerKind: 'club' });
  const clubOf = new Map(ofClubs.map((team) => [team.id, team.clubId]));
  const proOf = new Map(ofClubs.filter(({ level }) => level === 'PRO').map((team) => [team.clubId, team]));
  const told = followed.flatMap((entry) => {
    const player = playerOf.get(entry.playerId);
    if (!player) return [];
    const clubId = player.teamId === null ? null : (clubOf.get(player.teamId) ?? null);
    const change = changeOf({ knownClubId: entry.knownClubId, clubId, isRetired: player.retiredAt !== null });
    if (change === null) return [];
    const pro = proOf.get(clubId);
    const name = `${player.firstname} ${player.lastname}`;
    return [{ ...entry, clubId, change, name, team: pro ? `${pro.city} ${pro.nickname}` : '' }];
  });
  await notify(
    rows,
    told.map(({ userId, change, name, team }) => {
      const to = { userId, channel: 'news' } as const;
      if (change === 'moved') return { ...to, kind: 'shortlist-moved', params: { player: name, team } };
      return { ...to, kind: `shortlist-${change}` as const, params: { player: name } };
    }),
  );
  // Retired players cause no further news.
  const retired = told.filter(({ change }) => change === 'retired').map(({ id }) => id);
  if (retired.length > 0) await rows.remove(shortlistedPlayers, ['id'], { id: retired });
  await rows.update(
    shortlistedPlayers,
    'id',
    told.filter(({ change }) => change !== 'retired').map(({ id, clubId }) => ({ id, knownClubId: clubId })),
  );
  return told.length;
}
