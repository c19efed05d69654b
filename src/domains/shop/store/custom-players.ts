/**
 * Custom players: a name and a face with which a manager overlays a junior. The player himself does not change, only
 * how he appears on the screens of those who accept it. This is the only place that decides what is shown to a user.
 */
import { and, asc, eq, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { deceptionOf, passesFor } from '#domains/account/rules/names.ts';
import { users } from '#domains/account/tables.ts';
import { blockedBy } from '#domains/block/store.ts';
import type { Jersey } from '#domains/club/rules/looks.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { circleOf } from '#domains/friend/store.ts';
import { dropUnreportedCase, openCase } from '#domains/moderation/store/reports.ts';
import { players } from '#domains/player/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import { readSetting } from '#domains/settings/store.ts';
import { type FaceChoice, JUNIOR_LEVEL, MAX_NAMED_A_DAY } from '#domains/shop/constants.ts';
import { shopRefusals } from '#domains/shop/refusals.ts';
import { faceOf } from '#domains/shop/rules/face.ts';
import { lockShop } from '#domains/shop/store/lock.ts';
import { ownedItems } from '#domains/shop/store/owned.ts';
import { customPlayers, shopLooks } from '#domains/shop/tables.ts';
import type { SubjectKind } from '#domains/subject.ts';
import { given } from '#domains/written.ts';
import type { ClubId, PlayerId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

const KIND = 'custom-player';

export interface CustomPlayer {
  id: number;
  playerId: PlayerId;
  userId: UserId;
  owner: string;
  firstname: string;
  lastname: string;
  /** The player's own name. */
  registered: string;
  /** Changes with the face. */
  version: string;
}

const registeredName = sql<string>`${players.firstname} || ' ' || ${players.lastname}`;

/** Returns custom players whose players are with their owner's club; others appear under their own name. */
function placed(db: Database | Transaction, where: SQL | undefined): Promise<CustomPlayer[]> {
  const { id, playerId, userId, firstname, lastname, face } = customPlayers;
  return db
    .select({
      ...{ id, playerId, userId, owner: users.name, firstname, lastname, registered: registeredName },
      version: sql<string>`left(md5(${face}::text), 8)`,
    })
    .from(customPlayers)
    .innerJoin(users, eq(users.id, userId))
    .innerJoin(players, eq(players.id, playerId))
    .innerJoin(teams, eq(teams.id, players.teamId))
    .innerJoin(managers, and(eq(managers.clubId, teams.clubId), eq(managers.userId, userId)))
    .where(where)
    .orderBy(asc(id));
}

/** The condition that a moderator has approved the words and none has removed them since. */
const hasPassed = and(isNotNull(customPlayers.passedAt), isNull(customPlayers.refusedAt));

/**
 * Returns the custom players shown to a user: their own, and those of others as far as the user accepts them. Four
 * queries.
 */
export async function shownCustomPlayers(
  db: Database | Transaction,
  viewerId: UserId,
  where?: SQL,
): Promise<CustomPlayer[]> {
  const [accepts, circle, blocked] = await Promise.all([
    readSetting(db, viewerId, 'custom-player-acceptance'),
    circleOf(db, viewerId),
    blockedBy(db, viewerId),
  ]);
  const isOwn = eq(customPlayers.userId, viewerId);
  const seen = accepts === 'none' ? isOwn : or(isOwn, hasPassed);
  const found = await placed(db, and(seen, where));
  return found.filter(({ userId }) => {
    if (userId === viewerId) return true;
    return !blocked.has(userId) && (accepts !== 'friends' || circle.has(userId));
  });
}

/** Returns a custom player if it is shown to the user. */
export async function findShownCustomPlayer(
  db: Database | Transaction,
  { id, viewerId }: { id: number; viewerId: UserId },
): Promise<CustomPlayer | null> {
  const [found] = await shownCustomPlayers(db, viewerId, eq(customPlayers.id, id));
  return found ?? null;
}

interface CustomLook {
  face: Record<string, unknown>;
  wear: { jersey: Jersey; colors: [string, string, string] };
}

/** Returns the face and sweater of a custom player shown to the user. */
export async function findShownCustomLook(
  db: Database,
  who: { id: number; viewerId: UserId },
): Promise<CustomLook | null> {
  if (!(await findShownCustomPlayer(db, who))) return null;
  const [look] = await db
    .select({ face: customPlayers.face, wear: { jersey: clubs.jersey, colors: clubs.colors } })
    .from(customPlayers)
    .innerJoin(players, eq(players.id, customPlayers.playerId))
    .innerJoin(teams, eq(teams.id, players.teamId))
    .innerJoin(clubs, eq(clubs.id, teams.clubId))
    .where(eq(customPlayers.id, who.id));
  return look ?? null;
}

/**
 * Returns all of a user's custom players, including those not shown right now. `registered` is the player's own name;
 * null: he is not with the user's club. One query.
 */
export async function ownCustomPlayers(db: Database | Transaction, userId: UserId) {
  const { id, playerId, firstname, lastname, face, passedAt, refusedAt } = customPlayers;
  const registered = sql<string | null>`case when ${managers.userId} is not null then ${registeredName} end`;
  return db
    .select({ id, playerId, firstname, lastname, face, passedAt, refusedAt, registered })
    .from(customPlayers)
    .innerJoin(players, eq(players.id, playerId))
    .leftJoin(teams, eq(teams.id, players.teamId))
    .leftJoin(managers, and(eq(managers.clubId, teams.clubId), eq(managers.userId, userId)))
    .where(eq(customPlayers.userId, userId))
    .orderBy(asc(id));
}

/** Returns the juniors of a club by name. One query. */
export async function juniorsOf(db: Database, clubId: ClubId): Promise<{ id: PlayerId; name: string }[]> {
  return db
    .select({ id: players.id, name: registeredName })
    .from(players)
    .innerJoin(teams, eq(teams.id, players.teamId))
    .where(and(eq(teams.clubId, clubId), eq(teams.level, JUNIOR_LEVEL)))
    .orderBy(asc(players.lastname), asc(players.firstname), asc(players.id));
}

interface Design {
  userId: UserId;
  /** null: they manage none. */
  clubId: ClubId | null;
  playerId: PlayerId;
  firstname: string;
  lastname: string;
  face: FaceChoice;
  now: Date;
}

/**
 * Overlays a junior of the user's club with a name and a face, or changes them. New words make a new custom player,
 * which a moderator has to approve before others see it; a new face of the same one is visible at once, since it is
 * composed of listed parts.
 */
export async function saveCustomPlayer(tx: Transaction, design: Design): Promise<{ ok: true } | Refused> {
  const { userId, playerId, firstname, lastname, now } = design;
  const face = faceOf(design.face);
  await lockShop(tx, userId);
  const own = await ownCustomPlayers(tx, userId);
  const before = own.find((one) => one.playerId === playerId);
  if (before?.firstname === firstname && before.lastname === lastname) {
    await tx.update(customPlayers).set({ face }).where(eq(customPlayers.id, before.id));
    return { ok: true };
  }
  const most = (await ownedItems(tx, userId)).get('custom-player') ?? 0;
  if (most === 0) return shopRefusals.notOwned();
  if (!before && own.length >= most) return shopRefusals.customFull({ max: most });
  if (!before && !(await isJuniorOf(tx, design))) return shopRefusals.noJunior();
  const name = `${firstname} ${lastname}`;
  const named = await namedLately(tx, userId, now);
  if (named.length >= MAX_NAMED_A_DAY) return shopRefusals.customOften({ max: MAX_NAMED_A_DAY });
  if (deceptionOf(name) || (await isPlayers(tx, design))) return shopRefusals.customName();
  if (before) await removeCustomPlayer(tx, { userId, playerId });
  const [made] = await tx
    .insert(customPlayers)
    .values({ userId, playerId, firstname, lastname, face })
    .returning({ id: customPlayers.id });
  if (!made) throw new Error('a custom player was not stored');
  const set = { namedAt: [...named, now] };
  await tx
    .insert(shopLooks)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: shopLooks.userId, set });
  const path = `/player/${playerId}`;
  await openCase(tx, { kind: KIND, id: made.id }, { authorId: userId, text: name, path }, now);
  return { ok: true };
}

/** Removes a custom player, which frees its spot for another junior and makes a pending review unnecessary. */
export async function removeCustomPlayer(
  tx: Transaction,
  { userId, playerId }: { userId: UserId; playerId: PlayerId },
): Promise<{ ok: true }> {
  const isOfPlayer = and(eq(customPlayers.userId, userId), eq(customPlayers.playerId, playerId));
  const gone = await tx.delete(customPlayers).where(isOfPlayer).returning({ id: customPlayers.id });
  for (const { id } of gone) await dropUnreportedCase(tx, { kind: KIND, id });
  return { ok: true };
}

/** Returns when the user named custom players in the last 24 hours. */
async function namedLately(tx: Transaction, userId: UserId, now: Date): Promise<Date[]> {
  const [row] = await tx.select({ namedAt: shopLooks.namedAt }).from(shopLooks).where(eq(shopLooks.userId, userId));
  return (row?.namedAt ?? []).filter((at) => at.getTime() > now.getTime() - DAY_MS);
}

async function isJuniorOf(tx: Transaction, { userId, clubId, playerId }: Design): Promise<boolean> {
  if (clubId === null) return false;
  const rows = await tx
    .select({ id: players.id })
    .from(players)
    .innerJoin(teams, eq(teams.id, players.teamId))
    .innerJoin(managers, and(eq(managers.clubId, teams.clubId), eq(managers.userId, userId)))
    .where(and(eq(players.id, playerId), eq(teams.clubId, clubId), eq(teams.level, JUNIOR_LEVEL)));
  return rows.length > 0;
}

/**
 * Returns whether another person in the world has this name or a similar one: a junior named like a star would deceive
 * managers in trades.
 */
async function isPlayers(tx: Transaction, { firstname, lastname, playerId }: Design): Promise<boolean> {
  const isSame = passesFor(firstname + lastname);
  const others = await tx
    .select({ firstname: players.firstname, lastname: players.lastname })
    .from(players)
    .where(ne(players.id, playerId));
  return others.some((other) => isSame(other.firstname + other.lastname));
}

/** The words as a subject of moderation, before others see them and whenever they are reported. */
export const customPlayerSubject: SubjectKind = {
  kind: KIND,
  writtenBy: {
    'shop.saveCustomPlayer': async (db, call) => {
      const playerId = Number(given(db, call));
      const isIt = and(eq(customPlayers.userId, call.userId), eq(customPlayers.playerId, playerId));
      const [saved] = await db.select({ id: customPlayers.id }).from(customPlayers).where(isIt);
      return saved?.id ?? null;
    },
  },

  async read(db, id, reader) {
    const found = await findShownCustomPlayer(db, { id, viewerId: reader.id });
    if (!found) return null;
    const { userId, firstname, lastname, playerId } = found;
    return { authorId: userId, text: `${firstname} ${lastname}`, path: `/player/${playerId}` };
  },

  async pass(tx, id, { now }) {
    await tx
      .update(customPlayers)
      .set({ passedAt: now })
      .where(and(eq(customPlayers.id, id), isNull(customPlayers.passedAt)));
  },

  async remove(tx, id, { now }) {
    const removed = await tx
      .update(customPlayers)
      .set({ refusedAt: now })
      .where(and(eq(customPlayers.id, id), isNull(customPlayers.refusedAt)))
      .returning({ id: customPlayers.id });
    return removed.length > 0 ? {} : null;
  },

  async restore(tx, id) {
    await tx
      .update(customPlayers)
      .set({ refusedAt: null, passedAt: sql`coalesce(${customPlayers.passedAt}, ${customPlayers.refusedAt})` })
      .where(eq(customPlayers.id, id));
  },
};
